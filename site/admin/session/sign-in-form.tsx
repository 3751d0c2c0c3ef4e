import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { nameMaxCharacters } from "#site/constants.ts";
import { type Session, signIn } from "../api/admin-api.ts";
import { Field } from "../ui/field.tsx";
import { rememberedName, rememberName } from "./remembered-name.ts";
import { missingIn, problemsOf, type SignInProblems } from "./sign-in-problems.ts";

interface SignInFormProps {
  /** Who is expected; otherwise whoever signed in last. */
  name?: string;
  onSignedIn(session: Session): void;
  /** What stands beside the button. */
  children?: ReactNode;
}

/** The name for the history, and the password. The focus begins in the first field that is empty. */
export function SignInForm({ name: expected, onSignedIn, children }: SignInFormProps): ReactNode {
  const [name] = useState(() => expected ?? rememberedName());
  const [problems, setProblems] = useState<SignInProblems>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => focusFirst(form.current, "input:placeholder-shown"), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong is to be read first
  useEffect(() => focusFirst(form.current, "[aria-invalid], .outcome"), [problems]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const credentials = { name: String(data.get("name")).trim(), password: String(data.get("password")) };
    const missing = missingIn(credentials);
    if (Object.keys(missing).length > 0) return setProblems(missing);
    setBusy(true);
    try {
      const session = await signIn(credentials);
      rememberName(credentials.name);
      onSignedIn(session);
    } catch (error) {
      setProblems(problemsOf(error, new Date()));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="sign-in-form" ref={form} onSubmit={submit} noValidate>
      {problems.form && (
        <p className="outcome destructive" role="alert" tabIndex={-1}>
          {problems.form}
        </p>
      )}
      <Field label="Your Name" hint="For the history: it stands beside what you import." error={problems.name}>
        {(attributes) => (
          <input
            {...attributes}
            name="name"
            type="text"
            defaultValue={name}
            placeholder=" "
            maxLength={nameMaxCharacters}
            autoComplete="username"
            required
          />
        )}
      </Field>
      <Field label="Password" error={problems.password}>
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
      </Field>
      <div className="actions">
        <button className="button" type="submit" disabled={isBusy}>
          {isBusy ? "Signing In..." : "Sign In"}
        </button>
        {children}
      </div>
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}
