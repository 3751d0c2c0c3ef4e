import type { ReactNode } from "react";
import { RichText } from "../rich-text/rich-text.tsx";

interface SectionProps {
  /** Its anchor and its class. */
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  /** The color it takes, where it has one of its own. */
  tone?: string | undefined;
  /** Whether it stands on a ground of its own. */
  isRising?: boolean;
  children?: ReactNode;
}

/** One part of a page below its own heading. */
export function Section({ name, title, description, tone, isRising = false, children }: SectionProps): ReactNode {
  const headingId = `${name}-title`;
  return (
    <section
      className={`section ${name}${isRising ? " rising" : ""}`}
      id={name}
      data-tone={tone}
      {...(title && { "aria-labelledby": headingId })}
    >
      {title || description ? (
        <div className="section-head">
          {title ? <h2 id={headingId}>{title}</h2> : null}
          {description ? (
            <div className="lede">
              <RichText text={description} />
            </div>
          ) : null}
        </div>
      ) : null}
      {children ? <div className="section-body">{children}</div> : null}
    </section>
  );
}
