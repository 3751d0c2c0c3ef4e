import { type ReactNode, useState } from "react";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { removeQuarantined } from "../api/quotes-api.ts";
import { Modal } from "../ui/modal.tsx";
import { pluralize } from "../ui/pluralize.ts";
import type { useInbox } from "./use-inbox.ts";

interface DeleteQuarantinedProps {
  search: string;
  inbox: Pick<ReturnType<typeof useInbox>, "counts" | "newCount" | "readAt">;
  onDone(done: { text: string }): void;
}

/** A button that deletes all requests of the list, which are quarantined, but none that has arrived since. It asks first. */
export function DeleteQuarantined({ search, inbox, onDone }: DeleteQuarantinedProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { counts, newCount, readAt = "" } = inbox;
  const count = readAt === "" ? 0 : Math.max(0, (counts?.quarantined ?? 0) - newCount);
  const requests = pluralize(count, "Quarantined Request");

  async function remove(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const removed = await removeQuarantined(search, readAt);
      setAsking(false);
      onDone({ text: `${pluralize(removed, "quarantined request")} deleted.` });
    } catch (cause) {
      setError(errorMessage(cause, `${NO_RESPONSE} Try again.`));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="actions">
      <button
        className="button quiet"
        type="button"
        aria-haspopup="dialog"
        disabled={count === 0}
        onClick={() => setAsking(true)}
      >
        Delete All ({count.toLocaleString("en-US")})…
      </button>
      {isAsking && (
        <Modal title={`Delete ${requests}?`} onClose={() => setAsking(false)}>
          <p>
            This removes {search === "" ? "them all" : `those that match “${search}”`}, with their messages and contact
            data. It cannot be undone. Real people may be among them, so look through the list first.
          </p>
          {error !== undefined && (
            <p className="field-error" role="alert">
              {error}
            </p>
          )}
          <div className="actions">
            <button className="button" type="button" disabled={isBusy} onClick={remove}>
              {isBusy ? "Deleting..." : "Delete All"}
            </button>
            <button className="button secondary" type="button" onClick={() => setAsking(false)}>
              Cancel
            </button>
          </div>
        </Modal>
      )}
    </div>
  );
}
