/** A store of content in memory, for tests of the importer. */
import {
  type ContentStore,
  type DocumentChange,
  type Revision,
  type RevisionNote,
  type StoredDocument,
  StoreError,
  type StoreState,
} from "#content/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { PageContent } from "#schemas/page.generated.ts";
import { type DocumentId, SITE } from "#schemas/pages.ts";
import type { Site } from "#schemas/site.generated.ts";

export interface MemoryStore extends ContentStore {
  /** The documents of the store as they are now. */
  contents(): Record<DocumentId, JsonObject>;
  history(): readonly Revision[];
}

/** @param contents what the store holds at revision 0 */
export function memoryStore(contents: Iterable<readonly [DocumentId, JsonObject]> = []): MemoryStore {
  const documents = new Map<DocumentId, StoredDocument>();
  for (const [id, content] of contents) documents.set(id, { version: 0, content });
  const history: Revision[] = [];

  const pages = async () => [...documents.keys()].filter((id) => id !== SITE);
  const state = (): StoreState => ({
    revision: history.length,
    pages,
    read: async (ids) => new Map([...documents].filter(([id]) => ids.includes(id))),
  });
  const commit = async (changes: readonly DocumentChange[], note: RevisionNote): Promise<Revision> => {
    const revision = history.length + 1;
    for (const { page, after } of changes) {
      if (after === null) documents.delete(page);
      else documents.set(page, { version: revision, content: after });
    }
    const entry = { revision, time: "2026-01-01T00:00:00.000Z", ...note, changes: [...changes] };
    history.push(entry);
    return entry;
  };

  return {
    write: async (task) => task({ ...state(), commit }),
    peek: async (task) => task(state()),
    reader: async () => ({
      page: async (id) => documents.get(id)?.content as PageContent | undefined,
      site: async () => (documents.get(SITE)?.content ?? {}) as unknown as Site,
      pages,
      stamps: (ids) => new Map(ids.map((id) => [id, String(documents.get(id)?.version)])),
    }),
    revisions: async () => history.map(({ revision }) => revision),
    async revision(revision) {
      const entry = history[revision - 1];
      if (entry === undefined) throw new StoreError("store/unknown-revision", `There is no revision ${revision}.`);
      return entry;
    },
    contents: () => Object.fromEntries([...documents].map(([id, { content }]) => [id, content])),
    history: () => history,
  };
}
