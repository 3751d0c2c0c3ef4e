import { Fragment, type ReactNode, type Ref, useEffect, useId, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { FormField } from "#schemas/generated/page.ts";
import type { MedicareFacts } from "#schemas/generated/site.ts";
import { CONSENT, INSURANCE_TYPES, type QuoteField, type QuoteIssue, SPAM_GUARD } from "#schemas/quote-request.ts";
import { MedicareDisclaimer } from "#site/components/medicare-disclaimer/medicare-disclaimer.tsx";
import { pageSourceOf } from "#site/page-model/navigation.ts";
import { useIsHydrated } from "../island/use-is-hydrated.ts";
import { prepareToasts } from "../toasts/show-toast.ts";
import { type QuoteControl, quoteControls } from "./controls.ts";
import { Outcome } from "./outcome.tsx";
import { previousPage } from "./previous-page.ts";
import { type RefusedQuote, useQuoteForm } from "./use-quote-form.ts";

export interface QuoteRequestFormProps {
  /** Labels and placeholders that the content gives. */
  fields: readonly FormField[] | undefined;
  submitButton: string;
  /** What the request is said to come from where no page of this site led to the form. */
  pageSource: string;
  medicare: MedicareFacts | undefined;
  /** The request that the form starts with, where the page answers one that was refused. */
  refused?: RefusedQuote;
}

/** The request for a quote: a plain form that the browser checks and sends; with scripts this does both. */
export function QuoteRequestForm({
  fields,
  submitButton,
  pageSource,
  medicare,
  refused: given,
}: QuoteRequestFormProps): ReactNode {
  const { register, submit, isSubmitting, errors, issues, outcome, refused, focusField } = useQuoteForm(() => {
    const previous = previousPage(document.referrer, location.origin);
    return previous === undefined ? pageSource : pageSourceOf(previous);
  }, given);
  const isHydrated = useIsHydrated();
  const news = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is to be read first; what the page came with is not
  useEffect(() => void (isHydrated && news.current?.focus()), [issues, outcome]);

  return (
    <form
      // A form without defaults is another one: it can be cleared.
      key={refused && "refused"}
      className="quote-form"
      action="/api/contact"
      method="post"
      noValidate={isHydrated}
      onInput={prepareToasts}
      onSubmit={submit}
    >
      {Object.entries({ pageSource, ...refused?.hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {issues.length > 0 && <ErrorSummary issues={issues} onFollow={focusField} ref={news} />}
      {quoteControls(fields).map((control) => (
        <Fragment key={control.name}>
          <Field
            {...control}
            registered={register(control.name)}
            value={refused?.values[control.name]}
            error={errors[control.name]?.message}
          />
          {control.name === "insuranceType" && <MedicareDisclaimer facts={medicare} />}
        </Fragment>
      ))}
      <div className="consent">
        <input
          type="checkbox"
          id="consent"
          value={CONSENT.version}
          defaultChecked={refused?.values.consent === CONSENT.version}
          {...register("consent")}
        />
        <label htmlFor="consent">{CONSENT.text}</label>
      </div>
      <div className="unasked">
        <label htmlFor={SPAM_GUARD.honeypot}>Leave this empty</label>
        <input type="text" id={SPAM_GUARD.honeypot} name={SPAM_GUARD.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="quote-terms">
        <p>A request binds no coverage. You are covered once a carrier has confirmed it in writing.</p>
        <p>Please do not send card numbers or Social Security numbers.</p>
      </div>
      {outcome && <Outcome {...outcome} ref={issues.length > 0 ? null : news} />}
      <button className="button" type="submit" disabled={isSubmitting}>
        {isSubmitting ? "Submitting..." : submitButton}
      </button>
    </form>
  );
}

interface FieldProps extends QuoteControl {
  registered: UseFormRegisterReturn;
  /** What it holds from the start. */
  value: string | undefined;
  error: string | undefined;
}

function Field({
  name,
  label,
  placeholder,
  control: Control,
  attributes,
  registered,
  value,
  hint,
  error,
}: FieldProps): ReactNode {
  const [hintId, errorId] = [hint && `${name}-hint`, error && `${name}-error`];
  const given = {
    id: name,
    defaultValue: value,
    ...registered,
    ...attributes,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {Control === "select" ? (
        <select {...given} defaultValue={value ?? ""}>
          <option value="" disabled>
            {placeholder}
          </option>
          {INSURANCE_TYPES.map((type) => (
            <option key={type.value} value={type.value}>
              {type.label}
            </option>
          ))}
        </select>
      ) : (
        <Control placeholder={placeholder} {...given} />
      )}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

interface ErrorSummaryProps {
  issues: readonly QuoteIssue[];
  /** Takes the focus to the field of an issue. */
  onFollow: (field: QuoteField) => void;
  ref: Ref<HTMLElement>;
}

function ErrorSummary({ issues, onFollow, ref }: ErrorSummaryProps): ReactNode {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts, the page that answers the form leads to it
    <section className="error-summary" role="alert" aria-labelledby={titleId} tabIndex={-1} autoFocus ref={ref}>
      <h3 id={titleId}>There is a problem</h3>
      <ul>
        {issues.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onFollow(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
