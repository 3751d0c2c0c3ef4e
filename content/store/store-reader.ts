/** The reader that all stores share. It returns valid stored content, else what the history recorded last, else default content. */
import { diagnose } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isPageId, KNOWN_PAGES, type PageId, SITE } from "#schemas/page-ids.ts";
import { isRetired } from "#schemas/redirects.ts";
import { validate } from "../documents/validate.ts";
import { collectFacts, type Facts } from "../facts/facts.ts";
import { resolvePage, resolveSite } from "../facts/resolve-references.ts";
import type {
  ContentReader,
  PendingDocuments,
  StoredContentReader,
  StoreState,
  UnreadableWarning,
} from "./content-store.ts";
import { defaultPage, siteOrDefault } from "./default-content.ts";

/** One state of a store, as each kind of store reads it. */
export interface ReadableState extends StoreState {
  /** True for a store without a revision. Only there, the built-in content answers for documents that are not stored. */
  isUnrecorded: boolean;
  /**
   * Returns the latest recorded content of a document that passes a check, or null if there is none.
   * @param content the content of the document, which does not pass the check
   */
  lastContent(
    id: DocumentId,
    content: JsonObject,
    isUsable: (content: JsonObject) => boolean,
  ): JsonObject | null | Promise<JsonObject | null>;
  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string>;
  /** Returns the file path or object key of a document, for warnings. */
  locationOf(id: DocumentId): string;
}

/** Returns a state of a store as it will be after the pending documents are stored. */
function overlayState(state: ReadableState, documents: PendingDocuments): ReadableState {
  return {
    ...state,
    isUnrecorded: state.isUnrecorded && documents.size === 0,
    async pages() {
      const pages = new Set(await state.pages());
      for (const [id, content] of documents) {
        if (content === null) pages.delete(id);
        else if (id !== SITE) pages.add(id);
      }
      return [...pages];
    },
    async read(ids) {
      const stored = await state.read(ids.filter((id) => !documents.has(id)));
      for (const id of ids) {
        const content = documents.get(id);
        if (content) stored.set(id, { version: 0, content });
      }
      return stored;
    },
  };
}

export type WarningHandler = (warning: UnreadableWarning) => void;

/** Wraps a warning handler so that it is called once for each document. */
export function warnOnce(onWarning: WarningHandler | undefined): WarningHandler {
  const warned = new Set<DocumentId>();
  return (warning) => {
    if (!warned.has(warning.page)) onWarning?.(warning);
    warned.add(warning.page);
  };
}

export class StoreReader implements StoredContentReader {
  readonly #state: ReadableState;
  readonly #onWarning: WarningHandler;
  readonly stored: ContentReader = {
    page: (id) => this.#storedPage(id),
    site: async () => (await this.#loadSite()).stored,
    pages: () => this.pages(),
  };
  #site: Promise<{ stored: Site; shown: Site; facts: Facts }> | undefined;
  #pages: Promise<PageId[]> | undefined;

  constructor(state: ReadableState, onWarning: WarningHandler) {
    this.#state = state;
    this.#onWarning = onWarning;
  }

  async page(id: PageId): Promise<PageContent | undefined> {
    const content = await this.#storedPage(id);
    return content && resolvePage(content, (await this.#loadSite()).facts);
  }

  async site(): Promise<Site> {
    return (await this.#loadSite()).shown;
  }

  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string> {
    return this.#state.fingerprints(ids);
  }

  pages(): Promise<PageId[]> {
    this.#pages ??= this.#listPages();
    return this.#pages;
  }

  async #listPages(): Promise<PageId[]> {
    const stored = new Set(await this.#state.pages());
    const { redirects } = (await this.#loadSite()).stored;
    const hasDefault = (page: PageId) => this.#state.isUnrecorded && !isRetired(page, redirects);
    const known = KNOWN_PAGES.filter((page) => stored.has(page) || hasDefault(page));
    return [...new Set([...known, ...stored])];
  }

  withPending(documents: PendingDocuments): ContentReader {
    return new StoreReader(overlayState(this.#state, documents), this.#onWarning);
  }

  async #storedPage(id: PageId): Promise<PageContent | undefined> {
    return isPageId(id) ? ((await this.#read(id)) as PageContent | undefined) : undefined;
  }

  #loadSite(): Promise<{ stored: Site; shown: Site; facts: Facts }> {
    this.#site ??= this.#read(SITE).then(async (content) => {
      if (content === undefined && !this.#state.isUnrecorded) {
        const reason = `${this.#state.locationOf(SITE)} is missing, so an invented agency is shown.`;
        this.#onWarning(describeFallback(SITE, reason, { content: null }, "store/missing-document"));
      }
      const stored = await siteOrDefault(content);
      const facts = collectFacts(stored);
      return { stored, shown: resolveSite(stored, facts), facts };
    });
    return this.#site;
  }

  async #read(id: DocumentId): Promise<JsonObject | undefined> {
    const stored = (await this.#state.read([id])).get(id)?.content;
    const valid = stored && (await this.#validContent(id, stored));
    if (valid !== undefined) return valid;
    return id === SITE || !this.#state.isUnrecorded ? undefined : this.#defaultPage(id);
  }

  /** Returns stored content or, if it is not valid, the latest valid content in the history. */
  async #validContent(id: DocumentId, stored: JsonObject): Promise<JsonObject | undefined> {
    const [violation] = validate(id, stored);
    if (violation === undefined) return stored;
    const recorded = await this.#state.lastContent(id, stored, (content) => validate(id, content).length === 0);
    const reason = `${this.#state.locationOf(id)} is not valid: ${violation.message}`;
    this.#onWarning(describeFallback(id, reason, { content: recorded }));
    return recorded ?? undefined;
  }

  /** Returns the default content of a page, unless the page was retired. */
  async #defaultPage(id: PageId): Promise<JsonObject | undefined> {
    const { stored, facts } = await this.#loadSite();
    return isRetired(id, stored.redirects) ? undefined : defaultPage(id, facts);
  }
}

/**
 * Returns the warning about a document that cannot be used.
 * @param reason a sentence that names the file
 * @param fallback the content that is used instead, with null for none, and whether it is that of the current branch
 */
export function describeFallback(
  page: DocumentId,
  reason: string,
  { content, isOurs = false }: { content: JsonObject | null; isOurs?: boolean },
  code: "store/unreadable" | "store/missing-document" = "store/unreadable",
): UnreadableWarning {
  const instead = isOurs
    ? "The version of the current branch is used instead."
    : content !== null
      ? "The content of the last revision is used instead."
      : "The history has no content for it.";
  return { ...diagnose(code, `${reason} ${instead}`), page, reason };
}
