import { Fragment, type ReactNode, type Ref, useEffect, useId, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { FormField } from "#schemas/page.generated.ts";
import { CONSENT, INSURANCE_TYPES, type QuoteField, type QuoteIssue } from "#schemas/quote.ts";
import type { MedicareFacts } from "#schemas/site.generated.ts";
import { prepareToasts } from "#site/islands/toasts/show-toast.ts";
import type { ToastText } from "#site/islands/toasts/toast-store.ts";
import { useIsHydrated } from "#site/islands/use-is-hydrated.ts";
import { pageSourceOf } from "#site/navigation.ts";
import { MedicareDisclaimer } from "#site/sections/medicare/medicare-disclaimer.tsx";
import { type QuoteControl, quoteControls } from "#site/sections/quote-form/controls.ts";
import { previousPage } from "./previous-page.ts";
import { useQuoteForm } from "./use-quote-form.ts";

interface QuoteRequestFormProps {
  /** Labels and placeholders that the content gives. */
  fields: readonly FormField[] | undefined;
  submitButton: string;
  /** What the request is said to come from where no page of this site led to the form. */
  pageSource: string;
  medicare: MedicareFacts | undefined;
}

/** The request for a quote: a plain form that the browser checks and sends; with scripts this does both. */
export function QuoteRequestForm({ fields, submitButton, pageSource, medicare }: QuoteRequestFormProps): ReactNode {
  const { register, submit, isSubmitting, errors, issues, outcome, focusField } = useQuoteForm(() => {
    const previous = previousPage(document.referrer, location.origin);
    return previous === undefined ? pageSource : pageSourceOf(previous);
  });
  const isHydrated = useIsHydrated();
  const news = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is to be read first
  useEffect(() => news.current?.focus(), [issues, outcome]);

  return (
    <form
      className="quote-form"
      action="/api/contact"
      method="post"
      noValidate={isHydrated}
      onInput={prepareToasts}
      onSubmit={submit}
    >
      <input type="hidden" name="pageSource" value={pageSource} />
      {issues.length > 0 && <ErrorSummary issues={issues} onFollow={focusField} ref={news} />}
      {quoteControls(fields).map((control) => (
        <Fragment key={control.name}>
          <Field {...control} registered={register(control.name)} error={errors[control.name]?.message} />
          {control.name === "insuranceType" && <MedicareDisclaimer facts={medicare} />}
        </Fragment>
      ))}
      <div className="consent">
        <input type="checkbox" id="consent" value={CONSENT.version} {...register("consent")} />
        <label htmlFor="consent">{CONSENT.text}</label>
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
  error: string | undefined;
}

function Field({
  name,
  label,
  placeholder,
  control: Control,
  attributes,
  registered,
  hint,
  error,
}: FieldProps): ReactNode {
  const [hintId, errorId] = [hint && `${name}-hint`, error && `${name}-error`];
  const given = {
    id: name,
    ...registered,
    ...attributes,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {Control === "select" ? (
        <select defaultValue="" {...given}>
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
    <section className="error-summary" role="alert" aria-labelledby={titleId} tabIndex={-1} ref={ref}>
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

/** How the request ended. The toast says it aloud, and this stays. */
function Outcome({ title, description, isDestructive, ref }: ToastText & { ref: Ref<HTMLElement> }): ReactNode {
  const titleId = useId();
  return (
    <section
      className={isDestructive ? "outcome destructive" : "outcome"}
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={ref}
    >
      <h3 id={titleId}>{title}</h3>
      <p>{description}</p>
    </section>
  );
}
