import { nameTowns } from "#content/facts/offices.ts";
import { createConsentText } from "#content/quote-form/consent-text.ts";
import { listQuoteQuestions } from "#content/quote-form/quote-answers.ts";
import type { Form } from "#schemas/generated/page.ts";
import { type LineOfBusiness, linesOf } from "#schemas/lines.ts";
import { formatPageSource } from "#schemas/page-source.ts";
import { disclosuresOf } from "#site/components/disclosures/disclosures.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { Island } from "#site/islands/island/island.tsx";
import type { FormQuestion } from "#site/islands/quote-form/quote-controls.ts";
import { QuoteRequestForm } from "#site/islands/quote-form/quote-request-form.tsx";
import type { PageSectionProps } from "#site/page-model/page-model.ts";
import { Confirmation } from "./confirmation.tsx";
import prefill from "./prefill.js?raw";

/**
 * Quote form. It starts with the draft of the tab, and with the subject that the address names or the line of business of the
 * page that the visitor came from. The confirmation replaces it when the address has its fragment.
 */
export function QuoteForm({ content, page }: PageSectionProps<"form">) {
  const { title = "Request a Quote", description, fields, consent, submitButton = "Submit Request" } = content;
  // The API compares with the text of the contact page, so that consent on another page would be lost.
  const consentText = page.id === "contact" ? createConsentText(consent) : undefined;
  const lines = linesOf(page.site);
  const subjects = (page.quoteSubjects ?? []).map(({ id, title: name, insuranceType }) => [id, [name, insuranceType]]);
  return (
    <section className="section form" id="form" aria-labelledby="form-title">
      <div className="quote-card" data-subjects={JSON.stringify(Object.fromEntries(subjects))}>
        <Confirmation city={nameTowns(page.site)} phone={page.site.phone} />
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
            pageSource: formatPageSource(page.id ?? "contact"),
            lines: lines.map(({ id, shortTitle }) => ({ value: id, label: shortTitle })),
            disclosures: lines.flatMap((line) => disclosuresOf(line, page.site) ?? []),
            phone: page.site.phone,
          }}
          when="idle"
        />
        <script>{prefill}</script>
      </div>
    </section>
  );
}

/** Returns the questions of the form in order, each with the insurance types that it is asked for. */
function toFormQuestions(form: Form, lines: readonly LineOfBusiness[]): FormQuestion[] {
  const asked = lines.map(({ id }) => ({ value: id, questions: listQuoteQuestions(form, id) }));
  return (form.questions ?? []).flatMap((question) => {
    const insuranceTypes = asked.filter(({ questions }) => questions.includes(question)).map(({ value }) => value);
    return insuranceTypes.length === 0 ? [] : [{ ...question, insuranceTypes }];
  });
}
