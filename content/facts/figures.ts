/** Finds the figures in texts that make one of the agency's advertising claims, such as "40+ insurance carriers". */
import type { ClaimEntry } from "./facts.ts";

/** A figure in a text, with the claims that it could be the value of. */
export interface ClaimFigure {
  /** The figure as it is written: "999+". */
  figure: string;
  /** The figure with the words that make it a claim: "999+ insurance carriers". */
  phrase: string;
  /** UTF-16 offset of the figure in the text. */
  start: number;
  claims: readonly ClaimEntry[];
  /** The claim among them that has this figure. */
  claim: ClaimEntry | undefined;
}

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const DASH = String.raw`(?:\s?[-\u2010-\u2015]\s?|\sto\s)`;
const UNIT = String.raw`\s?(?:k|thousand|million)(?!\w)`;
const TEENS = "eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";

/** The kinds of figures, in the order in which they are tried. */
const KINDS = {
  percent: String.raw`${NUMBER}(?:${DASH}${NUMBER})?\s?(?:%|percent)`,
  ratio: String.raw`\d+\/\d+(?!\/)`,
  year: String.raw`(?:19|20)\d\d(?!,?\d|\+)`,
  small: String.raw`\d(?:${DASH}\d)?(?![\d,.]*[\d+]|${UNIT})`,
  count: String.raw`\d+(?:,\d+)*(?:\.\d+)?(?:${DASH}[1-9]\d*(?:,\d+)*)?(?:${UNIT})?\+?`,
  words: String.raw`ten|${TEENS}|(?:${TENS})(?:-\w+)?|(?:(?:an?|one)\s)?hundred|(?:tens|dozens|hundreds|thousands)\sof`,
  grade: String.raw`[A-F][+-]{1,2}|[B-F]|(?<=\ban\s)A|A$`,
};

type FigureKind = keyof typeof KINDS;

/** Kinds of figures besides its own that a claim is compared with. Texts use small numbers and years for much else. */
const COMPARED: Readonly<Partial<Record<FigureKind, readonly FigureKind[]>>> = {
  small: ["count", "words"],
  count: ["words"],
  words: ["count"],
};

const FIGURE_SOURCE = String.raw`(?:(?:up\sto|more\sthan|over|at\sleast)\s)?(?:${Object.entries(KINDS)
  .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
  .join("|")})(?![\w+]|-\w)`;
const FIGURE = new RegExp(String.raw`(?<![\w{.$/-])${FIGURE_SOURCE}`, "gi");
/** Finds most texts without a figure much faster: it matches the beginning of every kind. */
const MAY_BE_FIGURE = new RegExp(String.raw`\b(?:\d|(?:${KINDS.words}|[b-f]|an\sa)\b|a(?:[+-]|$))`, "i");
const FIRST_FIGURE = new RegExp(`^${FIGURE_SOURCE}`, "i");

/** Number of characters on each side of a figure that may have the words of a claim. */
const CONTEXT = 200;

/** The words between a figure and a term: "40+ regional insurance carriers". */
const WORDS_BETWEEN = String.raw`^(?:\s+(?!\d)[\w’'&-]+){0,2}?\s+`;

type ClaimPattern = ReturnType<typeof toPattern>;

export class FigureFinder {
  /** The words of texts that could make a claim, as sources of regular expressions. */
  readonly words: readonly string[];
  readonly #patterns: readonly ClaimPattern[];
  /** Matches every text that could make a claim. Most texts cannot. */
  readonly #anyTerm: RegExp;

  constructor(claims: readonly ClaimEntry[]) {
    this.#patterns = claims.map(toPattern);
    this.words = this.#patterns.flatMap(({ terms }) => terms).map(textPattern);
    const terms = this.#patterns.flatMap((pattern) => (pattern.kind === undefined ? [] : pattern.terms));
    this.#anyTerm = new RegExp(anyOf(terms), "i");
  }

  /** Finds the figures in a text without markup. A quoted claim is not a figure. */
  findInText(text: string): ClaimFigure[] {
    if (!this.#anyTerm.test(text) || !MAY_BE_FIGURE.test(text)) return [];
    return [...text.matchAll(FIGURE)].flatMap((match) => {
      const { figure, kind } = readFigure(match[0], match);
      const start = match.index;
      const end = start + figure.length;
      const [textBefore, textAfter] = [text.slice(Math.max(0, start - CONTEXT), start), text.slice(end, end + CONTEXT)];
      const found = this.#patterns.flatMap((pattern) => {
        if (!isComparable(pattern, kind)) return [];
        const words = pattern.after?.exec(textAfter)?.[0] ?? (pattern.before?.test(textBefore) ? "" : undefined);
        return words === undefined ? [] : [{ pattern, words }];
      });
      const phrase = figure + (found[0]?.words ?? "");
      const patterns = found.map(({ pattern }) => pattern);
      return patterns.length === 0 ? [] : [toClaimFigure({ figure, phrase, start }, patterns)];
    });
  }

  /** Finds the claims that a statistic makes by its label. */
  findInStatistic(value: string, label: string): ClaimFigure | undefined {
    if (value.includes("{")) return undefined;
    const { figure, kind } = readFigure(value);
    const patterns = this.#patterns.filter(
      (pattern) => pattern.label?.test(label) && isComparable(pattern, kind === "small" ? "count" : kind),
    );
    if (patterns.length === 0) return undefined;
    return toClaimFigure({ figure, phrase: `${value} ${label}`, start: 0 }, patterns);
  }
}

/** Returns the figure at the start of a text, or the whole text if there is none. */
function readFigure(text: string, match = FIRST_FIGURE.exec(text)): { figure: string; kind: FigureKind | undefined } {
  const { 0: figure = text, groups = {} } = match ?? {};
  const kind = (Object.keys(KINDS) as FigureKind[]).find((name) => groups[name] !== undefined);
  // A lowercase letter is not a grade.
  return kind === "grade" && figure !== figure.toUpperCase() ? { figure: text, kind: undefined } : { figure, kind };
}

/** Returns a claim with the words beside a figure that show that a text makes it. */
function toPattern(claim: ClaimEntry) {
  // The figure at the start of the value, or the whole value if it has none: "Same Day".
  const { figure, kind } = readFigure(claim.value);
  const after = termsAfter(claim, claim.value.slice(figure.length).trim());
  const before = kind === undefined || after.length > 0 ? [] : termsBefore(claim);
  const terms = [...after, ...before];
  return {
    claim,
    figure,
    kind,
    terms,
    /** Matches the text after a figure: " insurance carriers". */
    after: kind === undefined ? undefined : matchAny(after, WORDS_BETWEEN, ""),
    /** Matches the text before a figure: "bundling saves ". */
    before: matchAny(before, "(?<!\\w)", "[^.!?{]{0,60}$"),
    /** Matches the label of a statistic. */
    label: matchAny(terms, "(?<!\\w)", ""),
  };
}

function matchAny(terms: readonly string[], prefix: string, suffix: string): RegExp | undefined {
  if (terms.length === 0) return undefined;
  return new RegExp(`${prefix}(?:${anyOf(terms)})(?!\\w)${suffix}`, "i");
}

/** Returns the words after a figure that show that a text makes the claim, by default those of the value or the wording. */
function termsAfter({ terms, wording }: ClaimEntry, wordsOfValue: string): readonly string[] {
  if (terms !== undefined) return terms;
  const [, words = ""] = wordsOfValue === "" ? wording.split("{value}") : ["", wordsOfValue];
  const term = words.trim().replace(/[.,;:!?]+$/, "");
  return term === "" ? [] : [term];
}

/** Returns the longest word before the value: "bundling" of "bundling saves {value}". Short words show nothing. */
function termsBefore({ wording }: ClaimEntry): readonly string[] {
  const words: string[] = (wording.split("{value}")[0] ?? "").match(/[\w’'-]{4,}/g) ?? [];
  const [longest] = words.sort((a, b) => b.length - a.length);
  return longest === undefined ? [] : [longest];
}

/** Checks whether a figure of this kind could be meant as the value of a claim. A value without a figure may be anything. */
function isComparable(pattern: ClaimPattern, kind: FigureKind | undefined): boolean {
  if (pattern.kind === undefined || kind === pattern.kind) return true;
  return kind !== undefined && COMPARED[pattern.kind]?.includes(kind) === true;
}

function toClaimFigure(found: Pick<ClaimFigure, "figure" | "phrase" | "start">, patterns: readonly ClaimPattern[]) {
  const figure = normalize(found.figure);
  const claim = patterns.find((pattern) => normalize(pattern.figure) === figure)?.claim;
  return { ...found, claims: patterns.map((pattern) => pattern.claim), claim };
}

/** Returns one notation for figures that mean the same: "40+" for "more than 40", "10-25%" for "10 to 25 percent". */
function normalize(figure: string): string {
  return figure
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(new RegExp(`(?<=\\d)${DASH}`), "-")
    .replace(/^(?:more than|over|at least) (.*?)\+?$/, "$1+")
    .replace(/ ?percent$/, "%")
    .replace(/ ?thousand/, "k");
}

/** Returns the source that matches a text with any white space, dashes and apostrophes, also in HTML. */
export function textPattern(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/[-\u2010-\u2015]/g, "\\s*[-\\u2010-\\u2015]\\s*")
    .replace(/['’]/g, "['’]")
    .replaceAll("&", "(?:&amp;|&)")
    .split(/\s+/)
    .join("(?:\\s|&nbsp;)+");
}

export function anyOf(texts: readonly string[]): string {
  return texts.length === 0 ? "(?!)" : [...new Set(texts)].map(textPattern).join("|");
}
