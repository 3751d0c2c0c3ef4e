import type { ReactNode } from "react";
import { resolveTint } from "#content/theme/tone.ts";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import { contactPath, defaultCallToAction } from "#site/constants.ts";
import type { PageSectionProps } from "#site/page-model/section-props.ts";

export function CallToActionBlock({ content, page }: PageSectionProps<"cta">): ReactNode {
  const { title, description, buttonText = defaultCallToAction, buttonUrl = contactPath } = content;
  return (
    <Section
      name="cta"
      title={title}
      description={description}
      tint={resolveTint(content.backgroundColor, page.theme)}
      isRising
    >
      <ButtonLink href={buttonUrl}>{buttonText}</ButtonLink>
    </Section>
  );
}
