import { useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import { answer, api } from "../api/client.ts";
import { ConfirmDialog } from "../query/confirm-dialog.tsx";
import { Button } from "../ui/controls/button.tsx";
import type { useInbox } from "./use-inbox.ts";

interface DeleteQuarantinedProps {
  inbox: Pick<ReturnType<typeof useInbox>, "choices" | "counts" | "newCount" | "readAt">;
  onDone(done: { text: string }): void;
}

/** A button that deletes all requests of the list, which are quarantined, but none that has arrived since. It asks first. */
export function DeleteQuarantined({ inbox, onDone }: DeleteQuarantinedProps) {
  const [isAsking, setAsking] = useState(false);
  const { choices, counts, newCount, readAt = "" } = inbox;
  const count = readAt === "" ? 0 : Math.max(0, (counts?.quarantined ?? 0) - newCount);
  const requests = formatCount(count, "Quarantined Request");

  return (
    <div className="actions">
      <Button
        look="quiet"
        text={`Delete All (${count.toLocaleString("en-US")})…`}
        opensDialog
        disabled={count === 0}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${requests}?`}
          action="Delete All"
          busyAction="Deleting..."
          onConfirm={() => answer(api.quotes.$delete({ query: { state: "quarantined", ...choices, until: readAt } }))}
          onDone={({ removed }) => {
            setAsking(false);
            onDone({ text: `${formatCount(removed, "quarantined request")} deleted.` });
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            This removes every request of this list, with its message and contact data. It cannot be undone. Real people
            may be among them, so look through the list first.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
