import { api, type ListedSession } from "../api/client.ts";
import { AccessEntry } from "../query/access-entry.tsx";
import { formatTimeAgo } from "../ui/time.tsx";
import { refreshAccounts } from "./account-queries.ts";
import { describeBrowser } from "./describe-browser.ts";

export function SessionList({ sessions }: { sessions: readonly ListedSession[] }) {
  if (sessions.length === 0) return <p className="field-hint">Not signed in anywhere.</p>;
  return (
    <ul className="lines access-list">
      {sessions.map(({ id, browser, isCurrent, activeAt, createdAt }) => (
        <AccessEntry
          key={id}
          name={describeBrowser(browser)}
          action="Sign Out"
          end={isCurrent ? undefined : () => api.sessions[":id"].$delete({ param: { id } }).then(refreshAccounts)}
        >
          {isCurrent ? "This one" : `Active ${formatTimeAgo(activeAt)}`} · signed in {formatTimeAgo(createdAt)}
        </AccessEntry>
      ))}
    </ul>
  );
}
