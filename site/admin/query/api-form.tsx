/** Forms that are sent to the API, and their messages. */
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { errorMessage, NO_RESPONSE, RequestError } from "../api/request.ts";
import { Button } from "../ui/controls/button.tsx";

/** A message by field; `form` is for a message that concerns no single field. */
export type Problems = Readonly<Record<string, string | undefined>>;

export function showFailure(error: unknown): void {
  showToast({ title: "Error", description: errorMessage(error, NO_RESPONSE), isDestructive: true });
}

interface ApiFormProps {
  /** Label of the button that sends the form, idle and busy. */
  action: readonly [idle: string, busy: string];
  /** Accessible name of the form, if it has no heading. */
  label?: string;
  /** True if the form is not the main one of its page. */
  isSecondary?: boolean;
  /**
   * Sends the fields of the form by name, with that of the button. May throw a RequestError, whose message is shown at its
   * field.
   */
  send(fields: FormData, form: HTMLFormElement): Promise<unknown>;
  onCancel?: () => void;
  buttons?: ReactNode;
  children(problems: Problems): ReactNode;
}

/** Fields that an error of the API concerns. */
const FIELD_BY_CODE: Readonly<Record<string, string>> = {
  "email-taken": "email",
  "last-owner": "role",
  "first-owner": "role",
  "wrong-password": "current",
};

/** A form that keeps its messages, and what was typed. */
export function ApiForm(props: ApiFormProps) {
  const { action, label, isSecondary = false, send, onCancel, buttons, children } = props;
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: ({ form, fields }: { form: HTMLFormElement; fields: FormData }) => send(fields, form),
  });
  const problems = error ? describeProblems(error) : {};

  useEffect(() => {
    if (error) variables?.form.querySelector<HTMLElement>("[aria-invalid], [role=alert]")?.focus();
  }, [error, variables]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { currentTarget: form, nativeEvent } = event;
    if (!isPending) mutate({ form, fields: new FormData(form, (nativeEvent as SubmitEvent).submitter) });
  }

  return (
    <form className="api-form" onSubmit={submit} noValidate aria-label={label}>
      {problems.form && (
        <p className="outcome destructive" role="alert" tabIndex={-1}>
          {problems.form}
        </p>
      )}
      {children(problems)}
      <div className="actions">
        <Button
          look={isSecondary ? "secondary" : undefined}
          text={action[isPending ? 1 : 0]}
          type="submit"
          disabled={isPending}
        />
        {buttons}
        {onCancel && <Button look="secondary" text="Cancel" onClick={onCancel} />}
      </div>
    </form>
  );
}

/** Turns a failed request into messages at fields. @internal exported for tests */
export function describeProblems(error: unknown): Problems {
  if (error instanceof FieldError) return error.problems;
  const message = errorMessage(error, NO_RESPONSE);
  if (!(error instanceof RequestError)) return { form: message };
  const { code, body } = error;
  if (body.issues !== undefined) {
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
