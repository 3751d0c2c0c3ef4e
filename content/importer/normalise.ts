/** Documents as they came to patches of nested content: strings opened, wrappers taken off, tokens resolved. */
import { child, isObject, type JsonObject, type JsonValue, type Pointer, segments, typeName } from "#schemas/json.ts";
import { type Shape, shapeFor } from "#schemas/model.ts";
import { type DocumentId, KNOWN_PAGES, resolvePage, SITE } from "#schemas/pages.ts";
import { looksLikeToken, resolveToken, setAt, tokensOf } from "#schemas/tokens.ts";
import { contentEntries, FILE_KEYS, type NamedValue, REFERENCE_KEYS } from "./format.ts";
import type { Limits } from "./limits.ts";
import { parseText } from "./parse.ts";
import { type Finding, find, type Source } from "./positions.ts";
import { closest, didYouMean } from "./suggest.ts";

/** A document as an input gives it, and the input that does. */
export interface RawDocument extends NamedValue {
  source: Source;
}

/** What an input says of one document, as a patch in the sense of RFC 7396. */
export interface Draft {
  page: DocumentId;
  patch: JsonObject;
  /** Where it was said. The facts of the agency may be said in two places. */
  origins: Origin[];
}

interface Origin {
  /** The page that the record is for, which may hold tokens of the agency's facts too. */
  page: DocumentId;
  /** Where the page is named. */
  document: { source: Source; pointer: Pointer };
  /** Where its record stands, inside of wrappers and strings. */
  source: Source;
  pointer: Pointer;
  record: JsonObject;
}

export interface Normalised {
  drafts: Draft[];
  findings: Finding[];
}

/**
 * @param target the page that a document is for which does not say so itself
 */
export function normalise(
  documents: readonly RawDocument[],
  { target, limits }: { target?: string | undefined; limits: Limits },
): Normalised {
  const findings: Finding[] = [];
  const drafts = new Map<DocumentId, Draft>();

  for (const document of documents) {
    const { source, pointer } = document;
    const page = resolveReference(document, target, findings);
    const record = open(document.value, { source, pointer }, page, limits, findings);
    if (page === undefined || record === undefined) continue;
    const origin = { page, document: { source, pointer }, ...record };

    const first = drafts.get(page);
    if (first !== undefined && page !== SITE) {
      const related = first.origins.map((before) => ({
        ...find("page/duplicate", "It stands here first.", before),
        ...before,
      }));
      findings.push(
        find("page/duplicate", `The page ${page} stands twice in the input.`, { source, pointer, page, related }),
      );
      continue;
    }
    for (const [id, patch] of toPatches(origin, findings)) {
      const before = drafts.get(id);
      if (before === undefined) drafts.set(id, { page: id, patch, origins: [origin] });
      else
        drafts.set(id, {
          page: id,
          patch: mergeKeepingNulls(before.patch, patch),
          origins: [...before.origins, origin],
        });
    }
  }
  return { drafts: [...drafts.values()], findings };
}

function resolveReference(
  { reference, source, pointer }: RawDocument,
  target: string | undefined,
  findings: Finding[],
): DocumentId | undefined {
  const name = reference ?? target;
  if (name === undefined) {
    findings.push(find("page/missing", "The input does not say which page it is for.", { source, pointer }));
    return undefined;
  }
  if (name === SITE) return SITE;
  const page = resolvePage(name);
  if (page !== undefined) return page;
  const suggestion = closest(name, KNOWN_PAGES);
  findings.push(
    find("page/unknown", `There is no page ${JSON.stringify(name)}.${didYouMean(suggestion)}`, {
      page: name,
      ...(suggestion !== undefined && { suggestion }),
      // A page named on the command line has no place in the input.
      ...(reference !== undefined && { source, pointer, isAboutName: true }),
    }),
  );
  return undefined;
}

const WRAPPERS = ["content", "tokens"] as const;

/** How often a string may hold a string that holds JSON. */
const MOST_ENCODINGS = 3;

/** Opens strings and takes off `content` and `tokens` wrappers, until a record of sections or tokens is left. */
function open(
  value: JsonValue,
  { source, pointer }: { source: Source; pointer: Pointer },
  page: DocumentId | undefined,
  limits: Limits,
  findings: Finding[],
  encodings = 0,
): Omit<Origin, "page" | "document"> | undefined {
  const about = { source, pointer, ...(page !== undefined && { page }) };
  if (typeof value === "string" && encodings < MOST_ENCODINGS) {
    if (encodings === 1)
      findings.push(find("json/double-encoded", "This string holds JSON that was encoded twice.", about));
    const inner = parseText({ file: source.file, text: value, pointer, outer: source }, limits);
    if (inner.value === undefined) {
      for (const finding of inner.findings) findings.push({ ...finding, ...(page !== undefined && { page }) });
      return undefined;
    }
    return open(inner.value, { source: inner.source, pointer }, page, limits, findings, encodings + 1);
  }
  if (!isObject(value)) {
    const message = `The content of ${page ?? "a page"} is ${typeName(value)}; an object belongs there.`;
    findings.push(find("page/not-an-object", message, about));
    return undefined;
  }
  const wrapper = WRAPPERS.find((key) => Object.hasOwn(value, key));
  const sections = shapeFor(page ?? "home").keys;
  if (wrapper === undefined || Object.keys(value).some((key) => sections.has(key) || looksLikeToken(key))) {
    return { source, pointer, record: value };
  }
  for (const [key] of contentEntries(value)) {
    if (key === wrapper || REFERENCE_KEYS.some((known) => known === key)) continue;
    findings.push(
      find("content/unknown-key", `${key} stands beside ${wrapper} and is not read.`, {
        ...about,
        pointer: child(pointer, key),
        isAboutName: true,
      }),
    );
  }
  return open(value[wrapper] ?? null, { source, pointer: child(pointer, wrapper) }, page, limits, findings, encodings);
}

/** Told of every place of the content that a place of the input sets. */
type Trace = (to: { page: DocumentId; path: readonly string[] }, from: Pointer, token?: string) => void;

/** The patches that a record holds: of its own page, and where it has tokens of the agency's facts, of those. */
function toPatches(
  { page, source, pointer, record }: Origin,
  findings: Finding[],
  trace: Trace = () => undefined,
): Map<DocumentId, JsonObject> {
  const shape = shapeFor(page);
  const patches = new Map<DocumentId, JsonObject>([[page, {}]]);
  const patchOf = (id: DocumentId) => {
    const patch = patches.get(id) ?? {};
    patches.set(id, patch);
    return patch;
  };
  const walk: Walk = { page, source, findings };

  const keepUnmapped = (key: string, value: JsonValue, from: Pointer) => {
    reportUnknown(key, from, looksLikeToken(key) ? tokensOf(page) : [...shape.keys.keys()], walk);
    setAt(patchOf(page), ["unmapped", key], value);
  };

  /** A token, or a group of tokens whose names begin alike: `{ "HERO": { "TITLE": … } }`. */
  const setTokens = (token: string, value: JsonValue, from: Pointer) => {
    const to = resolveToken(token, page);
    if (to !== undefined) {
      trace({ page: to.document, path: to.path }, from, token);
      const inner = shapeAt(shapeFor(to.document), to.path);
      setAt(patchOf(to.document), to.path, inner === undefined ? value : normaliseValue(value, inner, from, walk));
    } else if (isTokenGroup(token, value, page)) {
      for (const [key, member] of Object.entries(value)) setTokens(`${token}_${key}`, member, child(from, key));
    } else keepUnmapped(token, value, from);
  };

  for (const [given, value] of contentEntries(record)) {
    const from = child(pointer, given);
    if (looksLikeToken(given)) {
      setTokens(given, value, from);
      continue;
    }
    const key = aliasOf(given, value);
    const inner = shape.keys.get(key);
    if (inner === undefined) keepUnmapped(key, value, from);
    else {
      const list = Array.isArray(value) && inner.kind === "object" ? onlyListOf(inner) : undefined;
      trace({ page, path: list === undefined ? [key] : [key, list.key] }, from);
      const section = normaliseValue(value, inner, from, walk);
      const patch = patchOf(page);
      const before = patch[key];
      patch[key] = isObject(before) && isObject(section) ? mergeKeepingNulls(before, section) : section;
    }
  }
  return patches;
}

/** Whether a key of a page's record, with this value, is one that `toPatches` keeps under `unmapped`. */
export function isUnknown(key: string, value: JsonValue, page: DocumentId): boolean {
  if (FILE_KEYS.has(key)) return false;
  return looksLikeToken(key)
    ? resolveToken(key, page) === undefined && !isTokenGroup(key, value, page)
    : !shapeFor(page).keys.has(aliasOf(key, value));
}

function isTokenGroup(token: string, value: JsonValue, page: DocumentId): value is JsonObject {
  return isObject(value) && tokensOf(page).some((known) => known.startsWith(`${token}_`));
}

interface Walk {
  page: DocumentId;
  source: Source;
  findings: Finding[];
}

/** Stored content with every key that the model does not know under `unmapped`; the same object where it has none. */
export function settleUnknown(content: JsonObject, page: DocumentId): JsonObject {
  const walk: Walk = { page, source: { file: "", text: "", pointer: "" }, findings: [] };
  return normaliseValue(content, shapeFor(page), "", walk) as JsonObject;
}

/** A value in the shape of the model: unknown keys under `unmapped`, a bare list under its section's own list. */
function normaliseValue(value: JsonValue, shape: Shape, from: Pointer, walk: Walk): JsonValue {
  if (shape.kind === "list" && Array.isArray(value)) {
    let items = value;
    for (const [index, item] of value.entries()) {
      const normal = normaliseValue(item, shape.item, child(from, index), walk);
      if (normal === item) continue;
      if (items === value) items = [...value];
      items[index] = normal;
    }
    return items;
  }
  if (shape.kind !== "object") return value;
  const list = Array.isArray(value) ? onlyListOf(shape) : undefined;
  if (list !== undefined) return { [list.key]: normaliseValue(value, list.shape, from, walk) };
  if (!isObject(value)) return value;

  let normal = value;
  let unmapped: JsonObject | undefined;
  for (const key of Object.keys(value)) {
    const inner = shape.keys.get(key);
    const member = value[key] ?? null;
    if (inner === undefined) {
      reportUnknown(key, child(from, key), [...shape.keys.keys()], walk);
      if (normal === value) normal = { ...value };
      delete normal[key];
      unmapped ??= {};
      unmapped[key] = member;
    } else if (inner.kind === "object" || inner.kind === "list") {
      const after = normaliseValue(member, inner, child(from, key), walk);
      if (after === member) continue;
      if (normal === value) normal = { ...value };
      normal[key] = after;
    }
  }
  if (unmapped !== undefined) normal.unmapped = { ...(isObject(normal.unmapped) && normal.unmapped), ...unmapped };
  return normal;
}

/** Other names that sections go by. */
function aliasOf(key: string, value: JsonValue): string {
  if (key === "faqs") return "faq";
  return key === "benefits" && Array.isArray(value) && value.every((item) => typeof item === "string")
    ? "checklist"
    : key;
}

/** The list of a section that has just one: `faq` may be given as its items. */
function onlyListOf(shape: Shape & { kind: "object" }): { key: string; shape: Shape } | undefined {
  const lists = [...shape.keys].flatMap(([key, inner]) => (inner.kind === "list" ? [{ key, shape: inner }] : []));
  return lists.length === 1 ? lists[0] : undefined;
}

function shapeAt(shape: Shape, path: readonly string[]): Shape | undefined {
  return path.reduce<Shape | undefined>(
    (inner, key) => (inner?.kind === "object" ? inner.keys.get(key) : undefined),
    shape,
  );
}

function reportUnknown(
  key: string,
  pointer: Pointer,
  candidates: readonly string[],
  { page, source, findings }: Walk,
): void {
  const suggestion = closest(key, candidates);
  findings.push(
    find(
      "content/unknown-key",
      `${key} is not part of the content model; it is kept under unmapped.${didYouMean(suggestion)}`,
      {
        source,
        pointer,
        page,
        isAboutName: true,
        ...(looksLikeToken(key) && { token: key }),
        ...(suggestion !== undefined && { suggestion }),
      },
    ),
  );
}

/** One patch after another, as one patch. */
function mergeKeepingNulls(first: JsonObject, second: JsonObject): JsonObject {
  const merged = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = merged[key];
    merged[key] = isObject(before) && isObject(value) ? mergeKeepingNulls(before, value) : value;
  }
  return merged;
}

/** Kept because a record that is wrong in one place is often wrong in thousands. */
const TRACES = new WeakMap<Origin, Parameters<Trace>[]>();

function tracesOf(origin: Origin): Parameters<Trace>[] {
  const known = TRACES.get(origin);
  if (known !== undefined) return known;
  const traces: Parameters<Trace>[] = [];
  toPatches(origin, [], (...trace) => void traces.push(trace));
  TRACES.set(origin, traces);
  return traces;
}

/** Where in the input the place at `pointer` of a document's content was set, if it was. */
export function originOf(
  draft: Draft,
  pointer: Pointer,
): { source: Source; pointer: Pointer; token?: string } | undefined {
  const path = segments(pointer);
  let best: { source: Source; pointer: Pointer; token?: string; length: number } | undefined;
  for (const origin of draft.origins) {
    for (const [to, from, token] of tracesOf(origin)) {
      if (to.page !== draft.page || !to.path.every((key, index) => key === path[index])) continue;
      if (best !== undefined && best.length > to.path.length) continue;
      const at = path.slice(to.path.length).reduce<Pointer>((base, key) => child(base, key), from);
      best = { source: origin.source, pointer: at, length: to.path.length, ...(token !== undefined && { token }) };
    }
  }
  if (best === undefined) return undefined;
  const { length: _, ...found } = best;
  return found;
}
