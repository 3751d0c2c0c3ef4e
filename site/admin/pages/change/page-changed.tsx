import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { type ChangeOfPage, rollBack } from "#site/admin/api/content-api.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/request.ts";
import { PublishingWarnings } from "#site/admin/changes/publishing-warnings.tsx";
import { pageName } from "#site/admin/ui/page-name.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/controls/problem.tsx";

export type FinishedChange = { change: ChangeOfPage; result: ImportResult };

/** Properties that the dialogs about a page share. */
export interface PageDialogProps {
  page: PageId;
  title: string;
  onDone(finished: FinishedChange): void;
  onClose(): void;
}

type PageChangedProps = { change: FinishedChange; onUndone(): void; onClose(): void };

/** The outcome of moving or retiring a page, with a way back. The box takes the focus. */
export function PageChanged({ change: { change, result }, onUndone, onClose }: PageChangedProps) {
  const { title, text, undone } = describe(change);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => rollBack({ undo: result.revisionId ?? "", message: undone }),
    onSuccess: onUndone,
  });
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    // Each outcome takes the focus.
    if (result || isSuccess) box.current?.focus();
  }, [result, isSuccess]);

  return (
    <section className="outcome page-changed" aria-labelledby={titleId} tabIndex={-1} ref={box}>
      <h3 id={titleId}>{isSuccess ? undone : title}</h3>
      {!isSuccess && <p>{text}</p>}
      {!isSuccess && <PublishingWarnings diagnostics={result.diagnostics} />}
      {error && <Problem>{errorMessage(error, `${NO_RESPONSE} Check History before you try again.`)}</Problem>}
      <div className="actions">
        {!isSuccess && (
          <Button
            look="secondary"
            text={isPending ? "Undoing..." : "Undo"}
            disabled={isPending}
            onClick={() => mutate()}
          />
        )}
        <Button look="quiet" text="Close" onClick={onClose} />
      </div>
    </section>
  );
}

function describe(change: ChangeOfPage): Record<"title" | "text" | "undone", string> {
  if (change.kind === "move") {
    return {
      title: `Moved ${pageName(change.from)}`,
      text: `The page is at /${change.to} now, and /${change.from} leads there.`,
      undone: `Moved back to /${change.from}`,
    };
  }
  return {
    title: `Retired ${pageName(change.page)}`,
    text:
      change.to === undefined
        ? `Visitors of /${change.page} read that the page is gone.`
        : `/${change.page} leads to ${change.to} now.`,
    undone: `Restored ${pageName(change.page)}`,
  };
}
