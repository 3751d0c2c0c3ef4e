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
import type { ContentReader, PendingDocuments, StoredContentReader, UnreadableWarning } from "./content-store.ts";
import { defaultPage, siteOrDefault } from "./default-content.ts";
import { overlayState, type ReadableState } from "./readable-state.ts";

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
    site: () => this.#storedSite(),
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
    const stored = new Set(this.#state.pages());
    const { redirects } = await this.#storedSite();
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

  async #storedSite(): Promise<Site> {
    return (await this.#loadSite()).stored;
  }

  #loadSite(): Promise<{ stored: Site; shown: Site; facts: Facts }> {
    this.#site ??= this.#read(SITE)
      .then((content) => {
        if (content === undefined && !this.#state.isUnrecorded) {
          const reason = `${this.#state.locationOf(SITE)} is missing, so an invented agency is shown.`;
          this.#onWarning(describeFallback(SITE, reason, { content: null }, "store/missing-document"));
        }
        return siteOrDefault(content);
      })
      .then((stored) => {
        const facts = collectFacts(stored);
        return { stored, shown: resolveSite(stored, facts), facts };
      });
    return this.#site;
  }

  async #read(id: DocumentId): Promise<JsonObject | undefined> {
    const stored = (await this.#state.read(id))?.content;
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
