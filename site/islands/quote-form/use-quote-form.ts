import { type BaseSyntheticEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { type PageId, resolvePage } from "#schemas/page-ids.ts";
import { formatPageSource } from "#schemas/page-source.ts";
import {
  QUOTE_FIELDS,
  QUOTE_RECEIVED,
  QuoteFormSchema,
  type QuoteInput,
  type QuoteIssue,
  type QuoteRequest,
  SPAM_GUARD,
} from "#schemas/quotes/quote-request.ts";
import { contactPath } from "#site/constants.ts";
import { showToast } from "../toasts/show-toast.ts";
import type { ToastText } from "../toasts/toast-store.ts";
import { type FormQuestion, readExtras } from "./quote-controls.ts";
import { createRequestSender, type QuoteResult } from "./request-sender.ts";

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

interface Feedback {
  /** Errors of the last submit, in the order of the form. */
  issues: readonly QuoteIssue[];
  failure: ToastText | undefined;
  /** True for feedback on a submit, and false for what the page contained. */
  isNew: boolean;
}

/** Manages the quote form: idle, submitting, then success with a confirmation in its place, or failure with a kept form. */
export function useQuoteForm(questions: readonly FormQuestion[], pageSource: string, initial?: RejectedQuote) {
  const [rejected] = useState(() => initial && withTypedMessage(initial));
  const [initialErrors] = useState(() => toFieldErrors(rejected?.issues ?? []));
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<QuoteInput, unknown, QuoteRequest>({
    resolver: validate,
    shouldFocusError: false,
    // A rejected form behaves as it would after a submit: fields are validated on every change.
    ...(rejected && { errors: initialErrors, mode: "onChange" }),
  });
  const { feedback, latestFeedback, finish } = useFeedback(rejected);
  const [isSubmitting, setSubmitting] = useState(false);
  const isSending = useRef(false);
  const [{ send, prepare }] = useState(() => createRequestSender(rejected?.hidden));

  async function sendValid(values: QuoteRequest, form: HTMLFormElement): Promise<void> {
    // The button is disabled on the next render only, and a double click can be faster.
    if (isSending.current) return;
    isSending.current = true;
    setSubmitting(true);
    finish([], undefined);
    const data = new FormData(form);
    const referrer = referringPage(document.referrer, location.origin);
    const source = referrer === undefined ? pageSource : formatPageSource(referrer);
    const request = { ...values, ...readExtras(data, questions), pageSource: source };
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

  /** Validates the form and sends it if it is valid. */
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
  // Errors that the visitor has corrected are not listed anymore.
  const issues = feedback.issues.flatMap(({ field }) => toIssues({ [field]: errors[field] }));
  const { failure } = feedback;
  return { rejected, register, submit, prepare, isSubmitting, errors, issues, failure, latestFeedback, setFocus };
}

/** Keeps the problems that the form shows, and moves the focus to new ones. */
function useFeedback(rejected: RejectedQuote | undefined) {
  const [feedback, setFeedback] = useState<Feedback>({
    issues: rejected?.issues ?? [],
    failure: rejected?.issues.length === 0 ? createFailure(rejected.error) : undefined,
    isNew: false,
  });
  /** Element of the feedback, which takes the focus. */
  const latestFeedback = useRef<HTMLElement>(null);

  useEffect(() => {
    if (feedback.isNew) latestFeedback.current?.focus();
  }, [feedback]);

  function finish(issues: readonly QuoteIssue[], failure: ToastText | undefined): void {
    setFeedback({ issues, failure, isNew: true });
    if (failure !== undefined) showToast(failure);
  }

  return { feedback, latestFeedback, finish };
}

/** Returns the page of this site that the visitor came from, or undefined for another site. @internal exported for tests */
export function referringPage(referrer: string, origin: string): PageId | undefined {
  return referrer.startsWith(`${origin}/`) ? resolvePage(new URL(referrer).pathname) : undefined;
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
  const { title, description, anchor } = QUOTE_RECEIVED;
  showToast({ title, description: message ?? description, isDestructive: false, isNoticed: true });
  dispatchEvent(new CustomEvent("quote-received", { detail: { message, reference, answerBy, ready, insuranceType } }));
  // The response to a rejected plain form has the address of the API, which must not be loaded again.
  const search = location.pathname === contactPath ? location.search : "";
  location.replace(`${contactPath}${search}#${anchor}`);
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
