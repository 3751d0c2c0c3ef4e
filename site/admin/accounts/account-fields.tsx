import { useState } from "react";
import { emailMaxCharacters, nameMaxCharacters } from "#site/constants.ts";
import type { NewAccount, StaffAccount, UserSession } from "../api/client.ts";
import { type Problems, readFields } from "../query/api-form.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { TextField } from "../ui/controls/form-field.tsx";
import { PasswordField } from "../ui/controls/password-field.tsx";
import { RadioField } from "../ui/controls/radio-field.tsx";

interface AccountFieldsProps {
  /** Values to start with. */
  account?: Pick<StaffAccount, "name" | "email" | "role" | "mayReadRequests"> | undefined;
  problems: Problems;
  hasFixedRole?: boolean;
  hasPassword?: boolean;
}

const ROLES = [
  { value: "editor", title: "Editor", hint: "Changes pages and photos, imports content, and undoes own changes." },
  { value: "owner", title: "Owner", hint: "Does everything, including accounts and quote requests." },
] as const;

export function AccountSummary({ name, email, role }: Pick<UserSession, "name" | "email" | "role">) {
  return (
    <p className="account-summary">
      <strong>{name}</strong> {email} <span className="status">{role === "owner" ? "Owner" : "Editor"}</span>
    </p>
  );
}

export function AccountFields({ account, problems, hasFixedRole, hasPassword }: AccountFieldsProps) {
  const [role, setRole] = useState(account?.role ?? "editor");
  return (
    <>
      <TextField
        label="Name"
        hint="Shown in History next to this person's changes."
        error={problems.name}
        name="name"
        defaultValue={account?.name}
        maxLength={nameMaxCharacters}
        autoComplete="off"
      />
      <TextField
        label="Email"
        hint="Used to sign in."
        error={problems.email}
        name="email"
        type="email"
        defaultValue={account?.email}
        maxLength={emailMaxCharacters}
        autoComplete="off"
      />
      {!hasFixedRole && (
        <RadioField label="Role" name="role" options={ROLES} value={role} error={problems.role} onChange={setRole} />
      )}
      {!hasFixedRole && role === "editor" && (
        <Checkbox name="mayReadRequests" defaultChecked={account?.mayReadRequests}>
          This editor may read and answer quote requests
        </Checkbox>
      )}
      {hasPassword && <PasswordField name="password" label="Password" error={problems.password} />}
    </>
  );
}

/** Returns the values of the fields. @throws FieldError if one is empty */
export function readAccountFields(fields: FormData): Required<Omit<NewAccount, "password">> {
  const role = fields.get("role") === "owner" ? "owner" : "editor";
  return { ...readFields(fields, ["name", "email"]), role, mayReadRequests: fields.has("mayReadRequests") };
}
