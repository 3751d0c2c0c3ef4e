import { type ReactNode, useState } from "react";
import { type Passkey, removePasskey } from "../api/accounts-api.ts";
import { formatTimeAgo } from "../ui/format-time.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** ID of the account, or undefined for that of the user. */
  account?: string;
  onChanged(): void;
}

/** The passkeys of one person, each with a button that removes it. */
export function PasskeyList({ passkeys, account, onChanged }: PasskeyListProps): ReactNode {
  const [removed, setRemoved] = useState<Passkey>();
  if (passkeys.length === 0) return <p className="field-hint">No passkeys.</p>;
  return (
    <>
      <ul className="lines access-list">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <p>
              <strong>{passkey.name}</strong>{" "}
              <span className="field-hint">
                Added {formatTimeAgo(passkey.createdAt)} ·{" "}
                {passkey.usedAt === null ? "not used yet" : `used ${formatTimeAgo(passkey.usedAt)}`}
              </span>
            </p>
            <button className="button quiet" type="button" onClick={() => setRemoved(passkey)}>
              Remove<span className="visually-hidden"> {passkey.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.name}?`}
          action="Remove Passkey"
          onConfirm={() => removePasskey(removed.id, account)}
          onDone={() => {
            setRemoved(undefined);
            onChanged();
          }}
          onClose={() => setRemoved(undefined)}
        >
          <p>It can no longer sign in, and sessions that began with it end. The password still works.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
