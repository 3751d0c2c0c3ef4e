import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { emailMaxCharacters, nameMaxCharacters } from "#site/constants.ts";
import { answer, api, type UserSession } from "../api/client.ts";
import { Button } from "../ui/controls/button.tsx";
import { TextField } from "../ui/controls/form-field.tsx";
import { PasswordField } from "../ui/controls/password-field.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import type { FirstField } from "./access.ts";
import { describeSignInError, findMissing, type SignInProblems } from "./sign-in-problems.ts";

/** Without passkeys or without their code, the form works. */
const PasskeySignIn = lazyPart(
  async () => (await import("./passkey-sign-in.tsx")).PasskeySignIn,
  () => null,
);

export interface SignInFormProps {
  field: FirstField;
  /** The value that the first field starts with; without it, that of the last sign-in. */
  name?: string;
  hasPasskeys: boolean;
  onSignedIn(session: UserSession): void;
  children?: ReactNode;
}

const FIELDS = {
  name: { label: "Your Name", hint: "Shown in History next to your changes.", type: "text", max: nameMaxCharacters },
  email: { label: "Email", hint: undefined, type: "email", max: emailMaxCharacters },
};

/** The form for name or email address, and password. The first empty field has the focus. */
export function SignInForm({ field, name: expectedName, hasPasskeys, onSignedIn, children }: SignInFormProps) {
  const [name] = useState(() => expectedName ?? readRememberedName(field));
  const { problems, isBusy, submit, finish, fail } = useSignIn(field, onSignedIn);
  const offersPasskeys = hasPasskeys && "PublicKeyCredential" in window;
  const { label, hint, type, max } = FIELDS[field];
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => focusFirst(form.current, "input:placeholder-shown"), []);
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirst(form.current, "[aria-invalid], .outcome");
  }, [problems]);

  return (
    <form className="sign-in-form" ref={form} onSubmit={submit} noValidate>
      {problems.form && (
        <p className="outcome destructive" role="alert" tabIndex={-1}>
          {problems.form}
        </p>
      )}
      <TextField
        label={label}
        hint={hint}
        error={problems[field]}
        name={field}
        type={type}
        defaultValue={name}
        placeholder=" "
        maxLength={max}
        autoComplete={offersPasskeys ? "username webauthn" : "username"}
        required
      />
      <PasswordField name="current" label="Password" error={problems.password} />
      <div className="actions">
        <Button text={isBusy ? "Signing In..." : "Sign In"} type="submit" disabled={isBusy} />
        {offersPasskeys && <PasskeySignIn onSignedIn={finish} onError={fail} />}
        {children}
      </div>
      <p className="field-hint">
        Forgot your password? Ask an owner of this site, or the person who runs the server, for a new one.
      </p>
    </form>
  );
}

/** Sends the form and keeps the messages of the last attempt. */
function useSignIn(field: FirstField, onSignedIn: (session: UserSession) => void) {
  const [problems, setProblems] = useState<SignInProblems>({});
  const [isBusy, setBusy] = useState(false);

  function finish(session: UserSession): void {
    saveRememberedName(field, session[field] ?? "");
    onSignedIn(session);
  }

  const fail = (error: unknown) => setProblems(describeSignInError(error, field, new Date()));

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = String(fields.get(field)).trim();
    const credentials = { [field]: name, password: String(fields.get("current")) };
    const missing = findMissing(credentials);
    if (Object.keys(missing).length > 0) return setProblems(missing);
    setBusy(true);
    try {
      finish(await answer(api.session.$post({ json: credentials })));
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  return { problems, isBusy, submit, finish, fail };
}

function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}

/** The place in the storage of the browser for the name or email address that the user last signed in with. */
const keyOf = (field: FirstField) => `admin-${field}`;

/** Returns the stored name or address, or "" if there is none or the browser blocks its storage. */
function readRememberedName(field: FirstField): string {
  try {
    return localStorage.getItem(keyOf(field)) ?? "";
  } catch {
    return "";
  }
}

function saveRememberedName(field: FirstField, name: string): void {
  try {
    localStorage.setItem(keyOf(field), name);
  } catch {
    // The browser blocks its storage, so the user types the name again next time.
  }
}
