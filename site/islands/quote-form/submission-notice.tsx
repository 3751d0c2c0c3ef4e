import { type ReactNode, type Ref, useId } from "react";
import { PhoneLink } from "#site/components/phone-link/phone-link.tsx";

interface SubmissionNoticeProps {
  title: string;
  description: string;
  isDestructive?: boolean;
  /** Phone number to offer. */
  phone?: string | undefined;
  /** Id of a notice that stays hidden until the URL's fragment names it. */
  anchor?: string;
  ref?: Ref<HTMLElement>;
}

/** Result of a quote request. Unlike the toast with the same text, it stays on the page. */
export function SubmissionNotice({
  title,
  description,
  isDestructive = false,
  phone,
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
      {phone && (
        <p>
          You can also call us: <PhoneLink phone={phone} />
        </p>
      )}
    </section>
  );
}
