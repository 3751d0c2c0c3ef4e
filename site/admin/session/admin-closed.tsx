import { Button } from "../ui/controls/button.tsx";
import { LogoArt } from "./logo-art.tsx";

interface AdminClosedProps {
  /** A sentence that says why nobody can sign in. */
  reason: string;
  onRetry(): void;
}

/** The screen for an admin without a server or a password. */
export function AdminClosed({ reason, onRetry }: AdminClosedProps) {
  return (
    <section className="entry-screen unlit" aria-labelledby="closed-title">
      <div>
        <h2 id="closed-title">The Admin Panel Is Not Available</h2>
        <p className="lede">{reason}</p>
        <h3>If You Run This Site</h3>
        <p>
          Run <code>agency admin add</code> on the server to create an account for each person. Or, for an office of one
          person:
        </p>
        <ol>
          <li>
            On the server, run <code>agency admin hash</code> and choose a password.
          </li>
          <li>
            Copy the hash that it prints into the setting <code>ADMIN_PASSWORD_HASH</code>.
          </li>
          <li>
            Restart the server with <code>agency serve</code>.
          </li>
        </ol>
        <div className="actions">
          <a className="button" href="/">
            Return to Website
          </a>
          <Button look="secondary" text="Try Again" onClick={onRetry} />
        </div>
      </div>
      <LogoArt />
    </section>
  );
}
