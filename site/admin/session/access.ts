/** Finds out whether the user is signed in, and by which field users sign in. */
import { answer, api, type UserSession } from "../api/client.ts";
import { RequestError, SIGNED_OUT } from "../api/request.ts";

/** The first field of the sign-in form: the email address of an account or, without accounts, any name. */
export type FirstField = "email" | "name";

export type Access =
  | { state: "signed-in"; session: UserSession }
  | { state: "signed-out"; signInWith: FirstField; hasPasskeys: boolean }
  /** Signing in is not possible. `reason` is a sentence for the user. */
  | { state: "closed"; reason: string };

/** Returns the field that a user has signed in with. */
export function firstFieldOf({ email }: Pick<UserSession, "email">): FirstField {
  return email === undefined ? "name" : "email";
}

/** Returns the text that identifies a user in this browser: the email address or, in an office without accounts, the name. */
export function personOf({ email, name }: Pick<UserSession, "email" | "name">): string {
  return email ?? name;
}

/** Returns whether a user may see quote requests, which have personal data. */
export function mayReadRequests({ role, mayReadRequests: isAllowed }: UserSession): boolean {
  return role === "owner" || isAllowed;
}

/** Returns whether the user is signed in. Never throws: without an API, the admin is closed. */
export async function readAccess(): Promise<Access> {
  try {
    // With this preference, being signed out is no error, which browsers would log.
    const session = await answer(api.session.$get({}, { headers: { Prefer: "handling=lenient" } }));
    return "signedIn" in session ? toSignedOut(session) : { state: "signed-in", session };
  } catch (error) {
    if (!(error instanceof RequestError)) {
      return { state: "closed", reason: "The server is not responding. Check your connection, then try again." };
    }
    if (error.code === SIGNED_OUT) return toSignedOut(error.body);
    const isFromApi = error.code !== "" && error.status !== 404;
    const reason = isFromApi ? error.userMessage : "This copy of the site has no server, so it has no admin panel.";
    return { state: "closed", reason };
  }
}

function toSignedOut({ signInWith = "name", hasPasskeys = false }: Partial<Access & { state: "signed-out" }>): Access {
  return { state: "signed-out", signInWith, hasPasskeys };
}
