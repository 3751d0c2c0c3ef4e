import { type ReactNode, useState } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { endSession, type ListedSession } from "../api/accounts-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { formatTimeAgo } from "../ui/format-time.ts";
import { describeBrowser } from "./describe-browser.ts";

interface SessionListProps {
  sessions: readonly ListedSession[];
  onChanged(): void;
}

/** The sessions of one person, each with a button that ends it. */
export function SessionList({ sessions, onChanged }: SessionListProps): ReactNode {
  if (sessions.length === 0) return <p className="field-hint">Not signed in anywhere.</p>;
  return (
    <ul className="lines access-list">
      {sessions.map((session) => (
        <SessionEntry key={session.id} session={session} onChanged={onChanged} />
      ))}
    </ul>
  );
}

function SessionEntry({ session, onChanged }: { session: ListedSession; onChanged(): void }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const browser = describeBrowser(session.browser);

  async function end(): Promise<void> {
    setBusy(true);
    try {
      await endSession(session.id);
      onChanged();
    } catch (error) {
      setBusy(false);
      showToast({ title: "Error", description: errorMessage(error, NO_RESPONSE), isDestructive: true });
    }
  }

  return (
    <li>
      <p>
        <strong>{browser}</strong>{" "}
        <span className="field-hint">
          {session.isCurrent ? "This one" : `Active ${formatTimeAgo(session.activeAt)}`} · signed in{" "}
          {formatTimeAgo(session.createdAt)}
        </span>
      </p>
      {!session.isCurrent && (
        <button className="button quiet" type="button" disabled={isBusy} onClick={end}>
          Sign Out<span className="visually-hidden"> {browser}</span>
        </button>
      )}
    </li>
  );
}
