import type { ReactNode } from "react";
import type { Session } from "../api/admin-api.ts";

/** The name, email address and role of a person. */
export function AccountSummary({ name, email, role }: Pick<Session, "name" | "email" | "role">): ReactNode {
  return (
    <p className="account-summary">
      <strong>{name}</strong> {email} <span className="status">{role === "owner" ? "Owner" : "Editor"}</span>
    </p>
  );
}
