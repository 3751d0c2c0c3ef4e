import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useRef, useState } from "react";
import { type FieldErrors, type UseFormRegister, useForm } from "react-hook-form";
import {
  QUOTE_FIELDS,
  QUOTE_RECEIVED,
  type QuoteField,
  type QuoteInput,
  type QuoteIssue,
  type QuoteRequest,
  QuoteRequestSchema,
} from "#schemas/quote-request.ts";
import { showToast } from "../toasts/show-toast.ts";
import type { ToastText } from "../toasts/toast-store.ts";
import { removeDraft } from "./draft.ts";
import { useSendRequest } from "./use-send-request.ts";

/** Rejected plain form that the island continues with. */
export interface RejectedQuote {
  /** One sentence for the visitor. */
  error: string;
  issues: readonly QuoteIssue[];
  /** Values of the visible fields. */
  values: Partial<Record<QuoteField | "consent", string>>;
  /** Values of the hidden fields, by name. */
  hidden: Readonly<Record<string, string>>;
}

interface QuoteForm {
  register: UseFormRegister<QuoteInput>;
  /** Validates the form and sends it if it is valid. */
  submit: (event: BaseSyntheticEvent) => Promise<void>;
  isSubmitting: boolean;
  /** Current errors. After a submit, a field is validated again on every change. */
  errors: FieldErrors<QuoteInput>;
  /** Errors of the last submit, in the order of the form. */
  issues: readonly QuoteIssue[];
  /** Result of the last request. */
  result: ToastText | undefined;
  /** Rejected form that the fields start with. Undefined after the API accepts it. */
  rejected: RejectedQuote | undefined;
  focusField(field: QuoteField): void;
}

/**
 * Manages the states of the quote form: idle, submitting, then success with a cleared form or failure with a kept one.
 * @param getPageSource returns the name of the page that the request comes from
 * @param initial rejected form that the fields start with
 */
export function useQuoteForm(getPageSource: () => string, initial: RejectedQuote | undefined): QuoteForm {
  const [rejected, setRejected] = useState(() => initial && withTypedMessage(initial));
  const [initialErrors] = useState(() => toFieldErrors(initial?.issues ?? []));
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<QuoteInput, unknown, QuoteRequest>({
    resolver: zodResolver(QuoteRequestSchema),
    shouldFocusError: false,
    // A rejected form behaves as it would after a submit: fields are validated on every change.
    ...(rejected && { errors: initialErrors, mode: "onChange" }),
  });
  const [issues, setIssues] = useState(initial?.issues ?? []);
  const [result, setResult] = useState(initial && initial.issues.length === 0 ? failure(initial.error) : undefined);
  const [isSubmitting, setSubmitting] = useState(false);
  const isSending = useRef(false);
  const send = useSendRequest(rejected?.hidden);

  function finish(foundIssues: readonly QuoteIssue[], newResult: ToastText | undefined): void {
    setIssues(foundIssues);
    setResult(newResult);
    if (newResult !== undefined) showToast(newResult);
  }

  async function sendValid(values: QuoteRequest, form: HTMLFormElement | undefined): Promise<void> {
    // The button is disabled on the next render only, and a double click can be faster.
    if (isSending.current) return;
    isSending.current = true;
    setSubmitting(true);
    finish([], undefined);
    const { isAccepted, message, issues: found } = await send({ ...values, pageSource: getPageSource() }, form);
    isSending.current = false;
    setSubmitting(false);
    if (isAccepted) {
      setRejected(undefined);
      reset();
      removeDraft();
      finish([], success(message));
    } else {
      for (const { field, message: problem } of found) setError(field, { type: "server", message: problem });
      finish(found, failure(message));
    }
  }

  async function submit(event: BaseSyntheticEvent): Promise<void> {
    let invalid: readonly QuoteIssue[] = [];
    await handleSubmit(
      (values) => sendValid(values, event.target),
      (errors) => {
        invalid = toIssues(errors);
      },
    )(event);
    // The library publishes its errors at the end, and the summary shows only fields that have one.
    if (invalid.length > 0) finish(invalid, undefined);
  }

  return { register, submit, isSubmitting, errors: formState.errors, issues, result, rejected, focusField: setFocus };
}

function toIssues(errors: FieldErrors<QuoteInput>): QuoteIssue[] {
  return QUOTE_FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ field, message }];
  });
}

function toFieldErrors(issues: readonly QuoteIssue[]): FieldErrors<QuoteInput> {
  return Object.fromEntries(issues.map(({ field, message }) => [field, { type: "server", message }]));
}

function success(description: string): ToastText {
  return { title: QUOTE_RECEIVED.title, description, isDestructive: false };
}

function failure(description: string): ToastText {
  return { title: "Something went wrong", description, isDestructive: true };
}

/** Keeps what the visitor typed before hydration, because React resets a text area to its default value. */
function withTypedMessage(rejected: RejectedQuote): RejectedQuote {
  const typed = globalThis.document?.querySelector<HTMLTextAreaElement>("#message")?.value;
  return typed === undefined ? rejected : { ...rejected, values: { ...rejected.values, message: typed } };
}
