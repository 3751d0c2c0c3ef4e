import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { emailMaxCharacters, nameMaxCharacters } from "#site/constants.ts";
import { type Session, signIn } from "../api/admin-api.ts";
import type { SignInField } from "../api/request.ts";
import { FormField } from "../ui/form-field.tsx";
import { readRememberedName, saveRememberedName } from "./remembered-name.ts";
import { describeSignInError, findMissing, type SignInProblems } from "./sign-in-problems.ts";

interface SignInFormProps {
  /** The first field. */
  field: SignInField;
  /** The value that the first field starts with; without it, that of the last sign-in. */
  name?: string;
  onSignedIn(session: Session): void;
  /** Further buttons. */
  children?: ReactNode;
}

const FIELDS = {
  name: { label: "Your Name", hint: "Shown in History next to your changes.", type: "text", max: nameMaxCharacters },
  email: { label: "Email", hint: undefined, type: "email", max: emailMaxCharacters },
};

/** The form for name or email address, and password. The first empty field has the focus. */
export function SignInForm({ field, name: expectedName, onSignedIn, children }: SignInFormProps): ReactNode {
  const [name] = useState(() => expectedName ?? readRememberedName(field));
  const { problems, isBusy, submit } = useSignIn(field, onSignedIn);
  const { label, hint, type, max } = FIELDS[field];
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => focusFirst(form.current, "input:placeholder-shown"), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new problems move the focus
  useEffect(() => focusFirst(form.current, "[aria-invalid], .outcome"), [problems]);

  return (
    <form className="sign-in-form" ref={form} onSubmit={submit} noValidate>
      {problems.form && (
        <p className="outcome destructive" role="alert" tabIndex={-1}>
          {problems.form}
        </p>
      )}
      <FormField label={label} hint={hint} error={problems[field]}>
        {(attributes) => (
          <input
            {...attributes}
            name={field}
            type={type}
            defaultValue={name}
            placeholder=" "
            maxLength={max}
            autoComplete="username"
            required
          />
        )}
      </FormField>
      <FormField label="Password" error={problems.password}>
        {(attributes) => (
          <input
            {...attributes}
            name="password"
            type="password"
            placeholder=" "
            autoComplete="current-password"
            required
          />
        )}
      </FormField>
      <div className="actions">
        <button className="button" type="submit" disabled={isBusy}>
          {isBusy ? "Signing In..." : "Sign In"}
        </button>
        {children}
      </div>
    </form>
  );
}

/** Sends the form and keeps the messages of the last attempt. */
function useSignIn(field: SignInField, onSignedIn: (session: Session) => void) {
  const [problems, setProblems] = useState<SignInProblems>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = String(fields.get(field)).trim();
    const credentials = { [field]: name, password: String(fields.get("password")) };
    const missing = findMissing(credentials);
    if (Object.keys(missing).length > 0) return setProblems(missing);
    setBusy(true);
    try {
      const session = await signIn(credentials);
      saveRememberedName(field, name);
      onSignedIn(session);
    } catch (error) {
      setProblems(describeSignInError(error, field, new Date()));
    } finally {
      setBusy(false);
    }
  }

  return { problems, isBusy, submit };
}

function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}
