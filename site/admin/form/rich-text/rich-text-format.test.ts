// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanHtml } from "#content/documents/clean-html.ts";
import { shapeFor, walk } from "#schemas/content-shape.ts";
import { forRun } from "#tests/support/full-run.ts";
import { listSampleDocuments } from "#tests/support/sample-agency.ts";
import { readRichText } from "./rich-text-format.ts";
import { richTextSchema } from "./rich-text-schema.ts";

/** Returns a text as the editor writes it after a change that is taken back by hand. */
function rewrite(text: string): string {
  const { doc, serialize } = readRichText(text);
  // Another document with equal content, so that the stored text cannot be used as it is.
  const changed = doc.type.create(null, [...doc.content.content, richTextSchema.nodes.paragraph.create()]);
  return serialize(changed);
}

function storedTexts(): string[] {
  return listSampleDocuments().flatMap(([page, content]) => {
    const values = walk(content, shapeFor(page));
    return values.flatMap(({ value, shape }) => (shape.kind === "html" && typeof value === "string" ? [value] : []));
  });
}

describe("a stored text", () => {
  test("is written as it was, also after a change was taken back", () => {
    const texts = storedTexts();
    expect(texts.filter((text) => text.includes("<")).length).toBeGreaterThan(80);
    for (const text of texts) {
      const { doc, serialize } = readRichText(text);
      expect(serialize(doc)).toBe(text);
      expect(rewrite(text)).toBe(text);
    }
  });

  test.each([
    ["One\n\nTwo", "One\n\nTwo"],
    ["One\nTwo\n\n\nThree", "One\nTwo\n\n\nThree"],
    ["One\n \nTwo", "One\n \nTwo"],
    ["Fish & chips, 5 < 7 > 3", "Fish & chips, 5 < 7 > 3"],
    ["Fish &amp; chips", "Fish &amp; chips"],
    ["AT&amp;T & more", "AT&amp;T &amp; more"],
    ["Call {site.phone} or {claim.carriers}.", "Call {site.phone} or {claim.carriers}."],
    ["An open {site.phone", "An open {site.phone"],
    ["Two  spaces ", "Two  spaces "],
    ["A<br>B", "A<br>B"],
    ['<a href="tel:{site.phone}" title="Call">Call</a>', '<a href="tel:{site.phone}" title="Call">Call</a>'],
    ["<strong>A <em>b</em></strong><em> c</em>", "<strong>A <em>b</em></strong><em> c</em>"],
    [
      "<p>One</p><ul><li>Two<ul><li>Three</li></ul></li></ul>",
      "<p>One</p><ul><li>Two<ul><li>Three</li></ul></li></ul>",
    ],
    ["<ol><li><p>One</p><p>Two</p></li></ol>", "<ol><li><p>One</p><p>Two</p></li></ol>"],
    // Documented normalization.
    ["\nOne\n", "One"],
    ["<em><strong>x</strong></em>", "<strong><em>x</em></strong>"],
    ['<strong><a href="/">x</a></strong>', '<a href="/"><strong>x</strong></a>'],
    ["Loose <p> One\n two </p>", "<p>Loose</p><p>One two</p>"],
    ["<ul>\n<li><p>One</p></li>\n</ul>", "<ul><li>One</li></ul>"],
  ])("%j is written as %j after a change", (text, expected) => {
    expect(rewrite(text)).toBe(expected);
  });

  test("without block elements becomes block elements with a list", () => {
    const { doc, serialize } = readRichText("One & two\n\nThree");
    const { bulletList, listItem, paragraph } = richTextSchema.nodes;
    const list = bulletList.create(null, listItem.create(null, paragraph.create(null, richTextSchema.text("Four"))));
    expect(serialize(doc.type.create(null, [...doc.content.content, list]))).toBe(
      "<p>One &amp; two</p><p>Three</p><ul><li>Four</li></ul>",
    );
  });
});

const text = fc.stringMatching(/^[a-z{}.&<> \u00a0]{0,12}$/);
const inline = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constantFrom("<br>", "{site.phone}", "&amp;", "&copy", "<!-- x -->", "<script>x</script>"),
    fc
      .tuple(fc.constantFrom("strong", "em", "b", "i", 'a href="/x?a=1&b=2"', "span", "a"), tie("node"), tie("node"))
      .map(([tag, a, b]) => `<${tag}>${a}${b}</${tag.split(" ")[0]}>`),
  ),
})).node;
const block = fc.oneof(
  inline,
  inline.map((content) => `<p>${content}</p>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join("\n")}</ul>`),
);
const lines = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("\n\n"));
const anyText = fc.oneof(
  lines,
  fc.array(block, { maxLength: 4 }).map((parts) => parts.join("")),
);

describe("any text", () => {
  test("is written in the form of the importer's sanitizer, so that publishing it removes nothing", () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const written = rewrite(given);
        const { html, removed } = cleanHtml(written);
        expect(removed).toEqual([]);
        expect(readRichText(html).doc.eq(readRichText(written).doc)).toBe(true);
      }),
      { numRuns: forRun(500, 50) },
    );
  });

  test("is written the same after it was read and written", () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const written = rewrite(given);
        expect(rewrite(written)).toBe(written);
      }),
      { numRuns: forRun(500, 50) },
    );
  });
});
