import type { UserSession } from "../api/client.ts";

/** Returns whether a user may see quote requests, which have personal data. */
export function mayReadRequests({ role, mayReadRequests: isAllowed }: UserSession): boolean {
  return role === "owner" || isAllowed;
}
