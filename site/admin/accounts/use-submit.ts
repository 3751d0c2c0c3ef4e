import { type FormEvent, useEffect, useRef, useState } from "react";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { RequestError } from "../api/request.ts";

/** A message by field; `form` is for a message that concerns no single field. */
export type Problems = Readonly<Record<string, string | undefined>>;

interface Submission {
  problems: Problems;
  isBusy: boolean;
  /** Sends the fields of a form by name. */
  onSubmit(event: FormEvent<HTMLFormElement>): Promise<void>;
}

/** Fields that an error of the API concerns. */
const FIELD_BY_CODE: Readonly<Record<string, string>> = {
  "email-taken": "email",
  "last-owner": "role",
  "first-owner": "role",
  "wrong-password": "current",
};

/**
 * Submits a form and keeps its messages. What was typed stays.
 * @param send may throw a RequestError, whose message is shown at its field
 */
export function useSubmit(send: (fields: FormData, form: HTMLFormElement) => Promise<unknown>): Submission {
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const sent = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new problems move the focus
  useEffect(() => sent.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]")?.focus(), [problems]);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    sent.current = form;
    setBusy(true);
    try {
      await send(new FormData(form), form);
      setProblems({});
    } catch (error) {
      setProblems(describeProblems(error));
    } finally {
      setBusy(false);
    }
  }

  return { problems, isBusy, onSubmit };
}

/** Turns a failed request into messages at fields. @internal exported for tests */
export function describeProblems(error: unknown): Problems {
  if (error instanceof FieldError) return error.problems;
  const message = errorMessage(error, NO_RESPONSE);
  if (!(error instanceof RequestError)) return { form: message };
  const { code, body } = error;
  if (code === "invalid" && body.issues !== undefined) {
    return Object.fromEntries(body.issues.map((issue) => [issue.field || "form", issue.message]));
  }
  return { [FIELD_BY_CODE[code] ?? "form"]: message };
}

/** A form that cannot be sent as it is. */
export class FieldError extends Error {
  override readonly name = "FieldError";
  readonly problems: Problems;

  constructor(problems: Problems) {
    super("The form is incomplete.");
    this.problems = problems;
  }
}

const MISSING: Readonly<Record<string, string>> = {
  name: "Enter a name",
  email: "Enter an email address",
  current: "Enter your present password",
  password: "Enter a new password",
};

/** Returns the values of fields. @throws FieldError if one is empty */
export function readFields<Name extends string>(fields: FormData, names: readonly Name[]): Record<Name, string> {
  const values = names.map((name) => [name, String(fields.get(name) ?? "")] as const);
  const empty = values.filter(([, value]) => value.trim() === "");
  if (empty.length > 0) throw new FieldError(Object.fromEntries(empty.map(([name]) => [name, MISSING[name]])));
  return Object.fromEntries(values) as Record<Name, string>;
}
