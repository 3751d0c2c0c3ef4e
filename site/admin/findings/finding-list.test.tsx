import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { DIAGNOSTICS, type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { FindingList } from "./finding-list.tsx";

/** Returns the markup after the explanations have been loaded, without the comments between texts. */
async function renderMarkup(diagnostics: readonly Diagnostic[]): Promise<string> {
  const { prelude } = await prerender(<FindingList diagnostics={diagnostics} onGoTo={() => {}} />);
  return (await new Response(prelude).text()).replaceAll("<!-- -->", "");
}

/** Returns the text of the list in reading order. */
async function renderText(diagnostics: readonly Diagnostic[]): Promise<string> {
  return (await renderMarkup(diagnostics))
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll(/\s+/g, " ")
    .trim();
}

const location = { file: "pasted text", pointer: "", line: 3, column: 7 };

test("lists errors before warnings, each group with its count", async () => {
  const warning = diagnose("content/unknown-key", "color is not known.", location);
  const error = diagnose("content/type", "hero is wrong.", { ...location, page: "home" });
  const { title, hint } = DIAGNOSTICS["content/type"];
  expect(await renderText([warning, error, { ...warning, column: 9 }])).toContain(
    `1 Error Error Line 3 column 7 Home hero is wrong. How to fix this ${title}. ${hint} content/type 2 Warnings Warning Line 3 column 7 color`,
  );
});

test("adds the suggestion unless the message contains it", async () => {
  const finding = diagnose("page/unknown", "There is no page hme.", { suggestion: "home" });
  expect(await renderText([finding])).toContain('There is no page hme. Did you mean "home"?');
  const withSuggestion = { ...finding, message: "There is no page hme. Did you mean home?" };
  expect((await renderText([withSuggestion])).match(/Did you mean/g)).toHaveLength(1);
});

test("links related locations, and omits the link of a finding without a location", async () => {
  const related = [{ ...location, line: 1, column: 2, message: "The first one is here." }];
  expect(await renderText([diagnose("json/duplicate-key", "Twice.", { ...location, related })])).toContain(
    "Line 3 column 7 Twice. The first one is here. Line 1 column 2",
  );
  expect(await renderMarkup([diagnose("page/new", "There is no page.")])).not.toContain("<button");
});

test("shows the first hundred findings of each severity and a button for the rest", async () => {
  const warnings = Array.from({ length: 60 }, (_, line) => diagnose("content/unknown-key", "W", { ...location, line }));
  const errors = Array.from({ length: 1200 }, (_, line) => diagnose("content/type", "E", { ...location, line }));
  const markup = await renderMarkup([...warnings, ...errors.slice(0, 90)]);
  expect(markup.match(/finding error/g)).toHaveLength(90);
  expect(markup.match(/finding warning/g)).toHaveLength(60);
  expect(markup).toContain("60 Warnings");
  expect(markup).not.toContain("Show All");
  expect((await renderMarkup(errors)).match(/finding error/g)).toHaveLength(100);
  expect(await renderMarkup(errors)).toContain("Show All 1,200 Errors");
});

test("reports that there are no problems", async () => {
  expect(await renderText([])).toBe("No problems found.");
});
