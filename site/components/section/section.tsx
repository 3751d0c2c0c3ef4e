import type { ReactNode } from "react";
import { RichText } from "../rich-text/rich-text.tsx";

interface SectionProps {
  /** Anchor and CSS class. */
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  /** Tint that replaces that of the page. */
  tint?: string | undefined;
  /** True for a section on its own background, whose upper edge rises like the horizon. */
  isRising?: boolean;
  children?: ReactNode;
}

/** Part of a page with its own heading. */
export function Section({ name, title, description, tint, isRising = false, children }: SectionProps) {
  const headingId = `${name}-title`;
  const className = `section ${name}${isRising ? " rising" : ""}`;
  return (
    <section className={className} id={name} data-tint={tint} aria-labelledby={title ? headingId : undefined}>
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
