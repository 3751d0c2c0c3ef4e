/** Going back: the content as it stood at a revision, and a new revision that brings it back. */
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/pages.ts";
import type { ContentStore, DocumentChange, Revision, RevisionNote, StoreState } from "./content-store.ts";
import { StoreError } from "./content-store.ts";

/**
 * The documents as they stood right after a revision; 0 is before the first.
 * @throws StoreError `store/unknown-revision`
 */
export async function contentAt(
  store: ContentStore,
  revision: number,
  state: StoreState,
): Promise<Map<DocumentId, JsonObject>> {
  const known = await store.revisions();
  if (revision !== 0 && !known.includes(revision)) {
    throw new StoreError(
      "store/unknown-revision",
      `There is no revision ${revision}; the newest is ${state.revision}.`,
    );
  }
  const documents = new Map<DocumentId, JsonObject | null>();
  for (const [id, { content }] of await state.read([SITE, ...(await state.pages())])) documents.set(id, content);
  // What the last revision up to then wrote stands; of what none had touched yet, what the first after it found.
  const found = new Set<DocumentId>();
  for (const number of known.filter((candidate) => candidate <= state.revision)) {
    for (const { page, before, after } of (await store.revision(number)).changes) {
      if (number <= revision) documents.set(page, after);
      else if (!found.has(page)) documents.set(page, before);
      found.add(page);
    }
  }
  return new Map([...documents].flatMap(([id, content]) => (content === null ? [] : [[id, content] as const])));
}

export interface RolledBack {
  /** Undefined where the content is as it was. */
  revision?: Revision;
  changes: DocumentChange[];
}

/**
 * Brings the content back to a revision, as a new revision.
 * @param only these documents
 */
export function rollback(
  store: ContentStore,
  to: number,
  {
    only,
    isDryRun,
    note,
  }: {
    only?: readonly DocumentId[] | undefined;
    isDryRun?: boolean | undefined;
    note: Pick<RevisionNote, "by" | "message">;
  },
): Promise<RolledBack> {
  const plan = async (state: StoreState): Promise<DocumentChange[]> => {
    const target = await contentAt(store, to, state);
    const current = await state.read([SITE, ...(await state.pages())]);
    const ids = only ?? [...new Set([...current.keys(), ...target.keys()])];
    return ids.flatMap((page) => {
      const before = current.get(page)?.content ?? null;
      const after = target.get(page) ?? null;
      return isSame(before, after) ? [] : [{ page, before, after }];
    });
  };
  if (isDryRun) return store.peek(async (state) => ({ changes: await plan(state) }));
  return store.write(async (writer) => {
    const changes = await plan(writer);
    if (changes.length === 0) return { changes };
    const source = `revision ${to}`;
    const revision = await writer.commit(changes, { ...note, source, format: "rollback", sha256: "" });
    return { revision, changes };
  });
}
