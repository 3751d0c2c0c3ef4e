import { useState } from "react";
import { api, type StaffAccount } from "../api/client.ts";
import { ConfirmDialog } from "../query/confirm-dialog.tsx";
import { Button } from "../ui/controls/button.tsx";
import { formatTimeAgo } from "../ui/time.tsx";
import { refreshAccounts } from "./account-queries.ts";

interface PasskeyListProps {
  passkeys: StaffAccount["passkeys"];
  /** ID of the account, or undefined for that of the user. */
  account?: string;
}

export function PasskeyList({ passkeys, account }: PasskeyListProps) {
  const [removed, setRemoved] = useState<(typeof passkeys)[number]>();
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
            <Button look="quiet" text="Remove" about={` ${passkey.name}`} onClick={() => setRemoved(passkey)} />
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
            refreshAccounts();
          }}
          onClose={() => setRemoved(undefined)}
        >
          <p>It can no longer sign in, and sessions that began with it end. The password still works.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function removePasskey(passkey: string, account: string | undefined): Promise<unknown> {
  return account === undefined
    ? api.account.passkeys[":passkey"].$delete({ param: { passkey } })
    : api.accounts[":id"].passkeys[":passkey"].$delete({ param: { id: account, passkey } });
}
