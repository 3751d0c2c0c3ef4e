import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { RequestDetail } from "#schemas/quotes/quote-inbox.ts";
import { answer, api } from "../api/client.ts";
import { ConfirmDialog } from "../query/confirm-dialog.tsx";
import { QueryResult } from "../query/query-result.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";

interface ForgetDialogProps {
  request: RequestDetail;
  onDone(done: { text: string }): void;
  onClose(): void;
}

/** Asks before everything is removed that is stored about the person who sent a request, and shows how much that is. */
export function ForgetDialog({ request: { id, name, email }, onDone, onClose }: ForgetDialogProps) {
  const [force, setForce] = useState(false);
  const query = useQuery({
    queryKey: ["once", "person", id],
    queryFn: () => answer(api.quotes[":id"].person.$get({ param: { id } })),
  });
  return (
    <ConfirmDialog
      title={`Forget ${name}?`}
      action="Forget This Person"
      busyAction="Removing..."
      onConfirm={() => answer(api.quotes[":id"].forget.$post({ param: { id }, json: { force } }))}
      onDone={({ keptCopies }) => {
        const kept =
          keptCopies.length > 0 && `This also has data of other people, and was kept: ${keptCopies.join(", ")}.`;
        onDone({ text: `The data of ${name} was removed. ${kept || ""}`.trim() });
      }}
      onClose={onClose}
    >
      <QueryResult query={query}>
        {({ requests, files, copies, sharedCopies, related }) => (
          <>
            <p>
              This removes all that is stored for {email}: {formatCount(requests, "request")} with notes,{" "}
              {formatCount(files, "file")} and {formatCount(copies, "other copy", "other copies")}. It cannot be undone.
            </p>
            {related > 0 && (
              <p>
                {formatCount(related, "other request")} with the same phone number and another address will stay. Search
                for the number to find them.
              </p>
            )}
            {sharedCopies.length > 0 && (
              <Checkbox isChecked={force} onChange={setForce}>
                Also remove what has data of other people, too: {sharedCopies.join(", ")}
              </Checkbox>
            )}
          </>
        )}
      </QueryResult>
    </ConfirmDialog>
  );
}
