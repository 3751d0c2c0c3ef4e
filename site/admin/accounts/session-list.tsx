import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, type ListedSession } from "../api/client.ts";
import { showFailure } from "../query/api-form.tsx";
import { Button } from "../ui/controls/button.tsx";
import { formatTimeAgo } from "../ui/format-time.ts";
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
          end={isCurrent ? undefined : () => api.sessions[":id"].$delete({ param: { id } })}
        >
          {isCurrent ? "This one" : `Active ${formatTimeAgo(activeAt)}`} · signed in {formatTimeAgo(createdAt)}
        </AccessEntry>
      ))}
    </ul>
  );
}

interface AccessEntryProps {
  name: string;
  action: string;
  /** Ends the access. Without it, there is no button. */
  end: (() => Promise<unknown>) | undefined;
  children: ReactNode;
}

/** A session or a token in a list, with the button that ends it. */
export function AccessEntry({ name, action, end, children }: AccessEntryProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => end?.(),
    onSuccess: refreshAccounts,
    onError: showFailure,
  });
  return (
    <li>
      <p>
        <strong>{name}</strong> <span className="field-hint">{children}</span>
      </p>
      {end && <Button look="quiet" text={action} about={` ${name}`} disabled={isPending} onClick={() => mutate()} />}
    </li>
  );
}
