import type { ReactNode } from "react";
import { linesOf } from "#schemas/lines.ts";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import { contactPath, defaultCallToAction } from "#site/constants.ts";
import { Scene } from "#site/illustrations/drawing.tsx";
import type { PageSectionProps } from "#site/page-model/section-props.ts";
import { tintOf } from "#site/styles/content-styles.ts";

/** Call to action for one specialty coverage, with a drawing in the tint of the first line of business. */
export function Spotlight({ content, page }: PageSectionProps<"spotlight">): ReactNode {
  const { title, description, buttonText = defaultCallToAction, buttonUrl = contactPath, scene = "horizon" } = content;
  return (
    <Section name="spotlight" title={title} description={description}>
      <ButtonLink href={buttonUrl}>{buttonText}</ButtonLink>
      <div
        className="spotlight-picture"
        data-tint={tintOf(page.theme, page.site, (page.line ?? linesOf(page.site)[0])?.id)?.id}
      >
        <Scene name={scene} />
      </div>
    </Section>
  );
}
