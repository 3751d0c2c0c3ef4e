import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, SETTINGS } from "#schemas/page-ids.ts";
import type { ContentStore, DocumentChange, Revision } from "../content-store.ts";
import { revisionId } from "../revision-entry.ts";
import { findHeads, lineageOf } from "../revision-graph.ts";
import { type ContentQueries, NO_REVISION } from "./content-tables.ts";
import { appendRevisions } from "./sql-history.ts";

/**
 * Copies the content and the whole history of another store to a database without a revision, unless another process has
 * done that. Content that the history of the other store has not recorded becomes a revision.
 * @throws StoreError `store/broken-history` if an entry of the history cannot be read
 */
export async function seedStore(database: ContentQueries, seed: ContentStore): Promise<void> {
  const revisions = await readHistory(seed);
  const latest = revisions.at(-1);
  if (latest === undefined) return;
  const [, ...earlier] = lineageOf(revisions, latest);
  await database.write((trx) => appendRevisions(trx, NO_REVISION, [latest, ...earlier], revisions), {
    signal: "content",
  });
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
    by: "deployment",
    source: "files",
    format: heads.length > 1 ? "merge" : "edit",
    sha256: "",
    message: "Content of the files",
    changes,
  };
  return [...revisions, { id: revisionId(draft), ...draft }];
}

/** @param lineage revisions, latest first */
async function findUnrecordedChanges(seed: ContentStore, lineage: readonly Revision[]): Promise<DocumentChange[]> {
  const changes = lineage.toReversed().flatMap((revision) => revision.changes);
  const recorded = new Map<DocumentId, JsonObject | null>(changes.map(({ page, after }) => [page, after]));
  const stored = await seed.withSnapshot(async ({ pages, read }) => read([...SETTINGS, ...(await pages())]));
  return [...new Set([...recorded.keys(), ...stored.keys()])].flatMap((page) => {
    const [before, after] = [recorded.get(page) ?? null, stored.get(page)?.content ?? null];
    return isSame(before, after) ? [] : [{ page, before, after }];
  });
}
