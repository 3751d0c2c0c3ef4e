import { diagnose } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import type { JsonObject } from "#schemas/json.ts";
import { linesOf } from "#schemas/lines.ts";
import { type DocumentId, isPageId, isSettings, type PageId, SITE, sortPages, THEME } from "#schemas/page-ids.ts";
import { isRetired } from "#schemas/redirects.ts";
import { CONTENT_VERSION, contentVersionOf } from "../documents/upgrade-site.ts";
import { validate } from "../documents/validate.ts";
import { collectFacts, type Facts } from "../facts/facts.ts";
import { resolveDocument, resolveSiteFacts } from "../facts/resolve-references.ts";
import { once } from "../platform/once.ts";
import {
  type ContentReader,
  type PendingDocuments,
  type StoredContentReader,
  StoreError,
  type StoreState,
  type UnreadableWarning,
} from "./content-store.ts";
import { defaultContent, defaultPage, siteOrDefault } from "./default-content.ts";

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
        else if (!isSettings(id)) pages.add(id);
      }
      return [...pages];
    },
    async read(ids, mayMatter) {
      const stored = await state.read(
        ids.filter((id) => !documents.has(id)),
        mayMatter,
      );
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
      // Without the name of the agency, no page can be shown. The built-in agency never appears in place of another one.
      const reason = `${state.locationOf(SITE)} is missing, and the history has no site settings.`;
      throw new StoreError("store/invalid", `${reason} Import them, or restore the file.`);
    }
    if (contentVersionOf(content) > CONTENT_VERSION) {
      const reason = `${state.locationOf(SITE)} is of version ${contentVersionOf(content)} of the content, but this program knows ${CONTENT_VERSION}.`;
      const advice = "Install the version of the program that wrote it, or a newer one.";
      throw new StoreError("store/invalid", `${reason} ${advice}`);
    }
    const stored = await siteOrDefault(content);
    const facts = collectFacts(stored);
    return { stored, shown: resolveSiteFacts(stored, facts), facts };
  });

  // The parts that a theme leaves out are derived, so a store without one has a neutral look.
  const loadTheme = once(async () => ((await read(THEME)) ?? {}) as Theme);

  const listPages = once(async () => {
    const { stored: site } = await loadSite();
    const builtIn = state.isUnrecorded ? [...(await defaultContent()).keys()].filter((id) => !isSettings(id)) : [];
    const pages = new Set([...builtIn.filter((page) => !isRetired(page, site.redirects)), ...(await state.pages())]);
    for (const page of site.unrouted ?? []) pages.delete(page);
    const overviews = linesOf(site).map(({ page }) => page);
    return sortPages(await orderByOverviews(pages, overviews), overviews);
  });

  async function read(id: DocumentId): Promise<JsonObject | undefined> {
    const content = (await state.read([id])).get(id)?.content;
    const valid = content && (await findValid(state, id, content, onWarning));
    if (valid !== undefined || !state.isUnrecorded) return valid;
    if (isSettings(id)) return (await defaultContent()).get(id);
    const { stored, facts } = await loadSite();
    return isRetired(id, stored.redirects) ? undefined : defaultPage(id, facts);
  }

  /** Puts the pages that overviews list before the others, in the order of the lists. */
  async function orderByOverviews(pages: ReadonlySet<PageId>, overviews: readonly PageId[]): Promise<PageId[]> {
    const contents = await Promise.all(overviews.map(read));
    const listed = (contents as (PageContent | undefined)[]).flatMap((content) => content?.coverage?.items ?? []);
    const first = listed.map(({ url = "" }) => url.slice(1)).filter((id) => pages.has(id));
    return [...new Set([...first, ...[...pages].sort()])];
  }

  const stored: ContentReader = {
    page: async (id) => (isPageId(id) ? ((await read(id)) as PageContent | undefined) : undefined),
    site: async () => (await loadSite()).stored,
    theme: loadTheme,
    pages: listPages,
  };
  return {
    stored,
    async page(id) {
      const content = await stored.page(id);
      return content && resolveDocument("home", content, (await loadSite()).facts);
    },
    site: async () => (await loadSite()).shown,
    theme: loadTheme,
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
