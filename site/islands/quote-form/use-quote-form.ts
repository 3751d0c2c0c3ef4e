import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { type FieldErrors, type UseFormRegister, useForm } from "react-hook-form";
import {
  QUOTE_FIELDS,
  QUOTE_RECEIVED,
  type QuoteField,
  type QuoteInput,
  type QuoteIssue,
  type QuoteRequest,
  QuoteRequestSchema,
  SPAM_GUARD,
} from "#schemas/quote-request.ts";
import { currentCampaign } from "../campaign/campaign.ts";
import { showToast } from "../toasts/show-toast.ts";
import type { ToastText } from "../toasts/toast-store.ts";
import { fetchTicket, newRequestKey, sendQuoteRequest } from "./send-quote-request.ts";

const RECEIVED: ToastText = {
  title: QUOTE_RECEIVED.title,
  description: QUOTE_RECEIVED.description,
  isDestructive: false,
};

/** A request that came as a plain form and was refused: what the form takes up again. */
export interface RefusedQuote {
  /** One sentence for the visitor. */
  error: string;
  issues: readonly QuoteIssue[];
  /** What was filled in. */
  values: Partial<Record<QuoteField | "consent", string>>;
  /** What goes with it unseen, by name. */
  hidden: Readonly<Record<string, string>>;
}

interface QuoteForm {
  register: UseFormRegister<QuoteInput>;
  /** Checks what is filled in and, where nothing is wrong, sends it. */
  submit: () => Promise<void>;
  isSubmitting: boolean;
  /** What is wrong now with each field: a field that was refused is looked at again as it is edited. */
  errors: FieldErrors<QuoteInput>;
  /** What was wrong at the last submit, in the order of the form. */
  issues: readonly QuoteIssue[];
  /** How the last request ended, where one was sent. */
  outcome: ToastText | undefined;
  /** The refused request that the form holds, until it is taken. */
  refused: RefusedQuote | undefined;
  focusField(field: QuoteField): void;
}

/**
 * The states of the form: idle → submitting → success, and the form is cleared, or failure, and it is kept.
 * @param pageSource answers the page that the request comes from
 * @param given the refused request that the form starts with, if any
 */
export function useQuoteForm(pageSource: () => string, given: RefusedQuote | undefined): QuoteForm {
  const [refused, setRefused] = useState(() => given && withTypedMessage(given));
  const [refusedErrors] = useState(() => errorsOf(given?.issues ?? []));
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<QuoteInput, unknown, QuoteRequest>({
    resolver: zodResolver(QuoteRequestSchema),
    shouldFocusError: false,
    // As after a submit: what was refused is looked at again as it is edited.
    ...(refused && { errors: refusedErrors, mode: "onChange" }),
  });
  const [issues, setIssues] = useState(given?.issues ?? []);
  const [outcome, setOutcome] = useState(given && given.issues.length === 0 ? failure(given.error) : undefined);
  const [isSubmitting, setSubmitting] = useState(false);
  const isSending = useRef(false);
  const { [SPAM_GUARD.formToken]: givenTicket, ...added } = refused?.hidden ?? {};
  const ticket = useRef(givenTicket);
  const sent = useRef({ asked: "", key: "" });

  useEffect(() => {
    if (ticket.current === undefined) {
      fetchTicket().then((answered) => {
        ticket.current = answered;
      });
    }
  }, []);

  const submit = handleSubmit(
    async (filledIn, event) => {
      // The button is disabled only with the next render, and a double click is faster.
      if (isSending.current) return;
      isSending.current = true;
      setSubmitting(true);
      end([], undefined);
      const request = { ...filledIn, pageSource: pageSource(), ...currentCampaign(), ...added };
      const asked = JSON.stringify(request);
      // The key belongs to what is asked, whatever the guard says.
      if (sent.current.asked !== asked) sent.current = { asked, key: newRequestKey() };
      const guard = {
        [SPAM_GUARD.honeypot]: new FormData(event?.target).get(SPAM_GUARD.honeypot) || undefined,
        [SPAM_GUARD.formToken]: ticket.current,
      };
      const body = JSON.stringify({ ...request, ...guard });
      const refusal = await sendQuoteRequest({ body, key: sent.current.key });
      isSending.current = false;
      setSubmitting(false);
      if (refusal === undefined) {
        sent.current = { asked: "", key: "" };
        setRefused(undefined);
        reset();
        end([], RECEIVED);
      } else {
        for (const { field, message } of refusal.issues) setError(field, { type: "server", message });
        end(refusal.issues, failure(refusal.message));
      }
    },
    (errors) => end(issuesIn(errors), undefined),
  );

  function end(found: readonly QuoteIssue[], told: ToastText | undefined): void {
    setIssues(found);
    setOutcome(told);
    if (told !== undefined) showToast(told);
  }

  return { register, submit, isSubmitting, errors: formState.errors, issues, outcome, refused, focusField: setFocus };
}

function issuesIn(errors: FieldErrors<QuoteInput>): QuoteIssue[] {
  return QUOTE_FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ field, message }];
  });
}

function errorsOf(issues: readonly QuoteIssue[]): FieldErrors<QuoteInput> {
  return Object.fromEntries(issues.map(({ field, message }) => [field, { type: "server", message }]));
}

function failure(description: string): ToastText {
  return { title: "Something went wrong", description, isDestructive: true };
}

/** React sets a text area to its default as it takes over: that must be what stands in it by then. */
function withTypedMessage(refused: RefusedQuote): RefusedQuote {
  const typed = globalThis.document?.querySelector<HTMLTextAreaElement>("#message")?.value;
  return typed === undefined ? refused : { ...refused, values: { ...refused.values, message: typed } };
}
