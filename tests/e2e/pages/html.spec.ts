import { HtmlValidate } from "html-validate/node";
import { expect, test } from "playwright/test";
import { getAttribute } from "#site/rendering/html-tree.ts";
import { builtPages } from "#tests/support/browser/built-pages.ts";
import { REJECTED_FORM, renderRejectedPage } from "#tests/support/browser/quote-requests.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // Spellings that mean the same: React writes some, we the others. https://html.spec.whatwg.org/#writing
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    // An id is anything without spaces. https://html.spec.whatwg.org/#the-id-attribute
    "valid-id": ["error", { relaxed: true }],
    // What comes from the page's own server needs no second proof.
    "require-sri": ["error", { target: "crossorigin" }],
    // A number that cannot break does not fit where text is large.
    "tel-non-breaking": "off",
  },
});

test("every page is valid HTML", async () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(30);
  const problems = new Map<string, string[]>();
  for (const { file, route } of pages) {
    const { results } = await validator.validateFile(file);
    for (const { ruleId, message, selector, line, column } of results.flatMap(({ messages }) => messages)) {
      const problem = `${ruleId}: ${message} ${selector ?? ""}`;
      problems.set(problem, [...(problems.get(problem) ?? []), `${route}:${line}:${column}`]);
    }
  }
  expect(Object.fromEntries(problems)).toEqual({});
});

test("every page preloads its display face, once, and nothing else", () => {
  for (const { route, elements } of builtPages()) {
    const preloads = elements.filter(
      (element) => element.tagName === "link" && /preload/.test(getAttribute(element, "rel") ?? ""),
    );
    expect(
      preloads.map((element) => getAttribute(element, "as")),
      route,
    ).toEqual(["font"]);
  }
});

test("the page of a refused form is valid HTML, without styles in it that a policy would forbid", async () => {
  for (const issues of [REJECTED_FORM.issues, []]) {
    const html = renderRejectedPage({ ...REJECTED_FORM, issues });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(html).not.toMatch(/ style=/);
  }
});
