import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { emailMaxCharacters, nameMaxCharacters } from "#site/constants.ts";
import { answer, api, type UserSession } from "../api/client.ts";
import { errorMessage, RequestError } from "../api/request.ts";
import { Button } from "../ui/controls/button.tsx";
import { TextField } from "../ui/controls/form-field.tsx";
import { PasswordField } from "../ui/controls/password-field.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import type { FirstField } from "./access.ts";

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

/** The values of the form: those of the first field and of the password. */
type Credentials = Partial<Record<FirstField, string>> & { password: string };

/** A message by field; `form` is for a message that concerns no single field. */
type SignInProblems = Partial<Record<keyof Credentials | "form", string>>;

const MISSING = { name: "Enter your name", email: "Enter your email", password: "Enter the password" };

/** Returns a message for each empty field, so that an incomplete form is not sent. @internal exported for tests */
export function findMissing(credentials: Credentials): SignInProblems {
  const fields = (["name", "email", "password"] as const).filter((field) => credentials[field]?.trim() === "");
  return Object.fromEntries(fields.map((field) => [field, MISSING[field]]));
}

/** Turns a failed sign-in into messages. @internal exported for tests */
export function describeSignInError(error: unknown, field: FirstField, now: Date): SignInProblems {
  const message = errorMessage(error, "The server is not responding. Check your connection, then try again.");
  // The browser has ended the sign-in, mostly because the user closed its dialog.
  if (error instanceof Error && PASSKEY_ERRORS.has(error.name)) return { form: NO_PASSKEY };
  if (!(error instanceof RequestError)) return { form: message };
  const { code, retryAfterSeconds } = error;
  const retry = retryAfterSeconds === undefined ? "" : ` ${describeRetry(retryAfterSeconds, now)}`;
  const fieldsByCode: Record<string, keyof Credentials> = { "wrong-password": "password", invalid: field };
  return { [fieldsByCode[code] ?? "form"]: message + retry };
}

const PASSKEY_ERRORS: ReadonlySet<string> = new Set(["AbortError", "NotAllowedError", "SecurityError", "UnknownError"]);

const NO_PASSKEY = "No passkey was used. Try again, or sign in with your password.";

function describeRetry(seconds: number, now: Date): string {
  if (seconds <= 60) return `You can try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`;
  const minutes = Math.ceil(seconds / 60);
  const time = new Date(now.getTime() + minutes * 60_000).toLocaleTimeString("en-US", { timeStyle: "short" });
  return `You can try again in ${minutes} minutes, at ${time}.`;
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
