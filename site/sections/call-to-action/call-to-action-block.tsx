import type { ReactNode } from "react";
import type { CallToAction } from "#schemas/page.generated.ts";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import { contactPath, quoteCallToAction } from "#site/constants.ts";
import { toneOf } from "./tone.ts";

/** An invitation with one button. */
export function CallToActionBlock({ name, content }: { name: string; content: CallToAction }): ReactNode {
  const { title, description, buttonText = quoteCallToAction, buttonUrl = contactPath } = content;
  return (
    <Section name={name} title={title} description={description} tone={toneOf(content.backgroundColor)}>
      <ButtonLink href={buttonUrl}>{buttonText}</ButtonLink>
    </Section>
  );
}
