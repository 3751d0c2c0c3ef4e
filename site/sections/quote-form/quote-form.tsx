import type { ReactNode } from "react";
import { Section } from "#site/components/section/section.tsx";
import { pageSourceOf } from "#site/navigation.ts";
import { INSURANCE_TYPES, quoteFields } from "#site/sections/quote-form/fields.ts";
import type { SectionProps } from "#site/sections/section-props.ts";

/** The request for a quote. The browser checks and sends it; nothing here needs a script. */
export function QuoteForm({ content, page }: SectionProps<"form">): ReactNode {
  const { title = "Request a Quote", description, fields, submitButton = "Submit Request" } = content;
  return (
    <Section name="quote" title={title} description={description}>
      <form className="quote-form" action="/api/contact" method="post">
        <input type="hidden" name="pageSource" value={pageSourceOf(page.id ?? "contact")} />
        {quoteFields(fields).map(({ name, label, placeholder, control: Control, attributes }) => (
          <div className="field" key={name}>
            <label htmlFor={name}>{label}</label>
            {Control === "select" ? (
              <select id={name} name={name} defaultValue="" {...attributes}>
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
              <Control id={name} name={name} placeholder={placeholder} {...attributes} />
            )}
          </div>
        ))}
        <button className="button" type="submit">
          {submitButton}
        </button>
      </form>
    </Section>
  );
}
