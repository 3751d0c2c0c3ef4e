/** The reader of every driver: what the store has, where it is valid, and the built-in content for the rest. */
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isPageId, KNOWN_PAGES, type PageId, SITE } from "#schemas/page-ids.ts";
import { type FingerprintedReader, type StoredDocument, StoreError } from "./content-store.ts";
import { contentOrDefault } from "./default-content.ts";

/** One state of a store, as its driver reads it. */
export interface ReadableState {
  pages(): PageId[];
  /** @throws StoreError `store/invalid` where it is no stored document */
  read(id: DocumentId): StoredDocument | undefined | Promise<StoredDocument | undefined>;
  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string>;
  /** Where a document lies, for warnings. */
  locationOf(id: DocumentId): string;
}

/** Is told of a document for which the built-in content stands in. */
export type Warn = (warning: Diagnostic & { page: DocumentId }) => void;

/** Tells of each document once. */
export function warnOnce(onWarning: ((warning: Diagnostic) => void) | undefined): Warn {
  const warned = new Set<DocumentId>();
  return (warning) => {
    if (!warned.has(warning.page)) onWarning?.(warning);
    warned.add(warning.page);
  };
}

export class StoreReader implements FingerprintedReader {
  readonly #state: ReadableState;
  readonly #warn: Warn;
  #site: Promise<Site> | undefined;

  constructor(state: ReadableState, warn: Warn) {
    this.#state = state;
    this.#warn = warn;
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
    return [...new Set([...KNOWN_PAGES, ...this.#state.pages()])];
  }

  async #read(id: DocumentId): Promise<JsonObject | undefined> {
    let content: JsonObject | undefined;
    try {
      content = (await this.#state.read(id))?.content;
    } catch (cause) {
      // A store that does not answer is no reason to show other content.
      if (!(cause instanceof StoreError && cause.code === "store/invalid")) throw cause;
      this.#complain(id, cause.message);
    }
    return contentOrDefault(id, content, (why) =>
      this.#complain(id, `${this.#state.locationOf(id)} is not valid: ${why}`),
    );
  }

  #complain(page: DocumentId, message: string): void {
    this.#warn({ ...diagnose("store/unreadable", message), page });
  }
}
