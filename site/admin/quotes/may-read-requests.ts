import type { Session } from "../api/admin-api.ts";

/** Returns whether a user may see quote requests, which have personal data. */
export function mayReadRequests({ role, mayReadRequests: isAllowed }: Session): boolean {
  return role === "owner" || isAllowed;
}
