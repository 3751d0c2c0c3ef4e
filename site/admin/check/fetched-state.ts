import type { StoredDocument, StoreState } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { StoredDocuments } from "../api/admin-api.ts";

/** The store has another revision than the documents that were read before. */
export class StateChanged extends Error {}

/** One state of the store, as far as it was asked for: each document is read once. */
export class FetchedState implements Pick<StoreState, "read"> {
  readonly #fetch: (ids: readonly DocumentId[]) => Promise<StoredDocuments>;
  readonly #known = new Map<DocumentId, StoredDocument | undefined>();
  #revision: number | undefined;

  constructor(fetch: (ids: readonly DocumentId[]) => Promise<StoredDocuments>) {
    this.#fetch = fetch;
  }

  /** Undefined until documents were read, be it none. */
  get revision(): number | undefined {
    return this.#revision;
  }

  /** @throws StateChanged, and what reading throws */
  async read(ids: readonly DocumentId[]): Promise<Map<DocumentId, StoredDocument>> {
    const missing = ids.filter((id) => !this.#known.has(id));
    if (missing.length > 0 || this.#revision === undefined) {
      const { revision, documents } = await this.#fetch(missing);
      this.#revision ??= revision;
      if (revision !== this.#revision) throw new StateChanged();
      for (const id of missing) this.#known.set(id, documents[id]);
    }
    return new Map(
      ids.flatMap((id) => {
        const document = this.#known.get(id);
        return document === undefined ? [] : [[id, document]];
      }),
    );
  }
}
