import type { ReactNode } from "react";
import { Lantern } from "#site/illustrations/lantern.tsx";

interface ClosedProps {
  why: string;
  onRetry(): void;
}

/** What everybody sees while nobody can sign in. */
export function Closed({ why, onRetry }: ClosedProps): ReactNode {
  return (
    <section className="door unlit" aria-labelledby="closed-title">
      <div>
        <h2 id="closed-title">The Admin Is Closed</h2>
        <p className="lede">{why}</p>
        <h3>If You Run This Site</h3>
        <ol>
          <li>
            On the server, run <code>agency admin hash</code> and choose a password.
          </li>
          <li>
            Put what it prints into the settings, as <code>ADMIN_PASSWORD_HASH</code>.
          </li>
          <li>
            Start the server again: <code>agency serve</code>.
          </li>
        </ol>
        <div className="actions">
          <a className="button" href="/">
            Return to Website
          </a>
          <button className="button secondary" type="button" onClick={onRetry}>
            Try Again
          </button>
        </div>
      </div>
      <Lantern />
    </section>
  );
}
