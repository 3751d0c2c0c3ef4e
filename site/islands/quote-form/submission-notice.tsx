import { type ReactNode, type Ref, useId } from "react";

interface SubmissionNoticeProps {
  title: string;
  description: string;
  isDestructive?: boolean;
  /** Id of a notice that stays hidden until the URL's fragment names it. */
  anchor?: string;
  ref?: Ref<HTMLElement>;
}

/** Result of a quote request. Unlike the toast with the same text, it stays on the page. */
export function SubmissionNotice({
  title,
  description,
  isDestructive = false,
  anchor,
  ref,
}: SubmissionNoticeProps): ReactNode {
  const titleId = useId();
  return (
    <section
      className={isDestructive ? "outcome destructive" : "outcome"}
      id={anchor}
      hidden={anchor !== undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts, the response to the form moves the focus to the notice
      autoFocus={anchor === undefined}
      ref={ref}
    >
      <h3 id={titleId}>{title}</h3>
      <p>{description}</p>
    </section>
  );
}
