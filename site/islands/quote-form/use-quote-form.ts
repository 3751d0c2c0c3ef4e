import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { type FieldErrors, type UseFormRegister, useForm } from "react-hook-form";
import {
  QUOTE_FIELDS,
  type QuoteInput,
  type QuoteIssue,
  type QuoteRequest,
  QuoteRequestSchema,
} from "#schemas/quote.ts";
import { currentCampaign } from "#site/islands/campaign.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import type { ToastText } from "#site/islands/toasts/toast-store.ts";
import { newRequestKey, sendQuoteRequest } from "./send-quote-request.ts";

const RECEIVED: ToastText = {
  title: "Success!",
  description: "Your request has been submitted. We'll contact you soon.",
  isDestructive: false,
};

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
  focusField(field: QuoteIssue["field"]): void;
}

/**
 * The states of the form: idle → submitting → success, and the form is cleared, or failure, and it is kept.
 * @param pageSource answers the page that the request comes from
 */
export function useQuoteForm(pageSource: () => string): QuoteForm {
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<QuoteInput, unknown, QuoteRequest>({
    resolver: zodResolver(QuoteRequestSchema),
    shouldFocusError: false,
  });
  const [issues, setIssues] = useState<readonly QuoteIssue[]>([]);
  const [outcome, setOutcome] = useState<ToastText>();
  const [isSubmitting, setSubmitting] = useState(false);
  const isSending = useRef(false);
  const sent = useRef({ body: "", key: "" });

  const submit = handleSubmit(
    async (filledIn) => {
      // The button is disabled only with the next render, and a double click is faster.
      if (isSending.current) return;
      isSending.current = true;
      setSubmitting(true);
      end([], undefined);
      const body = JSON.stringify({ ...filledIn, pageSource: pageSource(), ...currentCampaign() });
      if (sent.current.body !== body) sent.current = { body, key: newRequestKey() };
      const failure = await sendQuoteRequest(sent.current);
      isSending.current = false;
      setSubmitting(false);
      if (failure === undefined) {
        sent.current = { body: "", key: "" };
        reset();
        end([], RECEIVED);
      } else {
        for (const { field, message } of failure.issues) setError(field, { type: "server", message });
        end(failure.issues, { title: "Something went wrong", description: failure.message, isDestructive: true });
      }
    },
    (errors) => end(issuesIn(errors), undefined),
  );

  function end(found: readonly QuoteIssue[], told: ToastText | undefined): void {
    setIssues(found);
    setOutcome(told);
    if (told !== undefined) showToast(told);
  }

  return { register, submit, isSubmitting, errors: formState.errors, issues, outcome, focusField: setFocus };
}

function issuesIn(errors: FieldErrors<QuoteInput>): QuoteIssue[] {
  return QUOTE_FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ field, message }];
  });
}
