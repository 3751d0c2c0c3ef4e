import { distance } from "fastest-levenshtein";

/**
 * Returns the candidate that `name` was probably meant to be, ignoring case. The edit distance may be a third of the
 * length of `name`, and is at least two so that short names get suggestions as well.
 */
export function closest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  const lowerCase = name.toLowerCase();
  for (const candidate of candidates) {
    // The distance is at least the difference of the lengths.
    if (Math.abs(name.length - candidate.length) >= bestDistance) continue;
    const edits = distance(lowerCase, candidate.toLowerCase());
    if (edits < bestDistance) [best, bestDistance] = [candidate, edits];
  }
  return best;
}

/** Returns the page that a name was probably meant to be. A slug alone is a common way to name a page. */
export function closestPage(name: string, pages: Iterable<string>): string | undefined {
  const names = new Map(Array.from(pages).flatMap((id) => [[id.slice(id.indexOf("/") + 1), id] as const, [id, id]]));
  return names.get(closest(name, names.keys()) ?? "");
}

/** Returns the sentence that offers a suggestion, with a leading space, or "". */
export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? "" : ` Did you mean ${suggestion}?`;
}
