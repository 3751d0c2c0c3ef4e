/** Finds the figures in texts that make one of the agency's advertising claims, such as "40+ insurance carriers". */
import type { ClaimEntry } from "./claims.ts";

/** A figure in a text, with the claims that it could be the value of. */
export interface ClaimFigure {
  /** The figure as it is written: "999+". */
  figure: string;
  /** The figure with the words that make it a claim: "999+ insurance carriers". */
  phrase: string;
  /** UTF-16 offset of the figure in the text. */
  start: number;
  claims: readonly ClaimEntry[];
}

/** The kinds of figures that values of claims begin with. */
const FIGURES = {
  percent: String.raw`(?:up to )?\d+(?:\s?[-–]\s?\d+)?\s?(?:%|percent\b)`,
  ratio: String.raw`\d+\/\d+`,
  count: String.raw`(?:\d[\d,]*(?:\.\d+)?(?:\s?(?:k|thousand|million)\b)?\+?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|hundreds of|dozens of|thousands of)`,
  grade: String.raw`[A-F][+-]?(?![\w+-])`,
} as const;

type FigureKind = keyof typeof FIGURES;

/** Counts below this one are figures of speech, unless a plus sign follows: "three carriers". */
const MIN_COUNT = 10;

/** The words between a figure and a term: "40+ regional insurance carriers". */
const WORDS_BETWEEN = String.raw`(?:\s+[\w’'&-]+){0,2}?\s+`;

/** A claim whose value begins with a figure, with the words that show that a text makes it. */
interface CountedClaim {
  claim: ClaimEntry;
  kind: FigureKind;
  figure: string;
  after: readonly string[];
  before: readonly string[];
}

/** A pattern for the figures of one kind beside one term. */
interface FigurePattern {
  pattern: RegExp;
  kind: FigureKind;
  claims: readonly CountedClaim[];
}

export class FigureFinder {
  readonly #patterns: readonly FigurePattern[];
  readonly #terms: readonly { claim: ClaimEntry; pattern: RegExp }[];
  readonly #anyTerm: RegExp | undefined;

  constructor(claims: readonly ClaimEntry[]) {
    const counted = claims.flatMap((claim) => countedClaim(claim) ?? []);
    this.#patterns = [
      ...groupByTerm(counted, "after").map((group) => ({
        ...group,
        pattern: new RegExp(
          `(?<![\\w{.])(${FIGURES[group.kind]})${WORDS_BETWEEN}${escapePattern(group.term)}\\b`,
          "gi",
        ),
      })),
      ...groupByTerm(counted, "before").map((group) => ({
        ...group,
        pattern: new RegExp(
          `\\b${escapePattern(group.term)}\\b[^.!?{]{0,60}?(?<![\\w{.])(${FIGURES[group.kind]})`,
          "gi",
        ),
      })),
    ];
    this.#terms = claims.flatMap((claim) =>
      termsAfter(claim).map((term) => ({ claim, pattern: new RegExp(`\\b${escapePattern(term)}\\b`, "i") })),
    );
    const terms = counted.flatMap(({ after, before }) => [...after, ...before]);
    this.#anyTerm =
      terms.length === 0 ? undefined : new RegExp(`\\b(?:${[...new Set(terms)].map(escape).join("|")})\\b`, "i");
  }

  /** Finds the figures in a text without markup. A quoted claim is not a figure. */
  findInText(text: string): ClaimFigure[] {
    if (!this.#anyTerm?.test(text)) return [];
    const found = new Map<number, ClaimFigure>();
    for (const { pattern, kind, claims } of this.#patterns) {
      for (const match of text.matchAll(pattern)) {
        const [phrase, figure = ""] = match;
        if (!isFigureOf(figure, kind)) continue;
        const start = match.index + phrase.indexOf(figure);
        if (!found.has(start)) found.set(start, { figure, phrase, start, claims: claims.map(({ claim }) => claim) });
      }
    }
    return [...found.values()].sort((a, b) => a.start - b.start);
  }

  /** Finds the claims that a statistic makes by its label. */
  findInStatistic(value: string, label: string): ClaimFigure | undefined {
    if (value.includes("{")) return undefined;
    const claims = this.#terms.filter(({ pattern }) => pattern.test(label)).map(({ claim }) => claim);
    return claims.length === 0 ? undefined : { figure: value, phrase: `${value} ${label}`, start: 0, claims };
  }
}

/** Returns the claim that a figure is the value of. */
export function claimWithFigure({ figure, phrase, claims }: ClaimFigure): ClaimEntry | undefined {
  const [simple, whole] = [figure, phrase].map(normalize);
  return claims.find(
    ({ value }) =>
      normalize(value) === simple || whole === normalize(value) || whole?.startsWith(`${normalize(value)} `),
  );
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll("–", "-").replace(/\s+/g, " ").trim();
}

function countedClaim(claim: ClaimEntry): CountedClaim | undefined {
  for (const kind of Object.keys(FIGURES) as FigureKind[]) {
    const [figure] = new RegExp(`^${FIGURES[kind]}`, kind === "grade" ? "" : "i").exec(claim.value) ?? [];
    if (figure === undefined) continue;
    const after = termsAfter(claim, claim.value.slice(figure.length).trim());
    return { claim, kind, figure, after, before: after.length > 0 ? [] : termsBefore(claim) };
  }
  return undefined;
}

/** Returns the terms after the figure: those of the claim, or the words of the value and of the wording. */
function termsAfter({ terms, wording, value }: ClaimEntry, rest = ""): readonly string[] {
  if (terms !== undefined) return terms;
  if (rest !== "") return [rest];
  const [, after = ""] = wording.includes("{value}") ? wording.split("{value}") : [];
  const words = after.trim().replace(/[.,;:!?]+$/, "");
  return words === "" || value === "" ? [] : [words];
}

/** Returns the longest word before the figure: "bundling" of "bundling saves {value}". */
function termsBefore({ wording }: ClaimEntry): readonly string[] {
  const words = (wording.split("{value}")[0] ?? "").match(/[\w’'-]{4,}/g) ?? [];
  const [longest] = words.sort((a, b) => b.length - a.length);
  return longest === undefined ? [] : [longest];
}

function groupByTerm(claims: readonly CountedClaim[], side: "after" | "before") {
  const groups = new Map<string, { kind: FigureKind; term: string; claims: CountedClaim[] }>();
  for (const claim of claims) {
    for (const term of claim[side]) {
      const key = `${claim.kind} ${term.toLowerCase()}`;
      const group = groups.get(key) ?? { kind: claim.kind, term, claims: [] };
      group.claims.push(claim);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function isFigureOf(figure: string, kind: FigureKind): boolean {
  if (kind === "grade") return /^[A-F]/.test(figure);
  if (kind !== "count" || !/^\d/.test(figure)) return true;
  return figure.endsWith("+") || /[a-z]/i.test(figure) || Number(figure.replaceAll(",", "")) >= MIN_COUNT;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
}
