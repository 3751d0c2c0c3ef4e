import type { SiteToLint } from "#content/importer/plan/lint-plan.ts";
import { toSiteSource } from "#content/lint/site-source.ts";
import type { StoredDocument, StoreState } from "#content/store/content-store.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import type { StoredDocuments } from "../api/client.ts";
import type { PageCalls } from "./check-protocol.ts";

/** Error for a store that is at another revision than the documents that were read before. */
export class StoreChangedError extends Error {}

export type FetchedSite = SiteToLint & { pages: DocumentId[] };

/** One state of the store, fetched as far as it is needed. Each document is fetched once. */
export class FetchedState implements Pick<StoreState, "read"> {
  readonly #page: Pick<PageCalls, "readDocuments" | "readSiteIndex">;
  readonly #documents = new Map<DocumentId, StoredDocument | undefined>();
  /** The number and the id of the newest revision; undefined before the first read. */
  latest: Pick<StoredDocuments, "revision" | "revisionId"> | undefined;
  #site: Promise<FetchedSite> | undefined;

  constructor(page: Pick<PageCalls, "readDocuments" | "readSiteIndex">) {
    this.#page = page;
  }

  /**
   * Returns the documents that the store has. An empty list of ids fetches only the revision.
   * @throws StoreChangedError if the store has changed since the first read
   * @throws Error if the fetch fails
   */
  async read(ids: readonly DocumentId[]): Promise<Map<DocumentId, StoredDocument>> {
    const missing = ids.filter((id) => !this.#documents.has(id));
    if (missing.length > 0 || this.latest === undefined) {
      const { documents, revision, revisionId } = await this.#page.readDocuments(missing);
      this.#expectLatest({ revision, revisionId });
      for (const id of missing) this.#documents.set(id, documents[id]);
    }
    return new Map(
      ids.flatMap((id) => {
        const document = this.#documents.get(id);
        return document === undefined ? [] : [[id, document]];
      }),
    );
  }

  /**
   * Returns the site for lint, fetched until it succeeds once.
   * @throws StoreChangedError if the store has changed since the first read
   * @throws Error if the fetch fails
   */
  site(): Promise<FetchedSite> {
    this.#site ??= this.#fetchSite().catch((cause: unknown) => {
      this.#site = undefined;
      throw cause;
    });
    return this.#site;
  }

  async #fetchSite(): Promise<FetchedSite> {
    const { revision, revisionId, index, media, unusableLogos, addresses, today } = await this.#page.readSiteIndex();
    this.#expectLatest({ revision, revisionId });
    const { complete } = lintContext(new Date());
    const pages = Object.keys(index.documents).filter((id) => !isSettings(id));
    const files = { media: new Set(media), unusableLogos: new Map(unusableLogos) };
    const context = { complete, ...files, ...(addresses && { addresses }), today };
    return { context, source: toSiteSource(index), pages };
  }

  #expectLatest(latest: NonNullable<FetchedState["latest"]>): void {
    this.latest ??= latest;
    if (latest.revisionId !== this.latest.revisionId) throw new StoreChangedError();
  }
}
