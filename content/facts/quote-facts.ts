/** Finds facts that a text writes out, and replaces them by references. */
import type { Shape } from "#schemas/content-shape.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import type { ClaimEntry } from "./claims.ts";
import type { Facts } from "./facts.ts";
import { claimWithFigure, FigureFinder } from "./figures.ts";

/** The facts that are recognized wherever they are written. The others, such as a year, may mean something else. */
const RECOGNIZED_FACTS = ["name", "shortName", "phone", "email", "hours", "address", "street", "city"];

/** Shorter values may be a part of other words. */
const MIN_CHARACTERS = 4;

/** A fact that a text writes out. */
export interface WrittenFact {
  /** The words of the text. */
  written: string;
  /** The reference that replaces them: `{site.phone}`. */
  reference: string;
}

interface FactPattern {
  pattern: RegExp;
  reference: string;
  /** The target of a link to the fact. */
  href: string | undefined;
}

/** A tag with its attributes, or the text up to the next tag. */
const TAG_OR_TEXT = /<(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+|</g;

export class FactQuoter {
  readonly #patterns: readonly FactPattern[];
  readonly #anyFact: RegExp | undefined;
  readonly #figures: FigureFinder;

  constructor(facts: Facts, claims: readonly ClaimEntry[]) {
    this.#figures = new FigureFinder(claims);
    const named = RECOGNIZED_FACTS.flatMap((name) => {
      const fact = facts.get(`site.${name}`);
      return fact === undefined || fact.text.length < MIN_CHARACTERS ? [] : [{ ...fact, reference: `{site.${name}}` }];
    }).sort((a, b) => b.text.length - a.text.length);
    this.#patterns = named.map(({ text, href, reference }) => ({
      pattern: new RegExp(
        `(?<![\\w{])${href?.startsWith("tel:") ? phonePattern(text) : textPattern(text)}(?![\\w}])`,
        "gi",
      ),
      reference,
      href,
    }));
    this.#anyFact =
      named.length === 0 ? undefined : new RegExp(this.#patterns.map(({ pattern }) => pattern.source).join("|"), "i");
  }

  /**
   * Replaces the facts that a text writes out by references.
   * @param found receives each of them
   */
  quote(text: string, kind: Shape["kind"], found: WrittenFact[] = []): string {
    if (kind === "url") return this.#quoteLink(text, found);
    if (kind === "html" && text.includes("<")) return this.#quoteHtml(text, found);
    return this.#quoteText(text, found);
  }

  /** Replaces a statistic that writes the value of a claim out. */
  quoteStatistic(value: string, label: string, found: WrittenFact[]): string {
    const figure = this.#figures.findInStatistic(value, label);
    const claim = figure && claimWithFigure(figure);
    if (claim === undefined) return value;
    const reference = `{claim.${claim.id}}`;
    found.push({ written: value, reference });
    return reference;
  }

  #quoteText(text: string, found: WrittenFact[]): string {
    let quoted = text;
    if (this.#anyFact?.test(text)) {
      for (const { pattern, reference } of this.#patterns) {
        quoted = quoted.replace(pattern, (written) => {
          found.push({ written, reference });
          return reference;
        });
      }
    }
    for (const figure of this.#figures.findInText(quoted).reverse()) {
      const claim = claimWithFigure(figure);
      if (claim === undefined) continue;
      const written = quoted.slice(figure.start).toLowerCase().startsWith(claim.value.toLowerCase())
        ? claim.value
        : figure.figure;
      const reference = `{claim.${claim.id}}`;
      found.push({ written, reference });
      quoted = quoted.slice(0, figure.start) + reference + quoted.slice(figure.start + written.length);
    }
    return quoted;
  }

  /** Replaces the target of a link, but no other part of it. */
  #quoteLink(link: string, found: WrittenFact[]): string {
    const [scheme] = /^(?:tel|mailto):/i.exec(link) ?? [];
    if (scheme === undefined) return link;
    const target = scheme.toLowerCase() === "tel:" ? phoneHref(link.slice(scheme.length)) : link.toLowerCase();
    const fact = this.#patterns.find(({ href }) => href !== undefined && href.toLowerCase() === target);
    if (fact === undefined) return link;
    found.push({ written: link, reference: fact.reference });
    return `${scheme}${fact.reference}`;
  }

  #quoteHtml(html: string, found: WrittenFact[]): string {
    const quoted = html.replace(TAG_OR_TEXT, (part) =>
      part.startsWith("<")
        ? part.replace(/(?<=\bhref=")[^"]*(?=")/gi, (href) => this.#quoteLink(href, found))
        : this.#quoteText(part, found),
    );
    // A reference becomes a link by itself.
    return quoted.replace(/<a href="(?:tel|mailto):(\{site\.(?:phone|email)\})">\1<\/a>/g, "$1");
  }
}

/** Matches a phone number in any punctuation, with or without the country code of the United States. */
function phonePattern(phone: string): string {
  return `(?:\\+?1[\\s.-]*)?${[...phone.replace(/\D/g, "")].map((digit, index) => (index === 0 ? `\\(?${digit}` : digit)).join("[\\s().-]*")}`;
}

/** Matches a text with any white space and any dash. */
function textPattern(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+")
    .replace(/[-–—]/g, "[-–—]");
}
