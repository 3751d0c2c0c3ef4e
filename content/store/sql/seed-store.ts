import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { ContentStore, DocumentChange, Revision, RevisionNote } from "../content-store.ts";
import { revisionId } from "../revision-entry.ts";
import { findHeads, lineageOf, summarize } from "../revision-graph.ts";
import { type ContentQueries, NO_REVISION } from "./content-tables.ts";
import { findLastChanges, insertRevisions, moveHead, updateDocuments } from "./sql-revisions.ts";

/** Returns whether the database has a revision. */
export async function hasRevision(database: ContentQueries): Promise<boolean> {
  const head = await database.read((db) => db.selectFrom("content_head").select("revision_id").executeTakeFirst());
  return head?.revision_id !== NO_REVISION;
}

/**
 * Copies the content and the whole history of another store to a database without a revision, unless another process has
 * done that. Content that the history of the other store has not recorded becomes a revision.
 * @throws StoreError `store/broken-history` if an entry of the history cannot be read
 */
export async function seedStore(database: ContentQueries, seed: ContentStore): Promise<void> {
  const revisions = await readHistory(seed);
  const head = revisions.at(-1);
  if (head === undefined) return;
  const lineage = lineageOf(revisions, head);
  const lastChanges = findLastChanges(lineage.map(summarize));
  await database.write(
    async (trx) => {
      if (!(await moveHead(trx, { from: NO_REVISION, to: head.id }))) return;
      await insertRevisions(trx, revisions);
      for (const { id, changes } of lineage) {
        const current = changes.filter(({ page }) => lastChanges.get(page) === id);
        await updateDocuments(trx, id, current);
      }
    },
    { signal: "content" },
  );
}

/** Returns all revisions in order. The last one has recorded all content. */
async function readHistory(seed: ContentStore): Promise<Revision[]> {
  const revisions: Revision[] = [];
  for (const { id } of await seed.revisions()) revisions.push(await seed.revision(id));
  const heads = findHeads(revisions);
  const changes = await findUnrecordedChanges(seed, heads[0] === undefined ? [] : lineageOf(revisions, heads[0]));
  if (changes.length === 0 && heads.length <= 1) return revisions;
  const draft = {
    revision: (revisions.at(-1)?.revision ?? 0) + 1,
    parents: heads.map(({ id }) => id),
    time: new Date().toISOString(),
    ...describeSeed(heads.length > 1),
    changes,
  };
  return [...revisions, { id: revisionId(draft), ...draft }];
}

function describeSeed(isMerge: boolean): RevisionNote {
  const message = "Content of the files";
  return { by: "deployment", source: "files", format: isMerge ? "merge" : "edit", sha256: "", message };
}

/** @param lineage revisions, latest first */
async function findUnrecordedChanges(seed: ContentStore, lineage: readonly Revision[]): Promise<DocumentChange[]> {
  const recorded = new Map<DocumentId, JsonObject | null>();
  for (const { page, after } of lineage.flatMap(({ changes }) => changes)) {
    if (!recorded.has(page)) recorded.set(page, after);
  }
  const stored = await seed.withSnapshot(async ({ pages, read }) => read([SITE, ...(await pages())]));
  return [...new Set([...recorded.keys(), ...stored.keys()])].flatMap((page) => {
    const [before, after] = [recorded.get(page) ?? null, stored.get(page)?.content ?? null];
    return isSame(before, after) ? [] : [{ page, before, after }];
  });
}
