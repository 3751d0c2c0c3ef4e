/** The reader that all stores share. It returns valid stored content, and default content otherwise. */
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isPageId, KNOWN_PAGES, type PageId, SITE } from "#schemas/page-ids.ts";
import { isRetired } from "#schemas/redirects.ts";
import { type ContentReader, type FingerprintedReader, type StoredDocument, StoreError } from "./content-store.ts";
import { contentOrDefault } from "./default-content.ts";

/** One state of a store, as each kind of store reads it. */
export interface ReadableState {
  pages(): PageId[];
  /** @throws StoreError `store/invalid` if the stored document cannot be parsed */
  read(id: DocumentId): StoredDocument | undefined | Promise<StoredDocument | undefined>;
  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string>;
  /** Returns the file path or object key of a document, for warnings. */
  locationOf(id: DocumentId): string;
}

/** Handler of a warning about a document whose default content is used instead. */
export type WarningHandler = (warning: Diagnostic & { page: DocumentId }) => void;

/** Wraps a warning handler so that it is called once for each document. */
export function warnOnce(onWarning: ((warning: Diagnostic) => void) | undefined): WarningHandler {
  const warned = new Set<DocumentId>();
  return (warning) => {
    if (!warned.has(warning.page)) onWarning?.(warning);
    warned.add(warning.page);
  };
}

export class StoreReader implements FingerprintedReader {
  readonly #state: ReadableState;
  readonly #onWarning: WarningHandler;
  #site: Promise<Site> | undefined;

  constructor(state: ReadableState, onWarning: WarningHandler) {
    this.#state = state;
    this.#onWarning = onWarning;
  }

  async page(id: PageId): Promise<PageContent | undefined> {
    return isPageId(id) ? ((await this.#read(id)) as PageContent | undefined) : undefined;
  }

  site(): Promise<Site> {
    this.#site ??= this.#read(SITE) as Promise<unknown> as Promise<Site>;
    return this.#site;
  }

  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string> {
    return this.#state.fingerprints(ids);
  }

  async pages(): Promise<PageId[]> {
    const { redirects } = await this.site();
    return [...new Set([...KNOWN_PAGES.filter((page) => !isRetired(page, redirects)), ...this.#state.pages()])];
  }

  /** Returns a reader of the same pages with other site settings, which may retire other pages. */
  withSite(site: Site): ContentReader {
    const reader = new StoreReader(this.#state, this.#onWarning);
    reader.#site = Promise.resolve(site);
    return reader;
  }

  async #read(id: DocumentId): Promise<JsonObject | undefined> {
    let content: JsonObject | undefined;
    try {
      content = (await this.#state.read(id))?.content;
    } catch (cause) {
      // An unavailable store must not make the site show default content.
      if (!(cause instanceof StoreError && cause.code === "store/invalid")) throw cause;
      this.#warn(id, cause.message);
    }
    const onInvalid = (reason: string) => this.#warn(id, `${this.#state.locationOf(id)} is not valid: ${reason}`);
    const shown = await contentOrDefault(id, content, onInvalid);
    const isDefault = shown !== content;
    return isDefault && id !== SITE && isRetired(id, (await this.site()).redirects) ? undefined : shown;
  }

  #warn(page: DocumentId, message: string): void {
    this.#onWarning({ ...diagnose("store/unreadable", message), page });
  }
}
