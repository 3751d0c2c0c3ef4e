import { type ReactNode, type Ref, useId } from "react";
import { PhoneLink } from "#site/components/phone-link/phone-link.tsx";

interface FailureNoticeProps {
  title: string;
  description: string;
  /** Phone number to offer. */
  phone: string;
  ref: Ref<HTMLElement>;
}

/** Failure of a quote request. Unlike the toast with the same text, it stays on the page. */
export function FailureNotice({ title, description, phone, ref }: FailureNoticeProps): ReactNode {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts, the response to the form moves the focus to the notice
    <section className="outcome destructive" aria-labelledby={titleId} tabIndex={-1} autoFocus ref={ref}>
      <h3 id={titleId}>{title}</h3>
      <p>{description}</p>
      <p>
        Your answers are still in the form. You can also call us: <PhoneLink phone={phone} />
      </p>
    </section>
  );
}
