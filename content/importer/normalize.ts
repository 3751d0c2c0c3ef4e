/** Documents as they came to drafts: pages resolved, strings opened, wrappers taken off, records made patches. */

import { shapeFor } from "#schemas/content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer, segments, typeName } from "#schemas/json.ts";
import { type DocumentId, KNOWN_PAGES, resolvePage, SITE } from "#schemas/page-ids.ts";
import { looksLikeToken } from "#schemas/tokens.ts";
import { contentEntries, type NamedValue, REFERENCE_KEYS } from "./formats/format-types.ts";
import { createFinding, type Finding, type Source } from "./parse/finding.ts";
import type { Limits } from "./parse/limits.ts";
import { parseText } from "./parse/parse.ts";
import { mergeKeepingNulls, type Origin, type SourceMapping, toPatches } from "./record-to-patch.ts";
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

export interface Normalized {
  drafts: Draft[];
  findings: Finding[];
}

/**
 * @param target the page that a document is for which does not say so itself
 */
export function normalize(
  documents: readonly RawDocument[],
  { target, limits }: { target?: string | undefined; limits: Limits },
): Normalized {
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
        ...createFinding("page/duplicate", "It stands here first.", before),
        ...before,
      }));
      findings.push(
        createFinding("page/duplicate", `The page ${page} stands twice in the input.`, {
          source,
          pointer,
          page,
          related,
        }),
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
    findings.push(createFinding("page/missing", "The input does not say which page it is for.", { source, pointer }));
    return undefined;
  }
  if (name === SITE) return SITE;
  const page = resolvePage(name);
  if (page !== undefined) return page;
  const suggestion = closest(name, KNOWN_PAGES);
  findings.push(
    createFinding("page/unknown", `There is no page ${JSON.stringify(name)}.${didYouMean(suggestion)}`, {
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
const MAX_ENCODINGS = 3;

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
  if (typeof value === "string" && encodings < MAX_ENCODINGS) {
    if (encodings === 1)
      findings.push(createFinding("json/double-encoded", "This string holds JSON that was encoded twice.", about));
    const inner = parseText({ file: source.file, text: value, pointer, outer: source }, limits);
    if (inner.value === undefined) {
      for (const finding of inner.findings) findings.push({ ...finding, ...(page !== undefined && { page }) });
      return undefined;
    }
    return open(inner.value, { source: inner.source, pointer }, page, limits, findings, encodings + 1);
  }
  if (!isObject(value)) {
    const message = `The content of ${page ?? "a page"} is ${typeName(value)}; an object belongs there.`;
    findings.push(createFinding("page/not-an-object", message, about));
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
      createFinding("content/unknown-key", `${key} stands beside ${wrapper} and is not read.`, {
        ...about,
        pointer: child(pointer, key),
        isAboutName: true,
      }),
    );
  }
  return open(value[wrapper] ?? null, { source, pointer: child(pointer, wrapper) }, page, limits, findings, encodings);
}

/** Kept because a record that is wrong in one place is often wrong in thousands. */
const TRACES = new WeakMap<Origin, Parameters<SourceMapping>[]>();

function tracesOf(origin: Origin): Parameters<SourceMapping>[] {
  const known = TRACES.get(origin);
  if (known !== undefined) return known;
  const traces: Parameters<SourceMapping>[] = [];
  toPatches(origin, [], (...trace) => void traces.push(trace));
  TRACES.set(origin, traces);
  return traces;
}

/** Where in the input the place at `pointer` of a document's content was set, if it was. */
export function sourceLocation(
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
