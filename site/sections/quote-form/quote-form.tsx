import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { QuoteField } from "#schemas/quote.ts";
import { Section } from "#site/components/section/section.tsx";
import { Island } from "#site/islands/island.tsx";
import { QuoteRequestForm } from "#site/islands/quote-form/quote-request-form.tsx";
import { LoneTooltip } from "#site/islands/tooltip/tooltip.tsx";
import { pageSourceOf } from "#site/navigation.ts";
import { quoteControls } from "#site/sections/quote-form/controls.ts";
import type { SectionProps } from "#site/sections/section-props.ts";
import preselect from "./preselect.js?raw";

/** Tooltips are islands of their own: what places them is loaded only for those who look at one. */
const NOTES: Partial<Record<QuoteField, string>> = {};
for (const { name, why } of quoteControls()) {
  if (why === undefined) continue;
  const tooltip = <Island name="tooltip" component={LoneTooltip} props={why} when="interaction" />;
  NOTES[name] = renderToStaticMarkup(tooltip, { identifierPrefix: name });
}

/** The request for a quote, for the insurance that the visitor was reading about. */
export function QuoteForm({ content, page }: SectionProps<"form">): ReactNode {
  const { title = "Request a Quote", description, fields, submitButton = "Submit Request" } = content;
  return (
    <Section name="form" title={title} description={description}>
      <Island
        name="quote-form"
        component={QuoteRequestForm}
        props={{
          fields,
          notes: NOTES,
          submitButton,
          pageSource: pageSourceOf(page.id ?? "contact"),
          medicare: page.site.medicare,
        }}
        when="interaction"
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, run before the form is painted */}
      <script dangerouslySetInnerHTML={{ __html: preselect }} />
    </Section>
  );
}
