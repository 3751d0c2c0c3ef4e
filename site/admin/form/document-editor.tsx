import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { createPatch, mergePatch } from "#content/documents/merge-patch.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { answer, api, type ProposalDetail } from "../api/client.ts";
import { isWaiting } from "../proposals/describe-proposal.ts";
import { queryClient } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { personOf } from "../session/access.ts";
import { CANNOT_READ_DRAFT, type Draft, openDrafts, wasTypedHere } from "../session/draft-store.ts";
import { RestoreQuestion } from "../session/restore-question.tsx";
import {
  type DocumentVersion,
  type LoadedDocument,
  loadDocument,
  loadForDraft,
  normalize,
  rebase,
  toKeptProposal,
} from "./document/load-document.ts";
import { type DocumentDraft, readDraft, UNREADABLE } from "./document/use-draft.ts";
import { type FormOptions, FormScreen } from "./form-screen.tsx";

/** The form of one document: its fields, the findings at them, drafts, conflicts, and the bar that publishes it. */
export function DocumentEditor(options: FormOptions) {
  const { document, session } = options;
  // The change saved for later that the form continues.
  const { proposal } = options.address.parameters;
  const owner = personOf(session);
  const drafts = useMemo(() => openDrafts(owner), [owner]);
  const [restored, setRestored] = useState<string>();
  const queryKey = ["once", "document", document, owner, proposal];
  const query = useQuery({
    queryKey,
    async queryFn() {
      const draft = await readDraft(drafts, document);
      const start = draft !== undefined && draft !== UNREADABLE ? draft : await readProposal(proposal, document);
      const load = start === draft ? loadForDraft : loadDocument;
      return { draft, start, loaded: await load(document, start?.content) };
    },
    // A form that is shown again must start with the newest draft.
    gcTime: 0,
  });

  function restore({ place, ...kept }: Draft): void {
    // If this browser cannot keep it, it stays where it was, and the form says so with the next change.
    drafts.save(kept, place).catch(() => undefined);
    setRestored(kept.savedAt);
  }

  function discard({ subject, place }: Draft): void {
    void drafts.remove(subject, place);
    // Another tab may have left an older one.
    void queryClient.resetQueries({ queryKey, exact: true });
  }

  return (
    <QueryResult query={query}>
      {({ loaded, draft, start }) =>
        draft !== undefined && draft !== UNREADABLE && !wasTypedHere(draft) && restored !== draft.savedAt ? (
          <RestoreQuestion isFirst draft={draft} onRestore={() => restore(draft)} onDiscard={() => discard(draft)} />
        ) : (
          <>
            {(draft === UNREADABLE || loaded.problem) && (
              <p className="form-notice" role="alert">
                {loaded.problem ?? CANNOT_READ_DRAFT}
              </p>
            )}
            <FormScreen
              key={document}
              {...options}
              {...startWith(document, loaded, start)}
              facts={loaded.facts}
              site={loaded.site}
              drafts={drafts}
            />
          </>
        )
      }
    </QueryResult>
  );
}

type Start = Pick<Draft<DocumentDraft>, "content" | "baseRevisionId">;

/** Reads a change saved for later as the draft with which the form starts, unless it has ended. */
async function readProposal(id: string | undefined, document: DocumentId): Promise<Start | undefined> {
  if (id === undefined) return undefined;
  const proposal: ProposalDetail = await answer(api.proposals[":id"].$get({ param: { id } }));
  const change = proposal.changes.find(({ page }) => page === document);
  if (!isWaiting(proposal) || !change?.after) return undefined;
  const [base, content] = [normalize(document, change.before ?? {}), normalize(document, change.after)];
  const kept = toKeptProposal(proposal, document, content);
  return {
    content: { base, patch: createPatch(base, content), proposal: kept },
    baseRevisionId: proposal.revisionId,
  };
}

/**
 * Returns the version and the changes that a form starts with. Changes that conflict with newer ones keep their version, so
 * that publishing asks the user to choose.
 */
function startWith(
  document: DocumentId,
  loaded: LoadedDocument,
  start: Start | undefined,
): { version: DocumentVersion; patch: JsonObject } {
  if (start === undefined) return { version: loaded, patch: {} };
  const { base, patch } = start.content;
  const content = mergePatch(base, patch);
  const { merged, conflicts } = rebase(document, base, loaded, content);
  if (conflicts.length > 0)
    return { version: { ...loaded, content: base, revisionId: start.baseRevisionId ?? loaded.revisionId }, patch };
  const isKept = isSame(content, loaded.proposal?.content ?? null);
  const proposal = loaded.proposal && { ...loaded.proposal, ...(isKept && { content: merged }) };
  return { version: { ...loaded, proposal }, patch: createPatch(loaded.content, merged) };
}
