import { QUOTE_RECEIVED, QUOTE_RECEIVED_MASKED, type ReceivedRequest } from "#schemas/quotes/quote-request.ts";
import { PhoneLink } from "#site/components/phone-link/phone-link.tsx";

export interface ConfirmationProps {
  city: string;
  phone: string;
  /** Path of the page with the form. */
  path: string;
  /** Sentence of the form about when a change takes effect. */
  promise?: string | undefined;
  /** Stored request. Without it, the confirmation is hidden until the fragment of the address names it. */
  received?: ReceivedRequest;
}

/**
 * Confirmation of a quote request. Elements with `data-receipt` are filled in by `prefill.js`, which knows the response to a
 * request that a script sent.
 */
export function Confirmation({ received, ...props }: ConfirmationProps) {
  const { city, phone, path, promise } = props;
  const { reference, answerBy = "during office hours", about, isMasked, ready = [] } = received ?? {};
  const titleId = `${QUOTE_RECEIVED.anchor}-title`;
  const { title, description } = isMasked ? QUOTE_RECEIVED_MASKED : QUOTE_RECEIVED;
  return (
    <section
      className={received ? "confirmation received" : "confirmation"}
      id={QUOTE_RECEIVED.anchor}
      hidden={received === undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the response to a plain form moves the focus to the confirmation
      autoFocus={received !== undefined}
      data-props={received ? undefined : JSON.stringify(props)}
    >
      <h2 id={titleId}>{title}</h2>
      <p>
        <span data-receipt="message">{description}</span>
      </p>
      {promise && <p className="promise">{promise}</p>}
      {received ? null : (
        <p id={QUOTE_RECEIVED_MASKED.anchor} hidden tabIndex={-1}>
          {QUOTE_RECEIVED_MASKED.description}
        </p>
      )}
      <dl>
        <Row label="Your reference" name="reference" value={reference} />
        <Row label="You asked about" name="subject" value={about} />
        <div>
          <dt>Who answers</dt>
          <dd>
            A licensed member of our staff in {city} answers you <span data-receipt="answerBy">{answerBy}</span>.
          </dd>
        </div>
      </dl>
      <div hidden={ready.length === 0}>
        <h3>What to have ready</h3>
        <ul className="ticks" data-receipt="ready">
          {ready.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <p className="confirmation-actions">
        <span>
          Questions? Call <PhoneLink phone={phone} />.
        </span>
        <a href={path}>Send another request</a>
      </p>
    </section>
  );
}

/** Row of the receipt, which is hidden as long as its value is unknown. */
function Row({ label, name, value }: { label: string; name: string; value: string | undefined }) {
  return (
    <div hidden={value === undefined}>
      <dt>{label}</dt>
      <dd data-receipt={name}>{value}</dd>
    </div>
  );
}
