import { type BaseSyntheticEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, get, type Resolver, set, useForm } from "react-hook-form";
import { type PageId, resolvePage } from "#schemas/page-ids.ts";
import { formatPageSource } from "#schemas/page-source.ts";
import { type FormQuestion, isAskedFor, readAnswer } from "#schemas/quotes/answers.ts";
import { checkRequest } from "#schemas/quotes/check-request.ts";
import {
  DETAIL_PREFIX,
  FILES,
  FILES_TOO_LARGE,
  MAX_FILES,
  MAX_FILES_BYTES,
  QUOTE_FIELDS,
  QUOTE_RECEIVED,
  type QuoteField,
  QuoteFormSchema,
  type QuoteInput,
  type QuoteIssue,
  type QuoteRequest,
  type RejectedForm,
  SPAM_GUARD,
  TOO_MANY_FILES,
} from "#schemas/quotes/quote-request.ts";
import { showToast } from "../toasts/show-toast.ts";
import type { ToastText } from "../toasts/toast-store.ts";
import { createRequestSender, type QuoteResult } from "./request-sender.ts";

/** Rejected plain form that the island continues with. */
export interface RejectedQuote extends Pick<RejectedForm, "error" | "issues"> {
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

/** Page and kind of the requests of a form. */
export interface FormTarget {
  /** Readable name of the page. */
  pageSource: string;
  /** Path of the page, which confirms a request. */
  path: string;
  /** ID of the kind of request. Undefined for a quote. */
  kind?: string | undefined;
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;

/** Manages the form of a request: idle, submitting, then success with a confirmation in its place, or failure with a kept form. */
export function useQuoteForm(
  questions: readonly FormQuestion[],
  { pageSource, path, kind }: FormTarget,
  initial?: RejectedQuote,
) {
  const [rejected] = useState(() => initial && withTypedTexts(initial));
  const [initialErrors] = useState(() => toFieldErrors(rejected?.issues ?? []));
  const names = [
    ...QUOTE_FIELDS.filter((name) => name !== MESSAGE),
    ...questions.map(({ id }): QuoteField => `${DETAIL_PREFIX}${id}`),
    MESSAGE,
    FILES,
  ] as const;
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<QuoteInput, unknown, QuoteRequest>({
    resolver: createResolver(questions),
    shouldFocusError: false,
    // A rejected form behaves as it would after a submit: fields are validated on every change.
    ...(rejected && { errors: initialErrors, mode: "onChange" }),
  });
  const { feedback, latestFeedback, finish } = useFeedback(rejected);
  const [isSubmitting, setSubmitting] = useState(false);
  const [filesError, setFilesError] = useState(rejected?.issues.find(({ field }) => field === FILES)?.message);
  const isSending = useRef(false);
  const [{ send, prepare }] = useState(() => createRequestSender(rejected?.hidden));

  async function sendValid(values: QuoteRequest, form: HTMLFormElement): Promise<void> {
    // The button is disabled on the next render only, and a double click can be faster.
    if (isSending.current) return;
    isSending.current = true;
    setSubmitting(true);
    finish([], undefined);
    const data = new FormData(form);
    const files = data.getAll(FILES).filter((file): file is File => file instanceof File && file.size > 0);
    const problem = checkFiles(files);
    if (problem !== undefined) return end([{ field: FILES, message: problem }]);
    const about = data.get("about")?.toString();
    const referrer = referringPage(document.referrer, location.origin);
    const source = referrer === undefined ? pageSource : formatPageSource(referrer);
    const request = { ...values, ...(about && { about }), kind, pageSource: source };
    const result = await send(request, data.get(SPAM_GUARD.honeypot)?.toString() ?? "", files);
    if (!result.isAccepted) return end(result.issues, createFailure(result.message));
    end([]);
    reset();
    showConfirmation(result, values, path);
  }

  /** Ends a submit with its problems, which the fields show. */
  function end(found: readonly QuoteIssue[], failure?: ToastText): void {
    isSending.current = false;
    setSubmitting(false);
    setFilesError(found.find(({ field }) => field === FILES)?.message);
    for (const { field, message } of found) if (field !== FILES) setError(field, { type: "server", message });
    finish(found, failure);
  }

  /** Validates the form and sends it if it is valid. */
  async function submit(event: BaseSyntheticEvent): Promise<void> {
    let invalid: readonly QuoteIssue[] = [];
    await handleSubmit(
      (values) => sendValid(values, event.target),
      (errors) => {
        invalid = listIssues(names, (field) => messageAt(errors, field));
      },
    )(event);
    // The library publishes its errors at the end, and the summary shows only fields that have one.
    if (invalid.length > 0) finish(invalid, undefined);
  }

  const { errors } = formState;
  // Errors that the visitor has corrected are not listed anymore.
  const errorOf = (field: QuoteField): string | undefined => (field === FILES ? filesError : messageAt(errors, field));
  const shown = feedback.issues.map(({ field }) => field);
  const { failure } = feedback;
  const focus = (field: QuoteField) => (field === FILES ? document.getElementById(FILES)?.focus() : setFocus(field));
  return {
    rejected,
    register,
    submit,
    prepare,
    isSubmitting,
    errorOf,
    issues: listIssues(shown, errorOf),
    failure,
    latestFeedback,
    setFocus: focus,
  };
}

const MESSAGE = "message";

/** Returns what is wrong with the chosen files. The API also checks their content. */
function checkFiles(files: readonly File[]): string | undefined {
  if (files.length > MAX_FILES) return TOO_MANY_FILES;
  const bytes = files.reduce((total, { size }) => total + size, 0);
  return bytes > MAX_FILES_BYTES ? FILES_TOO_LARGE : undefined;
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
function createResolver(questions: readonly FormQuestion[]): Resolver<QuoteInput, unknown, QuoteRequest> {
  return (input) => {
    const asked = questions.filter((question) => isAskedFor(question, input.insuranceType));
    const issues = checkRequest(input, asked, todayInBrowser());
    if (issues.length > 0) return { values: {}, errors: toFieldErrors(issues) };
    const { details, ...values } = QuoteFormSchema.parse(input);
    const answers = asked.flatMap(({ id }) => {
      const answer = readAnswer(details, id);
      return answer === "" ? [] : [[id, answer]];
    });
    return { values: { ...values, ...(answers.length > 0 && { details: Object.fromEntries(answers) }) }, errors: {} };
  };
}

function todayInBrowser(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * Shows the confirmation of the page, which the fragment of the address reveals. The new address replaces the form in the
 * history, so that Back leads to the page before it and a reload cannot send the request again.
 */
function showConfirmation(
  { message, reference, answerBy, ready }: QuoteResult,
  { insuranceType }: QuoteRequest,
  path: string,
): void {
  const { title, description, anchor } = QUOTE_RECEIVED;
  showToast({ title, description: message ?? description, isDestructive: false, isNoticed: true });
  dispatchEvent(new CustomEvent("quote-received", { detail: { message, reference, answerBy, ready, insuranceType } }));
  // The response to a rejected plain form has the address of the API, which must not be loaded again.
  const search = location.pathname === path ? location.search : "";
  location.replace(`${path}${search}#${anchor}`);
}

function listIssues(fields: readonly QuoteField[], messageOf: (field: QuoteField) => string | undefined): QuoteIssue[] {
  return fields.flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [{ field, message }];
  });
}

function messageAt(errors: FieldErrors<QuoteInput>, field: QuoteField): string | undefined {
  return (get(errors, field) as { message?: string } | undefined)?.message;
}

/** Returns errors in the form of the values, in which the answers are one group. */
function toFieldErrors(issues: readonly QuoteIssue[]): FieldErrors<QuoteInput> {
  const errors: FieldErrors<QuoteInput> = {};
  for (const { field, message } of issues) if (field !== FILES) set(errors, field, { type: "server", message });
  return errors;
}

function createFailure(description = ""): ToastText {
  return { title: "Something went wrong", description, isDestructive: true, isNoticed: true };
}

/** Keeps what the visitor typed before hydration, because React resets text areas to their default values. */
function withTypedTexts(rejected: RejectedQuote): RejectedQuote {
  const areas = [...(globalThis.document?.querySelectorAll<HTMLTextAreaElement>(".quote-form textarea") ?? [])];
  const typed = Object.fromEntries(areas.map(({ name, value }) => [name, value]));
  return { ...rejected, values: { ...rejected.values, ...typed } };
}
