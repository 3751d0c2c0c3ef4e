/**
 * Mapping between token records (`HERO_TITLE`) and nested content (`hero.title`), used in both directions.
 * Tokens are looked up in the table, not split at underscores, because `HERO_CTA_URL` is `hero.ctaUrl`.
 */
import { isObject, type JsonObject, type JsonValue, valueAt } from "./json.ts";
import { type DocumentId, isSettings, type PageId, SITE } from "./page-ids.ts";

interface TokenRow {
  token: string;
  /** The location of the value in the nested content. */
  path: readonly [section: string, field: string] | readonly [section: string];
  /** Set for a site setting: the only page whose token record includes it. */
  siteSettingOn?: PageId;
}

/** The fields of a page that have a token, by section. */
const FIELDS = {
  meta: ["title", "description", "keywords"],
  hero: ["title", "subtitle", "description", "ctaText", "ctaUrl"],
  about: ["title", "description"],
  features: ["title", "items"],
  benefits: ["title", "items"],
  coverage: ["title", "items"],
  serviceAreas: ["title", "items"],
  faq: ["title", "items"],
  related: ["title", "description", "items"],
  cta: ["title", "description", "buttonText", "buttonUrl"],
};

export const TOKENS: readonly TokenRow[] = [
  ...Object.entries(FIELDS).flatMap(([section, fields]) =>
    fields.map((field): TokenRow => {
      const token = `${tokenWords(section)}_${tokenWords(field)}`;
      return { token: token === "HERO_CTA_TEXT" ? "HERO_CTA" : token, path: [section, field] };
    }),
  ),
  { token: "TOP_NAVIGATION", path: ["navigation"], siteSettingOn: "home" },
  { token: "FOOTER_LINKS", path: ["footer", "links"], siteSettingOn: "home" },
];

/** Returns a key as tokens write it: `SERVICE_AREAS` for `serviceAreas`. */
export function tokenWords(key: string): string {
  return key.replaceAll(/[A-Z]/g, "_$&").toUpperCase();
}

const ROWS = new Map(TOKENS.map((row) => [row.token, row]));

/** The tokens whose values are in the content of their page. */
const PAGE_TOKENS = TOKENS.filter(({ siteSettingOn }) => siteSettingOn === undefined);

/** Returns whether a key is written like a token: capitals, digits and single underscores. */
export function looksLikeToken(key: string): boolean {
  return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(key);
}

/** Returns the tokens that the record of a page can include. */
export function tokensOf(page: DocumentId): string[] {
  return TOKENS.flatMap(({ token }) => (resolveToken(token, page) === undefined ? [] : [token]));
}

/** Returns the document and path of a token in the record of a page, or undefined if the page has no such token. */
export function resolveToken(token: string, page: DocumentId) {
  const row = ROWS.get(token);
  if (row === undefined) return undefined;
  if (row.siteSettingOn === undefined) return isSettings(page) ? undefined : { document: page, path: row.path };
  return row.siteSettingOn === page ? { document: SITE, path: row.path } : undefined;
}

/** Sets the value at a path in `target`. Creates missing objects on the way and replaces values that are not objects. */
export function setAt(target: JsonObject, [key = "", ...rest]: readonly string[], value: JsonValue): void {
  const current = target[key];
  const member = isObject(current) ? current : {};
  target[key] = rest.length === 0 ? value : member;
  if (rest.length > 0) setAt(member, rest, value);
}

/**
 * Converts the content of a page to a token record. What has no token keeps its section and its key beside the tokens.
 * @param site the site settings, some of which are tokens of the home page
 */
export function toTokens(page: DocumentId, content: JsonObject, site?: JsonObject): JsonObject {
  const tokens: JsonObject = {};
  for (const { token, path, siteSettingOn } of TOKENS) {
    if (siteSettingOn !== undefined && siteSettingOn !== page) continue;
    const value = valueAt(siteSettingOn === undefined ? content : site, path);
    if (value !== undefined) tokens[token] = value;
  }
  return { ...tokens, ...withoutTokens(content, PAGE_TOKENS) };
}

/**
 * Returns the site settings that token records leave out.
 * @param pages the pages whose records are written; a record includes the site settings that are tokens of its page
 */
export function siteSettingsWithoutToken(site: JsonObject, pages: Pick<ReadonlySet<PageId>, "has">): JsonObject {
  const rows = TOKENS.filter(({ siteSettingOn }) => siteSettingOn !== undefined && pages.has(siteSettingOn));
  return withoutTokens(site, rows);
}

/** Returns the sections and fields of a content that have no token in `rows`. */
function withoutTokens(content: JsonObject, rows: readonly TokenRow[]): JsonObject {
  const rest: JsonObject = {};
  for (const [section, value] of Object.entries(content)) {
    const tokens = rows.filter(({ path }) => path[0] === section);
    if (tokens.some(({ path }) => path.length === 1)) continue;
    const fields = isObject(value) ? Object.entries(value) : [];
    const kept = fields.filter(([field]) => !tokens.some(({ path }) => path[1] === field));
    if (fields.length === 0) rest[section] = value;
    else if (kept.length > 0) rest[section] = Object.fromEntries(kept);
  }
  return rest;
}
