import { type ReactNode, useEffect, useId, useRef } from "react";
import type { Draft } from "#site/admin/drafts/draft-store.ts";
import { formatDateTime } from "#site/admin/ui/format-time.ts";

interface RestoreDraftProps {
  draft: Draft;
  onRestore(): void;
  onDiscard(): void;
}

/** The question that unpublished changes of an earlier visit raise. The form waits for the answer. */
export function RestoreDraft({ draft: { savedAt }, onRestore, onDiscard }: RestoreDraftProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <section className="outcome" aria-labelledby={titleId} tabIndex={-1} ref={box}>
      <h3 id={titleId}>Restore what you were typing?</h3>
      <p>You have changes from {formatDateTime(savedAt)} that are not published.</p>
      <div className="actions">
        <button className="button" type="button" onClick={onRestore}>
          Restore
        </button>
        <button className="button secondary" type="button" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </section>
  );
}
