import { useEffect, useRef, useState } from "react";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import { DRAFT_DELAY_MS, type Draft, type DraftStore, wasTypedHere } from "#site/admin/session/draft-store.ts";
import type { KeptParts } from "./load-document.ts";

/** Unpublished changes of a document, with the content that they were made to, so that they fit any later version. */
export type DocumentDraft = KeptParts & { base: JsonObject; patch: JsonObject };

export function draftSubject(id: DocumentId): string {
  return isSettings(id) ? id : `page:${id}`;
}

/** Returns the page that a draft with this name changes, or undefined if it changes something else. */
export function draftedPage(subject: string): DocumentId | undefined {
  return /^page:(.+)$/.exec(subject)?.[1];
}

/**
 * Keeps the content of a page that is not published, with which the form of the page starts.
 * @throws DOMException if the browser cannot keep it
 */
export async function startDraft(
  drafts: DraftStore,
  id: DocumentId,
  patch: JsonObject,
  { baseRevisionId, placement }: Pick<KeptParts, "placement"> & { baseRevisionId: string | undefined },
): Promise<void> {
  const draft: DocumentDraft = { base: {}, patch, placement };
  await drafts.save({ subject: draftSubject(id), content: draft, baseRevisionId });
}

/** Keeps the draft of a page that was moved for its new address. A draft that cannot be kept there stays at the old one. */
export async function moveDraft(drafts: DraftStore, from: DocumentId, to: DocumentId): Promise<void> {
  const draft = await readDraft(drafts, from);
  if (draft === undefined || draft === UNREADABLE) return;
  await drafts.save({ ...draft, subject: draftSubject(to) }).then(
    () => drafts.remove(draftSubject(from), draft.place),
    () => undefined,
  );
}

export const UNREADABLE = "unreadable";

/** Reads the newest draft of a document, or the one that was typed in this tab. Some private windows cannot read any. */
export async function readDraft(
  drafts: Pick<DraftStore, "read">,
  id: DocumentId,
): Promise<Draft<DocumentDraft> | typeof UNREADABLE | undefined> {
  try {
    const found = await drafts.read<DocumentDraft>(draftSubject(id));
    const whole = found.filter(isWhole);
    return whole.find(wasTypedHere) ?? whole[0] ?? (found.length === 0 ? undefined : UNREADABLE);
  } catch {
    return UNREADABLE;
  }
}

/** Returns whether a draft has all its parts. One of another version of the admin may lack some. */
function isWhole({ content }: Draft<Partial<DocumentDraft> | undefined>): boolean {
  return isObject(content?.base) && isObject(content.patch);
}

/**
 * Keeps the changes of a document in the browser while the user types, and removes them once there are none.
 * @param isKept true if the server has the changes, saved for later
 * @returns a sentence for the user if the browser cannot keep them
 */
export function useDraft(
  drafts: DraftStore,
  id: DocumentId,
  { base, patch, placement, proposal, revisionId }: DocumentDraft & { revisionId: string },
  isKept: boolean,
): string | undefined {
  const [problem, setProblem] = useState<string>();
  const isChanged = Object.keys(patch).length > 0 && !isKept;
  const hasDraft = useRef(isChanged);
  const saveNow = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isChanged && !hasDraft.current) return;
    hasDraft.current = isChanged;
    saveNow.current = () => {
      const subject = draftSubject(id);
      timer.current = undefined;
      const saved = isChanged
        ? drafts.save({
            subject,
            content: { base, patch, placement, proposal } satisfies DocumentDraft,
            baseRevisionId: revisionId,
          })
        : drafts.remove(subject);
      saved.then(
        () => setProblem(undefined),
        () => setProblem(CANNOT_KEEP),
      );
    };
    // Changes that follow within the delay are saved with this one. A draft that nobody needs goes at once.
    if (!isChanged) clearTimeout(timer.current);
    if (!isChanged) saveNow.current();
    else timer.current ??= setTimeout(() => saveNow.current?.(), DRAFT_DELAY_MS);
  }, [drafts, id, base, patch, placement, proposal, revisionId, isChanged]);

  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      saveNow.current?.();
    },
    [],
  );

  return problem;
}

const CANNOT_KEEP =
  "This browser can't keep a copy of what you type, because its disk is full or it doesn't allow it. Publish soon, and don't close this tab.";
