import { HtmlValidate } from "html-validate/node";
import { expect, test } from "vitest";
import type { RejectedForm } from "#schemas/quotes/quote-request.ts";
import { renderRejectedForm } from "#site/rendering/form-pages.tsx";
import { getAttribute } from "#site/rendering/html-tree.ts";
import { builtPages, textContent } from "#tests/support/browser/built-pages.ts";
import { ROUTES, SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { forRun } from "#tests/support/full-run.ts";

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

const pages = builtPages();

/** The pages to validate: in the usual run, one of each template. */
const VALIDATED = forRun(
  pages,
  pages.filter(({ route }) => [...SAMPLE_ROUTES, "/404", "/admin"].includes(route)),
);

test("every template makes valid HTML", async () => {
  expect(VALIDATED.length).toBeGreaterThanOrEqual(SAMPLE_ROUTES.length);
  const problems = new Map<string, string[]>();
  for (const { file, route } of VALIDATED) {
    const { results } = await validator.validateFile(file);
    for (const { ruleId, message, selector, line, column } of results.flatMap(({ messages }) => messages)) {
      const problem = `${ruleId}: ${message} ${selector ?? ""}`;
      problems.set(problem, [...(problems.get(problem) ?? []), `${route}:${line}:${column}`]);
    }
  }
  expect(Object.fromEntries(problems)).toEqual({});
});

test("every page preloads its display font, and only that of the admin preloads scripts", () => {
  for (const { route, elements } of pages) {
    const preloads = elements.filter(
      (element) => element.tagName === "link" && /preload/.test(getAttribute(element, "rel") ?? ""),
    );
    const kinds = new Set(preloads.map((element) => getAttribute(element, "as")));
    expect([...kinds], route).toEqual(route === "/admin" ? ["font", "script"] : ["font"]);
  }
});

test("questions open one at a time without scripts, and those of the personal page start with an open one", () => {
  for (const { route, elements } of pages) {
    const questions = elements.filter(({ tagName, attrs }) => tagName === "details" && attrs.length > 0);
    const names = questions.map((details) => getAttribute(details, "name")).filter((name) => name !== undefined);
    expect(new Set(names).size, route).toBeLessThanOrEqual(1);
    const open = questions.map((details) => getAttribute(details, "open") !== undefined);
    expect(open, route).toEqual(open.map((_, index) => route === "/personal" && index === 0));
    if (route === "/farm") expect(names).toHaveLength(5);
    if (route === "/personal") expect(names).toHaveLength(3);
  }
});

test("every page has its content without scripts", () => {
  for (const { route, elements } of pages) {
    if (!ROUTES.includes(route)) continue;
    const text = elements.filter(({ tagName }) => tagName === "main").map(textContent);
    expect(text.join().length, route).toBeGreaterThan(400);
    expect(text.join(), route).not.toContain("Loading...");
    expect(elements.filter(({ tagName }) => tagName === "h1").length, route).toBe(1);
  }
});

test("the page of a rejected form is valid HTML without inline styles", async () => {
  const contact = pages.find(({ route }) => route === "/contact");
  const values = { firstName: 'Ada "the Barn"', lastName: "</script><b>$&", insuranceType: "medicare", email: "ada" };
  for (const issues of [[{ field: "email" as const, message: "Please enter a valid email address" }], []]) {
    const rejected: RejectedForm = { error: "Please look again.", issues, values, formToken: "a.b" };
    const html = renderRejectedForm(contact?.html ?? "", rejected);
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(html).not.toMatch(/ style=/);
  }
});
