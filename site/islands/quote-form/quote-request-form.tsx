import { type ComponentProps, Fragment, type Ref, useId, useMemo, useState, useSyncExternalStore } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { ConsentText } from "#content/quote-form/consent-text.ts";
import type { FormField } from "#schemas/generated/page.ts";
import type { FormQuestion } from "#schemas/quotes/answers.ts";
import { FILE_TYPES, FILES, type QuoteField, type QuoteIssue, SPAM_GUARD } from "#schemas/quotes/quote-request.ts";
import { Disclosures, type LineDisclosures } from "#site/components/disclosures/disclosures.tsx";
import { describeField, Field } from "#site/components/field/field.tsx";
import { PhoneLink } from "#site/components/phone-link/phone-link.tsx";
import { trustHtml } from "../island/trusted-types.ts";
import { loadToasts } from "../toasts/show-toast.ts";
import type { ToastText } from "../toasts/toast-store.ts";
import { type FormControl, type LineOption, questionControl, quoteControls } from "./quote-controls.ts";
import { suggestEmail } from "./suggest-email.ts";
import { type FormTarget, type QuoteFormState, type RejectedQuote, useQuoteForm } from "./use-quote-form.ts";

export interface QuoteRequestFormProps extends FormTarget {
  /** Labels and placeholders from the content. */
  fields: readonly FormField[] | undefined;
  /** Questions in order. Style sheets show those for the selected insurance type. */
  questions: readonly FormQuestion[];
  /** ID of the line of business of every request. Without it, the form asks. */
  insuranceType?: string | undefined;
  /** Sentence about when a change takes effect. Default: a quote binds no coverage. */
  promise?: string | undefined;
  /** Text beside the consent checkbox. Without it, the form has no checkbox. */
  consent: Pick<ConsentText, "html" | "version"> | undefined;
  submitButton: string;
  /** Lines of business in order, as the options of the form. */
  lines: readonly LineOption[];
  disclosures: readonly LineDisclosures[];
  /** Phone number of the agency, which a failure offers. */
  phone: string;
  /** Rejected plain form that the fields start with. */
  rejected?: RejectedQuote | undefined;
}

/** Form of a request. Without scripts the browser validates and submits it. With scripts the island does both. */
export function QuoteRequestForm(props: QuoteRequestFormProps) {
  const { fields, questions, consent, submitButton, pageSource, kind, lines, disclosures, phone } = props;
  const { insuranceType: line, promise, rejected: initial } = props;
  const form = useQuoteForm(questions, props, initial);
  const { rejected, register, isSubmitting, errorOf, issues, failure, latestFeedback } = form;
  const isHydrated = useIsHydrated();
  const [meant, setMeant] = useState<string>();
  return (
    <form
      className="quote-form"
      action="/api/contact"
      method="post"
      encType="multipart/form-data"
      noValidate={isHydrated}
      onFocus={form.prepare}
      onBlur={({ target: { name, value } }) => name === "email" && setMeant(suggestEmail(value))}
      onInput={loadToasts}
      onSubmit={form.submit}
    >
      {/* A script outside the island sets the subject, and React leaves an input without a value alone. */}
      {Object.entries({ kind, pageSource, about: undefined, ...rejected?.hidden }).map(
        ([name, value]) => (name !== "kind" || value) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {line !== undefined && <input type="hidden" {...register("insuranceType")} defaultValue={line} />}
      {issues.length > 0 && <ErrorSummary issues={issues} onFollow={form.setFocus} ref={latestFeedback} />}
      {quoteControls(lines, fields).map((control) => (
        <Fragment key={control.name}>
          {(control.name !== "insuranceType" || line === undefined) && (
            <ControlField
              {...control}
              form={form}
              {...(control.name === "email" && meant && { hint: `Did you mean ${meant}?` })}
            />
          )}
          {control.name === "insuranceType" && (
            <>
              {disclosures.map((each) => (
                <Disclosures key={each.line} {...each} className={`for-${each.line}`} />
              ))}
              {questions.map((question) => (
                <ControlField
                  key={question.id}
                  {...questionControl(question)}
                  className={question.insuranceTypes?.map((type) => `for-${type}`).join(" ")}
                  form={form}
                />
              ))}
            </>
          )}
        </Fragment>
      ))}
      <FilesField fields={fields} error={errorOf(FILES)} />
      {consent && (
        <ConsentBox
          {...consent}
          isChecked={rejected?.values.consent === consent.version}
          registration={register("consent")}
        />
      )}
      <Honeypot />
      <Terms promise={promise} />
      {failure && <FailureNotice {...failure} phone={phone} ref={issues.length > 0 ? null : latestFeedback} />}
      {isSubmitting && <SlowNotice phone={phone} />}
      <button className="button" type="submit" disabled={isSubmitting}>
        {isSubmitting ? "Submitting..." : submitButton}
      </button>
    </form>
  );
}

const subscribeToNothing = () => () => undefined;

/** Returns false on the server and during hydration, and true afterward. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function FilesField({ fields = [], error }: Pick<QuoteRequestFormProps, "fields"> & { error: string | undefined }) {
  const { label = "Files (optional)" } = fields.find(({ name }) => name === FILES) ?? {};
  const description = describeField(FILES, { hint: FILES_HINT, error });
  return (
    <Field id={FILES} label={label} hint={FILES_HINT} error={error}>
      <input type="file" name={FILES} multiple accept={FILE_TYPES} {...description} />
    </Field>
  );
}

const FILES_HINT = "Photos (JPEG, PNG or HEIC) and PDFs, up to 10 MB together.";

interface ConsentBoxProps extends Pick<ConsentText, "html" | "version"> {
  isChecked: boolean;
  registration: UseFormRegisterReturn;
}

function ConsentBox({ html, version, isChecked, registration }: ConsentBoxProps) {
  // React writes the HTML again for each new object, which would replace the links and take the focus from them.
  const markup = useMemo(() => ({ __html: trustHtml(html) }), [html]);
  return (
    <div className="consent">
      <input type="checkbox" id="consent" value={version} defaultChecked={isChecked} {...registration} />
      <label htmlFor="consent">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text was sanitized when the page was rendered */}
        <span dangerouslySetInnerHTML={markup} />
      </label>
    </div>
  );
}

/** Field that visitors do not see. The API treats a request that fills it in as spam. */
function Honeypot() {
  return (
    <div className="unasked">
      <label htmlFor={SPAM_GUARD.honeypot}>Leave this field empty</label>
      <input type="text" id={SPAM_GUARD.honeypot} name={SPAM_GUARD.honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function Terms({ promise = BINDS_NOTHING }: Pick<QuoteRequestFormProps, "promise">) {
  return (
    <div className="quote-terms">
      <p>{promise}</p>
      <p>Please do not send card, driver’s license or Social Security numbers.</p>
    </div>
  );
}

const BINDS_NOTHING =
  "This request does not bind coverage. Coverage begins only when a carrier or a licensed member of our staff confirms it in writing.";

/** Notice that a style sheet shows when the response takes long. */
function SlowNotice({ phone }: { phone: string }) {
  return (
    <p role="status">
      <span className="slow">
        Still sending. You can also call us: <PhoneLink phone={phone} />
      </span>
    </p>
  );
}

interface ControlFieldProps extends FormControl {
  className?: string | undefined;
  form: Pick<QuoteFormState, "register" | "rejected" | "errorOf">;
}

function ControlField(props: ControlFieldProps) {
  const { name, label, placeholder, control: Control, options = [], attributes, className, hint, form } = props;
  const error = form.errorOf(name);
  const defaultValue = form.rejected?.values[name];
  const { id, ...description } = describeField(name, { hint, error });
  const controlProps = { id, defaultValue, ...form.register(name), ...attributes, ...description };
  return (
    <Field id={name} label={label} hint={hint} error={error} className={className} isHintLive>
      {Control === "select" ? (
        <select {...controlProps} defaultValue={defaultValue ?? ""}>
          {/* An answer can be taken back if it is optional. */}
          <option value="" disabled={attributes.required === true}>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <Control placeholder={placeholder} {...controlProps} />
      )}
    </Field>
  );
}

interface ErrorSummaryProps {
  issues: readonly QuoteIssue[];
  /** Moves the focus to a field. */
  onFollow: (field: QuoteField) => void;
  ref: Ref<HTMLElement>;
}

/** List of errors that links to the fields: https://design-system.service.gov.uk/components/error-summary/ */
function ErrorSummary({ issues, onFollow, ref }: ErrorSummaryProps) {
  return (
    <Feedback className="error-summary" role="alert" title="There is a problem" ref={ref}>
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
    </Feedback>
  );
}

interface FailureNoticeProps extends Pick<ToastText, "title" | "description"> {
  phone: string;
  ref: Ref<HTMLElement>;
}

/** Failure of a quote request. Unlike the toast with the same text, it stays on the page. */
function FailureNotice({ title, description, phone, ref }: FailureNoticeProps) {
  return (
    <Feedback className="outcome destructive" title={title} ref={ref}>
      <p>{description}</p>
      <p>
        Your answers are still in the form. You can also call us: <PhoneLink phone={phone} />
      </p>
    </Feedback>
  );
}

function Feedback({ title, children, ...attributes }: ComponentProps<"section"> & { title: string }) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts, the response to the form moves the focus to its feedback
    <section {...attributes} aria-labelledby={titleId} tabIndex={-1} autoFocus>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
