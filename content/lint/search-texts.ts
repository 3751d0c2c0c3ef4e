import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { collectFacts } from "../facts/facts.ts";
import type { StoredContentReader } from "../store/content-store.ts";
import { type ContentLocation, LintDocument } from "./model/lint-document.ts";

export type TextSearch = Awaited<ReturnType<typeof searchContent>>;

/** The texts of documents by their fingerprints, for a process that searches a site again and again. */
export type TextCache = Map<DocumentId, { fingerprint: string; text: string }>;

/** Characters of an excerpt on each side of the match. */
const CONTEXT_LENGTH = 60;

/**
 * Finds a phrase in the texts of all documents, as visitors read them: without markup, and with the values of the facts
 * that they quote. Case, the kind of quotation marks and the kind of white space do not matter.
 * @param cache is updated
 */
export async function searchContent(
  reader: StoredContentReader,
  phrase: string,
  { limit, cache = new Map() }: { limit: number; cache?: TextCache },
) {
  const pattern = toPattern(phrase);
  const settings = await reader.stored.site();
  const facts = collectFacts(settings);
  const ids = [SITE, ...(await reader.pages())];
  const fingerprints = reader.fingerprints(ids);
  const matches: (ContentLocation & ReturnType<typeof excerptOf>)[] = [];
  for (const id of ids) {
    const fingerprint = `${fingerprints.get(SITE)} ${fingerprints.get(id)}`;
    const known = cache.get(id);
    if (known?.fingerprint === fingerprint && !pattern.test(known.text)) continue;
    const content = id === SITE ? settings : await reader.stored.page(id);
    if (content === undefined) continue;
    const texts = new LintDocument(id, content, facts).texts.filter(({ isProse }) => isProse);
    cache.set(id, { fingerprint, text: texts.map(({ visible }) => visible).join("\n") });
    for (const { visible, pointer } of texts) {
      const found = pattern.exec(visible);
      if (found === null) continue;
      if (matches.length === limit) return { matches, hasMore: true };
      matches.push({ page: id, pointer, ...excerptOf(visible, found.index, found[0].length) });
    }
  }
  return { matches, hasMore: false };
}

/** Equivalent characters of a phrase: a keyboard has only the first of each. */
const EQUIVALENTS: readonly [RegExp, string][] = [
  [/['‘’]/g, "['‘’]"],
  [/["“”]/g, '["“”]'],
  [/[-‐‑–—]/g, "[-‐‑–—]"],
  [/\s+/g, "\\s+"],
];

function toPattern(phrase: string): RegExp {
  const escaped = phrase.trim().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const source = EQUIVALENTS.reduce((text, [characters, pattern]) => text.replace(characters, () => pattern), escaped);
  return new RegExp(source, "iu");
}

/** Returns a match with the words around it, cut at the ends of words. */
function excerptOf(text: string, index: number, length: number) {
  const end = index + length;
  const before = text.slice(Math.max(0, index - CONTEXT_LENGTH), index);
  const after = text.slice(end, end + CONTEXT_LENGTH);
  return {
    before: before.length === index ? before : `…${before.replace(/^\S*\s/, "")}`,
    match: text.slice(index, end),
    after: end + after.length === text.length ? after : `${after.replace(/\s\S*$/, "")}…`,
  };
}
