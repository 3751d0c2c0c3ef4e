import { nameTowns } from "#content/facts/offices.ts";
import { createConsentText } from "#content/quote-form/consent-text.ts";
import { allQuestions, listQuestions } from "#content/quote-form/quote-answers.ts";
import { kindOfPage } from "#content/quote-form/request-kinds.ts";
import type { Form } from "#schemas/generated/page.ts";
import { findLine, type LineOfBusiness, linesOf } from "#schemas/lines.ts";
import { formatPageSource } from "#schemas/page-source.ts";
import type { FormQuestion } from "#schemas/quotes/answers.ts";
import { QUOTE } from "#schemas/quotes/quote-inbox.ts";
import { disclosuresOf } from "#site/components/disclosures/disclosures.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { Island } from "#site/islands/island/island.tsx";
import { QuoteRequestForm } from "#site/islands/quote-form/quote-request-form.tsx";
import type { PageSectionProps } from "#site/page-model/page-model.ts";
import { Confirmation } from "./confirmation.tsx";
import prefill from "./prefill.js?raw";

/**
 * Form of a kind of request, such as a quote. It starts with the draft of the tab, and with the subject that the address names
 * or the line of business of the page that the visitor came from. The confirmation replaces it when the address has its
 * fragment.
 */
export function QuoteForm({ content, page }: PageSectionProps<"form">) {
  const { id = "contact", path, site } = page;
  const { title = "Request a Quote", description, fields, consent, submitButton = "Submit Request" } = content;
  // The API compares with the text of the contact page, so that consent on another page would be lost.
  const consentText = id === "contact" ? createConsentText(consent) : undefined;
  const kind = kindOfPage(id, page.content);
  const insuranceType = kind && findLine(site, content.insuranceType ?? "")?.id;
  const lines = linesOf(site).filter((line) => insuranceType === undefined || line.id === insuranceType);
  const subjects = (page.quoteSubjects ?? []).map((each) => [each.id, [each.title, each.insuranceType]]);
  return (
    <section className="section form" id="form" aria-labelledby="form-title">
      <div
        className="quote-card"
        data-kind={kind?.id ?? QUOTE}
        data-type={insuranceType}
        data-subjects={JSON.stringify(Object.fromEntries(subjects))}
      >
        <Confirmation city={nameTowns(site)} phone={site.phone} path={path} promise={content.promise} />
        <div className="quote-head">
          <h2 id="form-title">
            {title}
            <span id="quote-subject" />
          </h2>
          <RichText text={description} />
        </div>
        <Island
          name="quote-form"
          component={QuoteRequestForm}
          props={{
            fields,
            questions: toFormQuestions(content, lines),
            consent: consentText && { html: consentText.html, version: consentText.version },
            submitButton,
            pageSource: formatPageSource(id),
            path,
            kind: kind?.id,
            insuranceType,
            promise: content.promise,
            lines: lines.map(({ id, shortTitle }) => ({ value: id, label: shortTitle })),
            disclosures: lines.flatMap((line) => disclosuresOf(line, site) ?? []),
            phone: site.phone,
          }}
          when="idle"
        />
        <script>{prefill}</script>
      </div>
    </section>
  );
}

/** Returns the questions of the form in order, each with the insurance types that it is asked for, unless those are all. */
function toFormQuestions(form: Form, lines: readonly LineOfBusiness[]): FormQuestion[] {
  const asked = lines.map((line) => ({ line: line.id, ids: listQuestions(form, line.id).map(({ id }) => id) }));
  return allQuestions(form).flatMap(({ insuranceTypes: _, ...question }) => {
    const insuranceTypes = asked.filter(({ ids }) => ids.includes(question.id)).map(({ line }) => line);
    if (insuranceTypes.length === 0) return [];
    return form.asks !== undefined && insuranceTypes.length === lines.length
      ? question
      : { ...question, insuranceTypes };
  });
}
