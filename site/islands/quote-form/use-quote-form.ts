import { type BaseSyntheticEvent, useRef, useState } from "react";
import { type FieldErrors, type Resolver, type UseFormRegister, useForm } from "react-hook-form";
import {
  QUOTE_FIELDS,
  QUOTE_RECEIVED,
  type QuoteField,
  QuoteFormSchema,
  type QuoteInput,
  type QuoteIssue,
  type QuoteRequest,
  SPAM_GUARD,
} from "#schemas/quote-request.ts";
import { contactPath } from "#site/constants.ts";
import { showToast } from "../toasts/show-toast.ts";
import type { ToastText } from "../toasts/toast-store.ts";
import type { FormQuestion } from "./quote-controls.ts";
import { readExtras } from "./read-extras.ts";
import { createRequestSender } from "./request-sender.ts";
import type { QuoteResult } from "./send-quote-request.ts";

/** Rejected plain form that the island continues with. */
export interface RejectedQuote {
  /** One sentence for the visitor. */
  error: string;
  issues: readonly QuoteIssue[];
  /** Values of the visible fields, by name. */
  values: Readonly<Record<string, string>>;
  /** Values of the hidden fields, by name. */
  hidden: Readonly<Record<string, string>>;
}

interface QuoteFormOptions {
  questions: readonly FormQuestion[];
  /** Returns the name of the page that the request comes from. */
  getPageSource: () => string;
  /** Rejected form that the fields start with. */
  initial: RejectedQuote | undefined;
}

interface QuoteForm {
  /** Rejected form that the fields start with, with the message as the visitor has edited it. */
  rejected: RejectedQuote | undefined;
  register: UseFormRegister<QuoteInput>;
  /** Validates the form and sends it if it is valid. */
  submit: (event: BaseSyntheticEvent) => Promise<void>;
  /** Gets ready to send a request, when the visitor starts with the form. */
  prepare: () => void;
  isSubmitting: boolean;
  /** Current errors. After a submit, a field is validated again on every change. */
  errors: FieldErrors<QuoteInput>;
  /** Errors of the last submit, in the order of the form. */
  issues: readonly QuoteIssue[];
  /** Failure of the last request. */
  failure: ToastText | undefined;
  focusField(field: QuoteField): void;
}

/**
 * Manages the states of the quote form: idle, submitting, then success with a confirmation in place of the form, or failure
 * with a kept form.
 */
export function useQuoteForm({ questions, getPageSource, initial }: QuoteFormOptions): QuoteForm {
  const [rejected] = useState(() => initial && withTypedMessage(initial));
  const [initialErrors] = useState(() => toFieldErrors(rejected?.issues ?? []));
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<QuoteInput, unknown, QuoteRequest>({
    resolver: validate,
    shouldFocusError: false,
    // A rejected form behaves as it would after a submit: fields are validated on every change.
    ...(rejected && { errors: initialErrors, mode: "onChange" }),
  });
  const [issues, setIssues] = useState(rejected?.issues ?? []);
  const [failure, setFailure] = useState(rejected?.issues.length === 0 ? createFailure(rejected.error) : undefined);
  const [isSubmitting, setSubmitting] = useState(false);
  const isSending = useRef(false);
  const [{ send, prepare }] = useState(() => createRequestSender(rejected?.hidden));

  function finish(foundIssues: readonly QuoteIssue[], newFailure: ToastText | undefined): void {
    setIssues(foundIssues);
    setFailure(newFailure);
    if (newFailure !== undefined) showToast(newFailure);
  }

  async function sendValid(values: QuoteRequest, form: HTMLFormElement): Promise<void> {
    // The button is disabled on the next render only, and a double click can be faster.
    if (isSending.current) return;
    isSending.current = true;
    setSubmitting(true);
    finish([], undefined);
    const data = new FormData(form);
    const request = { ...values, ...readExtras(data, questions), pageSource: getPageSource() };
    const result = await send(request, data.get(SPAM_GUARD.honeypot)?.toString() ?? "");
    isSending.current = false;
    setSubmitting(false);
    if (result.isAccepted) {
      reset();
      showConfirmation(result, values);
    } else {
      for (const { field, message } of result.issues) setError(field, { type: "server", message });
      finish(result.issues, createFailure(result.message));
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

  const { errors } = formState;
  return { rejected, register, submit, prepare, isSubmitting, errors, issues, failure, focusField: setFocus };
}

/** Validates the values of the form. The package of resolvers for React Hook Form would cost more than this page may load. */
const validate: Resolver<QuoteInput, unknown, QuoteRequest> = (input) => {
  const { data, error } = QuoteFormSchema.safeParse(input);
  if (data !== undefined) return { values: data, errors: {} };
  const issues = QUOTE_FIELDS.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ field, message: issue.message }];
  });
  return { values: {}, errors: toFieldErrors(issues) };
};

/**
 * Shows the confirmation of the page, which the fragment of the address reveals. The new address replaces the form in the
 * history, so that Back leads to the page before it and a reload cannot send the request again.
 */
function showConfirmation({ message, reference, answerBy, ready }: QuoteResult, { insuranceType }: QuoteRequest): void {
  showToast({
    title: QUOTE_RECEIVED.title,
    description: message ?? QUOTE_RECEIVED.description,
    isDestructive: false,
    isNoticed: true,
  });
  dispatchEvent(new CustomEvent("quote-received", { detail: { message, reference, answerBy, ready, insuranceType } }));
  // The response to a rejected plain form has the address of the API, which must not be loaded again.
  const search = location.pathname === contactPath ? location.search : "";
  location.replace(`${contactPath}${search}#${QUOTE_RECEIVED.anchor}`);
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

function createFailure(description = ""): ToastText {
  return { title: "Something went wrong", description, isDestructive: true, isNoticed: true };
}

/** Keeps what the visitor typed before hydration, because React resets a text area to its default value. */
function withTypedMessage(rejected: RejectedQuote): RejectedQuote {
  const typed = globalThis.document?.querySelector<HTMLTextAreaElement>("#message")?.value;
  return typed === undefined ? rejected : { ...rejected, values: { ...rejected.values, message: typed } };
}
