/** Finds facts that a text writes out, and replaces them by references. */
import type { Shape } from "#schemas/content-shape.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import type { ClaimEntry, Fact, Facts } from "./facts.ts";
import { anyOf, type FigureFinder, textPattern } from "./figures.ts";

/** The facts that are recognized wherever they are written. The others, such as a year, may mean something else. */
const RECOGNIZED_FACTS = ["name", "shortName", "phone", "email", "hours", "address", "street", "city"];

/** Facts that are names, which may be the beginning of longer names. */
const NAMES: ReadonlySet<string> = new Set(["site.name", "site.shortName", "site.city"]);

/** Facts that may be a part of the name of something else: a bank, a library, a street in another city. */
const UNCERTAIN_FACTS: ReadonlySet<string> = new Set(["site.shortName", "site.street", "site.city"]);

/** Shorter values may be a part of other words. */
const MIN_CHARACTERS = 4;

export interface WrittenFact {
  /** True if the words can mean nothing else. A city may be a part of another name, and a figure that of a competitor. */
  isCertain: boolean;
  written: string;
  /** The name of the fact: `site.phone`. */
  name: string;
  /** The words that quote the fact: `{site.phone}`, or `tel:{site.phone}` in a link. */
  reference: string;
}

export type QuotedText = { value: string; found: readonly WrittenFact[] };

/** A fact that a text writes out, with the UTF-16 offsets of the part of the text that the reference replaces. */
type Occurrence = WrittenFact & Record<"start" | "end", number>;

type RecognizedFact = Fact & { name: string };

const TAG = /<\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

const LINK_TARGET = /(?<=\shref=")[^"]*(?=")/gi;

/** A link of the form that the site gives a reference. */
const CONTACT_LINK = /<a href="((?:tel|mailto):[^"]*)">([^<]*)<\/a>/g;

export class FactQuoter {
  /** The longest fact comes first, because the address contains the city. */
  readonly #facts: readonly RecognizedFact[];
  /** Matches each fact in a separate group. */
  readonly #pattern: RegExp;
  readonly #figures: FigureFinder;
  /** Matches every text that could have a fact or the value of a claim. Most texts have none. */
  readonly #anyFact: RegExp;

  constructor(facts: Facts, claims: readonly ClaimEntry[], figures: FigureFinder) {
    this.#facts = RECOGNIZED_FACTS.flatMap((key) => {
      const name = `site.${key}`;
      const fact = facts.get(name);
      return fact === undefined || fact.text.length < MIN_CHARACTERS ? [] : [{ ...fact, name }];
    }).sort((a, b) => b.text.length - a.text.length);
    this.#pattern = new RegExp(this.#facts.map((fact) => `(${wholePatternOf(fact)})`).join("|") || anyOf([]), "gi");
    const values = anyOf(claims.map(({ value }) => value));
    this.#anyFact = new RegExp([...this.words, values].join("|"), "i");
    this.#figures = figures;
  }

  /** The beginnings of words in texts that write a fact out, as sources of regular expressions. */
  get words(): readonly string[] {
    return this.#facts.flatMap((fact) => {
      if (isPhone(fact)) {
        const [, foreign, digits = ""] = /^tel:(?:\+1)?(\+)?(\d{3})/.exec(fact.href) ?? [];
        return foreign ? spread(digits) : [digits, `1${digits}`];
      }
      // The first word up to a character that texts write in several ways.
      return textPattern(/^\w+|^\S*/.exec(fact.text)?.[0] ?? "");
    });
  }

  /** Replaces the facts that a text writes out by references, if they are accepted. */
  quote(text: string, kind: Shape["kind"], accepts: (fact: WrittenFact) => boolean = () => true): QuotedText {
    const found = this.#find(text, kind).filter(accepts);
    return { value: replaceAll(text, found), found };
  }

  /** Replaces a statistic that writes the value of a claim out. Returns undefined for another statistic. */
  quoteStatistic(value: string, label: string): QuotedText | undefined {
    const claim = this.#figures.findInStatistic(value, label)?.claim;
    if (claim?.value !== value) return undefined;
    const fact = toWrittenFact(value, `claim.${claim.id}`);
    return { value: fact.reference, found: [fact] };
  }

  #find(text: string, kind: Shape["kind"]): Occurrence[] {
    if (kind === "url") return this.#findInLink(text);
    if (!this.#anyFact.test(text)) return [];
    const isHtml = kind === "html";
    /** Replaces each character of the tags in HTML, so that the text keeps its offsets. */
    const withTagsAs = (character: string) =>
      isHtml ? text.replace(TAG, (tag) => character.repeat(tag.length)) : text;
    // A tag may be between a figure and its words, but not within a fact.
    const facts = this.#findFacts(withTagsAs("\0"));
    // Facts are hidden whose digits would be read together with a figure: "IA 50099 - 40+ carriers".
    const hidden = facts.map((fact) => ({ ...fact, reference: "\0".repeat(fact.end - fact.start) }));
    const found = this.#findClaims(replaceAll(withTagsAs(" "), hidden));
    const claims = found.filter(({ start, written }) => text.startsWith(written, start));
    if (!isHtml) return withoutOverlaps([...facts, ...claims]);
    const targets = [...text.matchAll(LINK_TARGET)].flatMap(({ 0: link, index }) =>
      this.#findInLink(link).map((target) => ({ ...target, start: index, end: index + target.end })),
    );
    return withoutOverlaps([...this.#findContactLinks(text), ...targets, ...facts, ...claims]);
  }

  #findFacts(text: string): Occurrence[] {
    return [...text.matchAll(this.#pattern)].flatMap((match) => {
      const [written, ...groups] = match;
      const fact = this.#facts[groups.findIndex((group) => group !== undefined)];
      if (fact === undefined) return [];
      // The name may go on after the words: "Springfield Bank".
      const textAfter = text.slice(match.index + written.length);
      const isLongerName = NAMES.has(fact.name) && /^\s+(?:&\s+)?(?!I\b)[A-Z{]/.test(textAfter);
      // A fact that is one word, such as the city of Reading, may be a common word as well.
      const isOtherWord = /^\p{L}+$/u.test(fact.text) && written !== fact.text;
      return isLongerName || isOtherWord ? [] : [occurrenceAt(match.index, written, fact.name)];
    });
  }

  #findClaims(text: string): Occurrence[] {
    return this.#figures.findInText(text).flatMap(({ start, claim, claims }) => {
      if (claim === undefined) return [];
      const [written] = new RegExp(`^${textPattern(claim.value)}(?!\\w)`).exec(text.slice(start)) ?? [];
      if (written === undefined) return [];
      return [{ ...occurrenceAt(start, written, `claim.${claim.id}`), isCertain: claims.length === 1 }];
    });
  }

  #findInLink(link: string): Occurrence[] {
    const [written, scheme = "", address = ""] = /^(tel:|mailto:)([^?]*)/i.exec(link) ?? [];
    if (written === undefined) return [];
    const target = scheme.toLowerCase() === "tel:" ? phoneHref(address) : written.toLowerCase();
    const fact = this.#facts.find(({ href }) => href !== undefined && href.toLowerCase() === target);
    if (fact === undefined) return [];
    return [{ ...occurrenceAt(0, written, fact.name), reference: `${scheme.toLowerCase()}{${fact.name}}` }];
  }

  /** Finds links to a fact with the fact as their text. A reference in HTML becomes such a link by itself. */
  #findContactLinks(html: string): Occurrence[] {
    return [...html.matchAll(CONTACT_LINK)].flatMap(({ 0: link, 1: href = "", 2: text = "", index }) => {
      const [target, label] = [this.#findInLink(href)[0], this.#findFacts(text)[0]];
      const isWholeLink = target?.end === href.length && label?.written === text && label.name === target.name;
      return isWholeLink ? [{ ...label, start: index, end: index + link.length }] : [];
    });
  }
}

function toWrittenFact(written: string, name: string): WrittenFact {
  return { written, name, reference: `{${name}}`, isCertain: !UNCERTAIN_FACTS.has(name) };
}

function occurrenceAt(start: number, written: string, name: string): Occurrence {
  return { ...toWrittenFact(written, name), start, end: start + written.length };
}

/** Returns the occurrences in the order of the text. Where two overlap, the one that comes first in the list stays. */
function withoutOverlaps(occurrences: readonly Occurrence[]): Occurrence[] {
  const taken = new Set<number>();
  const kept = occurrences.filter(({ start, end }) => {
    for (let offset = start; offset < end; offset += 1) if (taken.has(offset)) return false;
    for (let offset = start; offset < end; offset += 1) taken.add(offset);
    return true;
  });
  return kept.sort((a, b) => a.start - b.start);
}

function replaceAll(text: string, occurrences: readonly Occurrence[]): string {
  let [replaced, position] = ["", 0];
  for (const { start, end, reference } of occurrences) {
    replaced += text.slice(position, start) + reference;
    position = end;
  }
  return replaced + text.slice(position);
}

/** Matches a fact, but not as a part of another word, number, address or reference. */
function wholePatternOf(fact: Fact): string {
  // A number after the code of another country, or with the last digits of a second one, is another number.
  if (isPhone(fact)) return `(?<![\\w{]|\\d[.-]|\\+\\d{1,3}[\\s.-])${patternOf(fact)}(?!\\w|[./-]\\d)`;
  return `(?<![\\w{@./-])${patternOf(fact)}(?![\\w}]|[@./-]\\w)`;
}

function patternOf(fact: Fact): string {
  return isPhone(fact) ? phonePattern(fact.href) : textPattern(fact.text);
}

function isPhone(fact: Fact): fact is Fact & { href: string } {
  return fact.href?.startsWith("tel:") === true;
}

/** Matches a phone number in any punctuation, with or without the country code of the United States. */
function phonePattern(href: string): string {
  const [, digits = "", extension] = /^tel:(?:\+1)?\+?(\d+)(?:;ext=(\d+))?$/.exec(href) ?? [];
  const suffix = extension === undefined ? "" : `,?\\s*(?:ext(?:ension)?\\.?|x|#)\\s*${extension}`;
  // A parenthesis belongs to the number only if its partner does: "(555) 010-0123", but not "(555-010-0123)".
  return `(?:\\+|\\+?1[\\s.-]*)?(?:\\((?=\\d+\\)))?${spread(digits)}${suffix}`;
}

/** Matches digits with any punctuation between them. */
function spread(digits: string): string {
  return [...digits].join("(?:[\\s()./\\u2010-\\u2015-]|&nbsp;)*");
}

/** Braces of any kind and number around a few words, also as templates of other programs write them. */
const BRACED = /\$?[{｛]+([^{}｛｝<>"\n]{1,80})[}｝]+/g;

/** Replaces words in braces that can only mean a fact, but do not quote it: `{ site.phone }`, `{{site.phone}}`, `{phone}`. */
export function correctReferences(text: string, facts: Facts) {
  const found: { written: string; reference: string }[] = [];
  if (!/[{｛]/.test(text)) return { value: text, found };
  const value = text.replace(BRACED, (written, words: string) => {
    if (written === `{${words}}` && facts.has(words)) return written;
    const wanted = letters(words);
    // The only fact that differs from the words in case and punctuation, or whose name ends with them.
    const isMeant = (fact: string) =>
      [fact, fact.replace(".", "s."), fact.slice(fact.indexOf("."))].some((form) => letters(form) === wanted);
    const [name, ...others] = [...facts.keys()].filter(isMeant);
    const reference = `{${name}}`;
    // The dollar sign before a number is that of an amount.
    const isPrice = /^\$\{claim\./.test(written) && /^\d/.test(facts.get(name ?? "")?.text ?? "");
    if (name === undefined || others.length > 0 || written === reference || isPrice) return written;
    found.push({ written, reference });
    return reference;
  });
  return { value, found };
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
