/** Wording of the built pages. */
import { expect, test } from "vitest";
import { elementsIn, getAttribute, type HtmlElement, type HtmlNode } from "#site/rendering/html-tree.ts";
import { builtPages, textContent } from "#tests/support/browser/built-pages.ts";

/** Elements whose text is read as a unit. */
const TEXT_ELEMENTS = new Set(["p", "li", "dd", "h1", "h2", "h3", "summary"]);

/** Shorter texts, such as labels and buttons, may appear more than once. */
const MIN_WORDS = 4;

const segmenter = new Intl.Segmenter("en-US", { granularity: "sentence" });

function isInnermostText(element: HtmlElement): boolean {
  const isText = ({ tagName }: HtmlElement) => TEXT_ELEMENTS.has(tagName);
  return isText(element) && ![...elementsIn(element)].some((other) => other !== element && isText(other));
}

/** Returns whether an element is never seen with the rest: a hidden notice, or the start of a bio, which its full text replaces. */
function isAlternative(element: HtmlElement): boolean {
  return getAttribute(element, "hidden") !== undefined || getAttribute(element, "class") === "bio-excerpt";
}

/** Returns the sentences of the main part of a page. */
function sentencesIn(elements: readonly HtmlElement[]): string[] {
  const inside = elements.filter(({ tagName }) => tagName === "main").flatMap((main) => [...elementsIn(main)]);
  const alternatives = new Set<HtmlNode>(inside.filter(isAlternative).flatMap((element) => [...elementsIn(element)]));
  return inside
    .filter((element) => isInnermostText(element) && !alternatives.has(element))
    .flatMap(({ childNodes }) => {
      const text = childNodes.filter((child) => !alternatives.has(child)).map(textContent);
      return [...segmenter.segment(text.join("").replaceAll(/\s+/g, " "))].map(({ segment }) => segment.trim());
    })
    .filter((text) => /[.?!]$/.test(text));
}

test("no page says a sentence twice", () => {
  const repeated = builtPages().flatMap(({ route, elements }) => {
    const sentences = sentencesIn(elements).filter((sentence) => sentence.split(" ").length >= MIN_WORDS);
    const again = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    return again.map((sentence) => `${route}: ${sentence}`);
  });
  expect(repeated).toEqual([]);
});
