import { type ReactNode, useId } from "react";
import { focusNew } from "../ui/focus.ts";
import { DialogActions } from "../ui/modal.tsx";
import { formatDateTime } from "../ui/time.tsx";
import type { Draft } from "./draft-store.ts";

interface RestoreQuestionProps {
  draft: Pick<Draft, "savedAt">;
  onRestore(): void;
  onDiscard(): void;
  /** True if nothing else can be done before the answer. */
  isFirst?: boolean;
  children?: ReactNode;
}

/** The question that a draft of an earlier visit raises. It stays until it is answered. */
export function RestoreQuestion({ draft, onRestore, onDiscard, isFirst, children }: RestoreQuestionProps) {
  const titleId = useId();
  return (
    <section className="outcome" aria-labelledby={titleId} tabIndex={-1} ref={isFirst ? focusNew : null}>
      <h3 id={titleId}>Restore what you were typing?</h3>
      <p>You have changes from {formatDateTime(draft.savedAt)} that are not published.</p>
      {children}
      <DialogActions action="Restore" onAct={onRestore} cancel="Discard" onCancel={onDiscard} />
    </section>
  );
}
