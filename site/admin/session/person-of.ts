import type { Session } from "../api/admin-api.ts";

/** Returns the text that identifies a user in this browser: the email address or, in an office without accounts, the name. */
export function personOf({ email, name }: Pick<Session, "email" | "name">): string {
  return email ?? name;
}
