import type { ReactNode } from "react";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import { contactPath, defaultCallToAction } from "#site/constants.ts";
import { Scene } from "#site/illustrations/drawing.tsx";
import { tintLineForPage } from "#site/illustrations/scene-for-page.ts";
import type { PageSectionProps } from "#site/page-model/section-props.ts";

/** Call to action for one specialty coverage: petroleum tanks. */
export function Spotlight({ content, page }: PageSectionProps<"spotlight">): ReactNode {
  const { title, description, buttonText = defaultCallToAction, buttonUrl = contactPath } = content;
  return (
    <Section name="spotlight" title={title} description={description}>
      <ButtonLink href={buttonUrl}>{buttonText}</ButtonLink>
      <div className="spotlight-picture" data-line={tintLineForPage(page.id) ?? "commercial"}>
        <Scene name="tanks" />
      </div>
    </Section>
  );
}
