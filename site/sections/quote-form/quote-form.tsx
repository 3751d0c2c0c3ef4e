import type { ReactNode } from "react";
import { createConsentText } from "#content/consent/consent-text.ts";
import { formatPageSource } from "#schemas/page-source.ts";
import { QUOTE_RECEIVED, QUOTE_RECEIVED_MASKED } from "#schemas/quote-request.ts";
import { Section } from "#site/components/section/section.tsx";
import { Island } from "#site/islands/island/island.tsx";
import { QuoteRequestForm } from "#site/islands/quote-form/quote-request-form.tsx";
import { SubmissionNotice } from "#site/islands/quote-form/submission-notice.tsx";
import type { SectionProps } from "#site/page-model/section-props.ts";
import prefill from "./prefill.js?raw";

/** Quote form. It starts with the draft of the tab, or with the line of business of the page that the visitor came from. */
export function QuoteForm({ content, page }: SectionProps<"form">): ReactNode {
  const { title = "Request a Quote", description, fields, consent, submitButton = "Submit Request" } = content;
  // The API compares with the text of the contact page, so that consent on another page would be lost.
  const consentText = page.id === "contact" ? createConsentText(consent) : undefined;
  return (
    <Section name="form" title={title} description={description}>
      <SubmissionNotice {...QUOTE_RECEIVED} />
      <SubmissionNotice {...QUOTE_RECEIVED_MASKED} />
      <Island
        name="quote-form"
        component={QuoteRequestForm}
        props={{
          fields,
          consent: consentText && { html: consentText.html, version: consentText.version },
          submitButton,
          pageSource: formatPageSource(page.id ?? "contact"),
          medicare: page.site.medicare,
          phone: page.site.phone,
        }}
        when="interaction"
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script is a file of this project */}
      <script dangerouslySetInnerHTML={{ __html: prefill }} />
    </Section>
  );
}
