import type { ReactNode } from "react";
import { RichText } from "#site/components/rich-text/rich-text.tsx";

interface SectionProps {
  /** Name of the section in the content: its anchor and its class. */
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  /** The color it stands on, where it has one of its own. */
  tone?: string | undefined;
  children?: ReactNode;
}

/** One part of a page below its own heading. */
export function Section({ name, title, description, tone, children }: SectionProps): ReactNode {
  const headingId = `${name}-title`;
  return (
    <section className={`section ${name}`} id={name} data-tone={tone} {...(title && { "aria-labelledby": headingId })}>
      {title ? <h2 id={headingId}>{title}</h2> : null}
      {description ? (
        <div className="lede">
          <RichText text={description} />
        </div>
      ) : null}
      {children}
    </section>
  );
}
