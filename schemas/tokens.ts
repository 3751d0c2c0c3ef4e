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

export const TOKENS: readonly TokenRow[] = [
  { token: "META_TITLE", path: ["meta", "title"] },
  { token: "META_DESCRIPTION", path: ["meta", "description"] },
  { token: "META_KEYWORDS", path: ["meta", "keywords"] },
  { token: "HERO_TITLE", path: ["hero", "title"] },
  { token: "HERO_SUBTITLE", path: ["hero", "subtitle"] },
  { token: "HERO_DESCRIPTION", path: ["hero", "description"] },
  { token: "HERO_CTA", path: ["hero", "ctaText"] },
  { token: "HERO_CTA_URL", path: ["hero", "ctaUrl"] },
  { token: "ABOUT_TITLE", path: ["about", "title"] },
  { token: "ABOUT_DESCRIPTION", path: ["about", "description"] },
  { token: "FEATURES_TITLE", path: ["features", "title"] },
  { token: "FEATURES_ITEMS", path: ["features", "items"] },
  { token: "BENEFITS_TITLE", path: ["benefits", "title"] },
  { token: "BENEFITS_ITEMS", path: ["benefits", "items"] },
  { token: "COVERAGE_TITLE", path: ["coverage", "title"] },
  { token: "COVERAGE_ITEMS", path: ["coverage", "items"] },
  { token: "SERVICE_AREAS_TITLE", path: ["serviceAreas", "title"] },
  { token: "SERVICE_AREAS_ITEMS", path: ["serviceAreas", "items"] },
  { token: "FAQ_TITLE", path: ["faq", "title"] },
  { token: "FAQ_ITEMS", path: ["faq", "items"] },
  { token: "RELATED_TITLE", path: ["related", "title"] },
  { token: "RELATED_DESCRIPTION", path: ["related", "description"] },
  { token: "RELATED_ITEMS", path: ["related", "items"] },
  { token: "CTA_TITLE", path: ["cta", "title"] },
  { token: "CTA_DESCRIPTION", path: ["cta", "description"] },
  { token: "CTA_BUTTON_TEXT", path: ["cta", "buttonText"] },
  { token: "CTA_BUTTON_URL", path: ["cta", "buttonUrl"] },
  { token: "TOP_NAVIGATION", path: ["navigation"], siteSettingOn: "home" },
  { token: "FOOTER_LINKS", path: ["footer", "links"], siteSettingOn: "home" },
];

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
export function resolveToken(
  token: string,
  page: DocumentId,
): { document: DocumentId; path: readonly string[] } | undefined {
  const row = ROWS.get(token);
  if (row === undefined) return undefined;
  if (row.siteSettingOn === undefined) return isSettings(page) ? undefined : { document: page, path: row.path };
  return row.siteSettingOn === page ? { document: SITE, path: row.path } : undefined;
}

/** Sets the value at a path in `target`. Creates missing objects on the way and replaces values that are not objects. */
export function setAt(target: JsonObject, path: readonly string[], value: JsonValue): void {
  const [key = ""] = path;
  if (path.length <= 1) {
    target[key] = value;
    return;
  }
  const current = target[key];
  const member = isObject(current) ? current : {};
  target[key] = member;
  setAt(member, path.slice(1), value);
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
