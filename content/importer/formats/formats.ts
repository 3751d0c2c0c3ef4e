import { isObject, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, isSettings, SETTINGS, SITE, THEME } from "#schemas/page-ids.ts";
import { siteSettingsWithoutToken, toTokens } from "#schemas/tokens.ts";
import { findTokenKey, isPageName, isPageRecord, isTokenRecord, namesPages } from "./read-documents.ts";
import type { UnwrappedDocument } from "./unwrap.ts";

export interface Serialized {
  value: JsonObject;
  /** The documents that the format cannot represent beside the others. */
  lost: DocumentId[];
}

export interface Format {
  name: string;
  /**
   * Returns why `input` is in this format, to follow "because" in a sentence, or undefined if it is not.
   * @param pages the unwrapped pages of the input
   */
  explainMatch(input: JsonObject, pages: readonly UnwrappedDocument[]): string | undefined;
  /**
   * Writes documents in this format.
   * @param documents stored documents, with every unknown key back in its original place instead of under `unmapped`
   * @param siteSettings content of the document `site`, for formats in which a page contains some of it
   */
  serialize(documents: ReadonlyMap<DocumentId, JsonObject>, siteSettings?: JsonObject): Serialized;
}

/** One page as a record of tokens, with nested sections beside them. The import options name the page. */
export const tokens: Format = {
  name: "tokens",

  explainMatch(input) {
    const token = findTokenKey(input);
    return token === undefined ? undefined : `it has no "site" or "pages" key, and "${token}" contains an underscore`;
  },

  serialize(documents, siteSettings) {
    const [page, ...lost] = [...documents.keys()].filter((id) => !isSettings(id));
    const written = new Set(page === undefined ? [] : [page]);
    const settings = siteSettingsWithoutToken(documents.get(SITE) ?? {}, written);
    if (Object.keys(settings).length > 0) lost.push(SITE);
    if (documents.has(THEME)) lost.push(THEME);
    if (page === undefined) return { value: {}, lost };
    const value = toTokens(page, documents.get(page) ?? {}, siteSettings);
    // A record without any token is not recognized.
    return { value, lost: tokens.explainMatch(value, []) === undefined ? [page, ...lost] : lost };
  },
};

/** Pages whose content is a string of JSON. */
const string: Format = {
  name: "string",

  explainMatch(input, pages) {
    const hasPages = Object.hasOwn(input, "pages") || isPageRecord(input);
    const isNamed = (reference?: string) => reference !== undefined && isPageName(reference);
    const isPage = ({ reference, text }: UnwrappedDocument) =>
      text !== undefined && (hasPages || isNamed(reference) || /^\s*["{]/.test(text));
    return pages.some(isPage) ? "the content of a page is a string of JSON" : undefined;
  },

  serialize(documents) {
    const { value, lost } = siteExport.serialize(documents);
    const pages: JsonObject = {};
    for (const [page, content] of Object.entries(value.pages ?? {})) pages[page] = { content: JSON.stringify(content) };
    return { value: { ...value, pages }, lost };
  },
};

/** Records of tokens by page. The tokens may be flat or in groups, with nested sections and the site settings beside them. */
const nestedTokens: Format = {
  name: "nested-tokens",

  explainMatch(input, pages) {
    const hasBoth = SETTINGS.some((id) => Object.hasOwn(input, id)) && Object.hasOwn(input, "pages");
    if (hasBoth || Array.isArray(input.pages) || pages.length === 0) return undefined;
    return pages.every(({ value }) => isTokenRecord(value)) ? "every page is a record of tokens" : undefined;
  },

  serialize(documents, siteSettings) {
    const value: JsonObject = {};
    for (const [page, content] of documents) {
      const settings =
        page === SITE ? siteSettingsWithoutToken(content, documents) : page === THEME ? content : undefined;
      if (settings === undefined) value[page] = toTokens(page, content, siteSettings);
      else if (Object.keys(settings).length > 0) value[page] = settings;
    }
    return { value, lost: [] };
  },
};

/** Site settings and any number of pages, nested or in tokens. This format loses nothing. */
export const siteExport: Format = {
  name: "site-export",

  explainMatch(input, pages) {
    if (Object.hasOwn(input, "pages")) return 'it has a "pages" key';
    const settings = SETTINGS.find((id) => Object.hasOwn(input, id));
    if (settings !== undefined) return `it has a "${settings}" key`;
    if (isPageRecord(input)) return "it is the record of one page";
    return namesPages(input) && pages.every(({ value }) => isObject(value) || value === null)
      ? "its keys are names of pages"
      : undefined;
  },

  serialize(documents) {
    const pages: JsonObject = {};
    for (const [page, content] of documents) if (!isSettings(page)) pages[page] = content;
    const settings = SETTINGS.flatMap((id) => {
      const content = documents.get(id);
      return content === undefined ? [] : [[id, content] as const];
    });
    return { value: { ...Object.fromEntries(settings), pages }, lost: [] };
  },
};

/** The formats in the order of detection: the first match wins. */
export const FORMATS: readonly Format[] = [tokens, string, nestedTokens, siteExport];
