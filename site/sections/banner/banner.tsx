import type { ReactNode } from "react";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import { StatList } from "#site/components/stat-list/stat-list.tsx";
import { contactPath } from "#site/constants.ts";
import type { PageSectionProps } from "#site/page-model/section-props.ts";

export function Banner({ content }: PageSectionProps<"banner">): ReactNode {
  const { title = "Get Your Free Insurance Quote Today", description, buttonText, buttonUrl, stats } = content;
  return (
    <Section name="banner" title={title} description={description} isRising>
      <ButtonLink href={buttonUrl ?? contactPath}>{buttonText ?? "Request a Free Quote"}</ButtonLink>
      <StatList stats={stats} />
    </Section>
  );
}
