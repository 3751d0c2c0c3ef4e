import { HtmlValidate } from "html-validate/node";
import { expect, test } from "playwright/test";
import { getAttribute } from "#site/rendering/html-tree.ts";
import { builtPages } from "#tests/support/browser/built-pages.ts";
import { REJECTED_FORM, renderRejectedPage } from "#tests/support/browser/quote-requests.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // React and our templates use different spellings with the same meaning: https://html.spec.whatwg.org/#writing
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    // An id may contain any character except spaces: https://html.spec.whatwg.org/#the-id-attribute
    "valid-id": ["error", { relaxed: true }],
    // Subresource integrity adds nothing for files from the page's own server.
    "require-sri": ["error", { target: "crossorigin" }],
    // The tools answer while the visitor types, so their forms have nothing to submit.
    "wcag/h32": "off",
    // A phone number without line breaks overflows when text is enlarged.
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

test("every page preloads only its display font", () => {
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

test("the page of a rejected form is valid HTML without inline styles", async () => {
  for (const issues of [REJECTED_FORM.issues, []]) {
    const html = renderRejectedPage({ ...REJECTED_FORM, issues });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(html).not.toMatch(/ style=/);
  }
});
