import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, type ListedSession } from "../api/client.ts";
import { showFailure } from "../query/api-form.tsx";
import { Button } from "../ui/controls/button.tsx";
import { formatTimeAgo } from "../ui/format-time.ts";
import { refreshAccounts } from "./account-queries.ts";
import { describeBrowser } from "./describe-browser.ts";

export function SessionList({ sessions }: { sessions: readonly ListedSession[] }): ReactNode {
  if (sessions.length === 0) return <p className="field-hint">Not signed in anywhere.</p>;
  return (
    <ul className="lines access-list">
      {sessions.map((session) => (
        <SessionEntry key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionEntry({ session }: { session: ListedSession }): ReactNode {
  const browser = describeBrowser(session.browser);
  const { mutate: end, isPending } = useMutation({
    mutationFn: () => api.sessions[":id"].$delete({ param: { id: session.id } }),
    onSuccess: refreshAccounts,
    onError: showFailure,
  });

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
        <Button look="quiet" text="Sign Out" about={` ${browser}`} disabled={isPending} onClick={() => end()} />
      )}
    </li>
  );
}
