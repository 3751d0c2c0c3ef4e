import { diagnose } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isPageId, KNOWN_PAGES, type PageId, SITE } from "#schemas/page-ids.ts";
import { isRetired } from "#schemas/redirects.ts";
import { validate } from "../documents/validate.ts";
import { collectFacts, type Facts } from "../facts/facts.ts";
import { resolveDocument, resolveSiteFacts } from "../facts/resolve-references.ts";
import { once } from "../platform/once.ts";
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
  /** Returns the latest recorded content of a document that passes a check, or null if there is none. */
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

/** Returns a reader of a state: it returns valid stored content, else what the history recorded last, else default content. */
export function createStoreReader(state: ReadableState, onWarning: WarningHandler): StoredContentReader {
  const loadSite = once(async (): Promise<{ stored: Site; shown: Site; facts: Facts }> => {
    const content = await read(SITE);
    if (content === undefined && !state.isUnrecorded) {
      const reason = `${state.locationOf(SITE)} is missing, so an invented agency is shown.`;
      onWarning(describeFallback(SITE, reason, { content: null }, "store/missing-document"));
    }
    const stored = await siteOrDefault(content);
    const facts = collectFacts(stored);
    return { stored, shown: resolveSiteFacts(stored, facts), facts };
  });

  const listPages = once(async () => {
    const stored = new Set(await state.pages());
    const { redirects } = (await loadSite()).stored;
    const hasDefault = (page: PageId) => state.isUnrecorded && !isRetired(page, redirects);
    const known = KNOWN_PAGES.filter((page) => stored.has(page) || hasDefault(page));
    return [...new Set([...known, ...stored])];
  });

  async function read(id: DocumentId): Promise<JsonObject | undefined> {
    const content = (await state.read([id])).get(id)?.content;
    const valid = content && (await findValid(state, id, content, onWarning));
    if (valid !== undefined || id === SITE || !state.isUnrecorded) return valid;
    const { stored, facts } = await loadSite();
    return isRetired(id, stored.redirects) ? undefined : defaultPage(id, facts);
  }

  const stored: ContentReader = {
    page: async (id) => (isPageId(id) ? ((await read(id)) as PageContent | undefined) : undefined),
    site: async () => (await loadSite()).stored,
    pages: listPages,
  };
  return {
    stored,
    async page(id) {
      const content = await stored.page(id);
      return content && resolveDocument("home", content, (await loadSite()).facts);
    },
    site: async () => (await loadSite()).shown,
    pages: listPages,
    fingerprints: state.fingerprints,
    withPending: (documents) => createStoreReader(overlayState(state, documents), onWarning),
  };
}

/** Returns stored content or, if it is not valid, the latest valid content in the history. */
async function findValid(state: ReadableState, id: DocumentId, content: JsonObject, onWarning: WarningHandler) {
  const [violation] = validate(id, content);
  if (violation === undefined) return content;
  const recorded = await state.lastContent(id, content, (earlier) => validate(id, earlier).length === 0);
  const reason = `${state.locationOf(id)} is not valid: ${violation.message}`;
  onWarning(describeFallback(id, reason, { content: recorded }));
  return recorded ?? undefined;
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
