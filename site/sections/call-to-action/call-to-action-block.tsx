import type { ReactNode } from "react";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import { contactPath, quoteCallToAction } from "#site/constants.ts";
import type { SectionProps } from "#site/page-model/section-props.ts";
import { toneOf } from "./tone.ts";

/** An invitation with one button. */
export function CallToActionBlock({ content }: SectionProps<"cta">): ReactNode {
  const { title, description, buttonText = quoteCallToAction, buttonUrl = contactPath } = content;
  return (
    <Section name="cta" title={title} description={description} tone={toneOf(content.backgroundColor)} isRising>
      <ButtonLink href={buttonUrl}>{buttonText}</ButtonLink>
    </Section>
  );
}
