/**
 * The one table between token records (`HERO_TITLE`) and nested content (`hero.title`), read in both directions.
 * A token is looked up, never split: `HERO_CTA_URL` is `hero.ctaUrl`.
 */

import { shapeFor } from "./content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "./json.ts";
import { type DocumentId, type PageId, SITE } from "./page-ids.ts";

interface TokenRow {
  token: string;
  /** Where the value stands in the nested content. */
  path: readonly [section: string, field: string] | readonly [section: string];
  /** A fact of the agency, which travels in the token record of this page alone. */
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

/** By section of a page, the fields that have a token. */
const FIELDS = new Map<string, Set<string>>();
for (const { path, siteSettingOn: siteFactOf } of TOKENS) {
  if (siteFactOf !== undefined || path[1] === undefined) continue;
  const fields = FIELDS.get(path[0]) ?? new Set();
  FIELDS.set(path[0], fields.add(path[1]));
}

/** A key written as tokens are: capitals, digits and underscores. */
export function looksLikeToken(key: string): boolean {
  return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(key);
}

/** The tokens that the record of `page` knows. */
export function tokensOf(page: DocumentId): string[] {
  return TOKENS.flatMap(({ token }) => (resolveToken(token, page) === undefined ? [] : [token]));
}

/** Where the value of `token` stands in the record of `page`, or undefined where the table does not know it. */
export function resolveToken(
  token: string,
  page: DocumentId,
): { document: DocumentId; path: readonly string[] } | undefined {
  const row = ROWS.get(token);
  if (row === undefined) return undefined;
  if (row.siteSettingOn === undefined) return page === SITE ? undefined : { document: page, path: row.path };
  return row.siteSettingOn === page ? { document: SITE, path: row.path } : undefined;
}

/** Sets `value` at `path` of `target`, making the objects on the way. */
export function setAt(target: JsonObject, path: readonly string[], value: JsonValue): void {
  const [key = "", ...rest] = path;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const next = target[key];
  const inner = isObject(next) ? next : {};
  target[key] = inner;
  setAt(inner, rest, value);
}

function getAt(source: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    source,
  );
}

/**
 * The token record of a page. Keys that the model does not know stand in it as they are.
 * @param facts the agency's, for the tokens that a page's record takes from there
 * @returns the record, and the pointers of what a token record cannot hold
 */
export function toTokens(
  page: DocumentId,
  content: JsonObject,
  facts?: JsonObject,
): { tokens: JsonObject; lost: Pointer[] } {
  const tokens: JsonObject = {};
  for (const { token, path, siteSettingOn: siteFactOf } of TOKENS) {
    if (siteFactOf !== undefined && siteFactOf !== page) continue;
    const value = getAt(siteFactOf === undefined ? content : facts, path);
    if (value !== undefined) tokens[token] = value;
  }
  const { keys } = shapeFor(page);
  const lost: Pointer[] = [];
  for (const [section, value] of Object.entries(content)) {
    const fields = page === SITE ? undefined : FIELDS.get(section);
    if (!keys.has(section)) tokens[section] = value;
    else if (fields === undefined || !isObject(value) || Object.keys(value).length === 0) lost.push(child("", section));
    else for (const field of Object.keys(value)) if (!fields.has(field)) lost.push(child(child("", section), field));
  }
  return { tokens, lost };
}
