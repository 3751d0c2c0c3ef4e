import { useState } from "react";
import { Button } from "./button.tsx";
import { FormField } from "./form-field.tsx";

type PasswordFieldProps = { name: "current" | "password"; label: string; error: string | undefined };

const RULES = "At least 12 characters. Four words that do not belong together work well. Common passwords are refused.";

/** A hidden field that tells a password manager whose password the form is about. */
export function UsernameField({ value }: { value: string }) {
  return (
    <input
      className="visually-hidden"
      type="text"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}

/** A field for the present or a new password, which can be shown. A new one has its rules beside it. */
export function PasswordField({ name, label, error }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const isNew = name === "password";
  return (
    <FormField label={label} hint={isNew && RULES} error={error}>
      {(attributes) => (
        <div className="password-field">
          <input
            {...attributes}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
            placeholder=" "
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Button
            look="quiet"
            text={isShown ? "Hide" : "Show"}
            about={` ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </FormField>
  );
}
