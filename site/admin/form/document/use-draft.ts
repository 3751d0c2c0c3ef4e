import { useEffect, useRef, useState } from "react";
import { createPatch, mergePatch } from "#content/documents/merge-patch.ts";
import { mergeThreeWay } from "#content/documents/three-way-merge.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import { DRAFT_DELAY_MS, type Draft, type DraftStore, wasTypedHere } from "#site/admin/session/draft-store.ts";
import type { PagePlacement } from "./page-placement.ts";

/** Unpublished changes of a document, with the content that they were made to, so that they fit any later version. */
export interface DocumentDraft {
  base: JsonObject;
  patch: JsonObject;
  /** Places where other parts of the site link to a page that is not published. */
  placement?: PagePlacement | undefined;
}

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
  { baseRevisionId, placement }: { baseRevisionId: string | undefined; placement: PagePlacement | undefined },
): Promise<void> {
  const draft: DocumentDraft = { base: {}, patch, placement };
  await drafts.save({ subject: draftSubject(id), content: draft, baseRevisionId });
}

/** Keeps the draft of a page that was moved for its new address. A draft that cannot be kept there stays at the old one. */
export async function moveDraft(drafts: DraftStore, from: DocumentId, to: DocumentId): Promise<void> {
  const draft = await readDraft(drafts, from);
  if (draft === undefined || draft === UNREADABLE) return;
  await drafts.save({ ...draft, subject: draftSubject(to) }).then(
    () => drafts.remove(draftSubject(from), draft.keys),
    () => undefined,
  );
}

export const UNREADABLE = "unreadable";

/**
 * Reads the draft of a document: what was typed in this tab, or else in all tabs before. Some private windows cannot read
 * any.
 */
export async function readDraft(
  drafts: Pick<DraftStore, "read">,
  id: DocumentId,
): Promise<Draft<DocumentDraft> | typeof UNREADABLE | undefined> {
  try {
    const found = await drafts.read<DocumentDraft>(draftSubject(id));
    const [newest, ...older] = found.filter(isWhole);
    if (newest === undefined) return found.length === 0 ? undefined : UNREADABLE;
    return [newest, ...older].find(wasTypedHere) ?? older.reduce(mergeDrafts, newest);
  } catch {
    return UNREADABLE;
  }
}

/** Adds the changes of an older draft to a newer one, which wins in a field that both change. */
function mergeDrafts(newer: Draft<DocumentDraft>, older: Draft<DocumentDraft>): Draft<DocumentDraft> {
  const [theirs, yours] = [newer, older].map(({ content: { base, patch } }) => mergePatch(base, patch));
  const { base, placement = older.content.placement } = newer.content;
  const { merged = base } = mergeThreeWay(older.content.base, theirs, yours, () => "theirs");
  const content = { base, patch: createPatch(base, merged), ...(placement && { placement }) };
  return { ...newer, content, keys: [...newer.keys, ...older.keys] };
}

/** Returns whether a draft has all its parts. One of another version of the admin may lack some. */
function isWhole({ content }: Draft<Partial<DocumentDraft> | undefined>): boolean {
  return isObject(content?.base) && isObject(content.patch);
}

/**
 * Keeps the changes of a document in the browser while the user types, and removes them once there are none.
 * @returns a sentence for the user if the browser cannot keep them
 */
export function useDraft(
  drafts: DraftStore,
  id: DocumentId,
  { base, patch, placement, revisionId }: DocumentDraft & { revisionId: string },
): string | undefined {
  const [problem, setProblem] = useState<string>();
  const isChanged = Object.keys(patch).length > 0;
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
            content: { base, patch, placement } satisfies DocumentDraft,
            baseRevisionId: revisionId,
          })
        : drafts.remove(subject);
      saved.then(
        () => setProblem(undefined),
        () => setProblem(CANNOT_KEEP),
      );
    };
    // Changes that follow within the delay are saved with this one.
    timer.current ??= setTimeout(() => saveNow.current?.(), DRAFT_DELAY_MS);
  }, [drafts, id, base, patch, placement, revisionId, isChanged]);

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
