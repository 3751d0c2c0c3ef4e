import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useMemo, useState } from "react";
import { createPatch, mergePatch } from "#content/documents/merge-patch.ts";
import type { JsonObject } from "#schemas/json.ts";
import { formatDateTime } from "#site/admin/ui/format-time.ts";
import type { UserSession } from "../api/client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { personOf } from "../session/access.ts";
import { CANNOT_READ_DRAFT, type Draft, type DraftStore, openDrafts, wasTypedHere } from "../session/draft-store.ts";
import { focusNew } from "../ui/focus-new.ts";
import { DialogActions } from "../ui/modal.tsx";
import { type DocumentVersion, type LoadedDocument, loadDocument } from "./document/load-document.ts";
import { rebase } from "./document/rebase.ts";
import { type DocumentDraft, readDraft, UNREADABLE } from "./document/use-draft.ts";
import { type FormOptions, FormScreen } from "./form-screen.tsx";

interface DocumentEditorProps extends FormOptions {
  session: UserSession;
}

/** The form of one document: its fields, the findings at them, drafts, conflicts, and the bar that publishes it. */
export function DocumentEditor({ session, ...options }: DocumentEditorProps): ReactNode {
  const { document } = options;
  const owner = personOf(session);
  const drafts = useMemo(() => openDrafts(owner), [owner]);
  const query = useQuery({
    queryKey: ["once", "document", document, owner],
    async queryFn() {
      const draft = await readDraft(drafts, document);
      const placement = draft === UNREADABLE ? undefined : draft?.content.placement;
      return { loaded: await loadDocument(document, placement), draft };
    },
    // A form that is shown again must start with the newest draft.
    gcTime: 0,
  });
  return (
    <QueryResult query={query}>
      {({ loaded, draft }) => (
        <>
          {draft === UNREADABLE && (
            <p className="form-notice" role="alert">
              {CANNOT_READ_DRAFT}
            </p>
          )}
          <DraftQuestion key={document} drafts={drafts} draft={draft === UNREADABLE ? undefined : draft}>
            {(restored) => (
              <FormScreen {...options} {...startWith(loaded, restored)} facts={loaded.facts} drafts={drafts} />
            )}
          </DraftQuestion>
        </>
      )}
    </QueryResult>
  );
}

interface DraftQuestionProps {
  drafts: DraftStore;
  draft: Draft<DocumentDraft> | undefined;
  /** Renders the form with the restored draft, if any. */
  children(restored: Draft<DocumentDraft> | undefined): ReactNode;
}

/** The question that unpublished changes of an earlier visit raise. The form waits for the answer. */
function DraftQuestion({ drafts, draft, children }: DraftQuestionProps): ReactNode {
  const [answer, setAnswer] = useState(draft === undefined || wasTypedHere(draft) ? "restore" : "");
  const titleId = useId();
  if (draft === undefined || answer !== "") return children(answer === "discard" ? undefined : draft);

  function restore({ keys, ...kept }: Draft): void {
    // If this browser cannot keep it, it stays where it was, and the form says so with the next change.
    drafts.save(kept, keys).catch(() => undefined);
    setAnswer("restore");
  }

  function discard({ subject, keys }: Draft): void {
    void drafts.remove(subject, keys);
    setAnswer("discard");
  }

  return (
    <section className="outcome" aria-labelledby={titleId} tabIndex={-1} ref={focusNew}>
      <h3 id={titleId}>Restore what you were typing?</h3>
      <p>You have changes from {formatDateTime(draft.savedAt)} that are not published.</p>
      <DialogActions action="Restore" onAct={() => restore(draft)} cancel="Discard" onCancel={() => discard(draft)} />
    </section>
  );
}

/**
 * Returns the version and the changes that a form starts with. A draft that conflicts with newer changes keeps its
 * version, so that publishing asks the user to choose.
 */
function startWith(
  loaded: LoadedDocument,
  draft: Draft<DocumentDraft> | undefined,
): { version: DocumentVersion; patch: JsonObject } {
  if (draft === undefined) return { version: loaded, patch: {} };
  const { base, patch } = draft.content;
  const { merged, conflicts } = rebase(base, loaded, mergePatch(base, patch));
  if (conflicts.length === 0) return { version: loaded, patch: createPatch(loaded.content, merged) };
  return { version: { ...loaded, content: base, revisionId: draft.baseRevisionId ?? loaded.revisionId }, patch };
}
