/** Roles of the people who use the admin. An owner may do everything that an editor may. */
export const ROLES = ["editor", "owner"] as const;
export type Role = (typeof ROLES)[number];
