import type { ReactNode } from "react";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { Section } from "#site/components/section/section.tsx";
import type { PageSectionProps } from "#site/page-model/section-props.ts";

/** Questions and answers. Elements with a shared name form an accordion: the browser keeps at most one open. */
export function FaqList({ content: { title, items = [] }, page }: PageSectionProps<"faq">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Section name="faq" title={title}>
      {items.map(({ id, question, answer }, index) => (
        <details key={id ?? question} name="faq" open={page.id === "personal" && index === 0}>
          <summary>{question}</summary>
          <RichText text={answer} />
        </details>
      ))}
    </Section>
  );
}
