import type { ReactNode } from "react";
import { Card } from "#site/components/card/card.tsx";
import { Section } from "#site/components/section/section.tsx";
import type { PageSectionProps } from "#site/page-model/section-props.ts";

export function ProcessSteps({ content }: PageSectionProps<"medicareProcess">): ReactNode {
  const { title, description, steps = [] } = content;
  return (
    <Section name="medicare-process" title={title} description={description}>
      <ol className="cards">
        {steps.map((step) => (
          <Card key={step.id ?? step.title} item={step} heading={title ? "h3" : "h2"} linkText="Learn more" />
        ))}
      </ol>
    </Section>
  );
}
