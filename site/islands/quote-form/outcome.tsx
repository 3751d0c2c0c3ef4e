import { type ReactNode, type Ref, useId } from "react";

interface OutcomeProps {
  title: string;
  description: string;
  isDestructive?: boolean;
  /** Its id, where it shows only to whoever is led to it. */
  anchor?: string;
  ref?: Ref<HTMLElement>;
}

/** How a request ended. The toast says it aloud, and this stays. */
export function SubmissionNotice({ title, description, isDestructive = false, anchor, ref }: OutcomeProps): ReactNode {
  const titleId = useId();
  return (
    <section
      className={isDestructive ? "outcome destructive" : "outcome"}
      id={anchor}
      hidden={anchor !== undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts, the page that answers the form leads to it
      autoFocus={anchor === undefined}
      ref={ref}
    >
      <h3 id={titleId}>{title}</h3>
      <p>{description}</p>
    </section>
  );
}
