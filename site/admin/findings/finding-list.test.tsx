import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DIAGNOSTICS, type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { FindingList } from "./finding-list.tsx";

function markupOf(diagnostics: readonly Diagnostic[]): string {
  return renderToStaticMarkup(<FindingList diagnostics={diagnostics} onFollow={() => {}} />);
}

/** What is to be read, in its order. */
function textOf(diagnostics: readonly Diagnostic[]): string {
  return markupOf(diagnostics)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const place = { file: "pasted text", pointer: "", line: 3, column: 7 };

test("errors stand before warnings, with their counts", () => {
  const warning = diagnose("content/unknown-key", "color is not known.", place);
  const error = diagnose("content/type", "hero is a number.", { ...place, page: "home" });
  const { title, hint } = DIAGNOSTICS["content/type"];
  expect(textOf([warning, error, { ...warning, column: 9 }])).toContain(
    `1 Error Error Go to 3:7 home hero is a number. content/type ${title}. ${hint} 2 Warnings Warning Go to 3:7 color`,
  );
});

test("what was probably meant is said once", () => {
  const finding = diagnose("page/unknown", "There is no page hme.", { suggestion: "home" });
  expect(textOf([finding])).toContain("There is no page hme. Did you mean home?");
  const saying = { ...finding, message: "There is no page hme. Did you mean home?" };
  expect(textOf([saying]).match(/Did you mean/g)).toHaveLength(1);
});

test("what else it is about has its place, and what has none has no way there", () => {
  const related = [{ ...place, line: 1, column: 2, message: "It stands here first." }];
  expect(textOf([diagnose("json/duplicate-key", "Twice.", { ...place, related })])).toContain(
    "Go to 3:7 Twice. It stands here first. Go to 1:2",
  );
  expect(markupOf([diagnose("page/new", "There is no page.")])).not.toContain("<button");
});

test("a hundred of each are listed, until somebody asks for all", () => {
  const warnings = Array.from({ length: 60 }, (_, line) => diagnose("content/unknown-key", "W", { ...place, line }));
  const errors = Array.from({ length: 1200 }, (_, line) => diagnose("content/type", "E", { ...place, line }));
  const markup = markupOf([...warnings, ...errors.slice(0, 90)]);
  expect(markup.match(/finding error/g)).toHaveLength(90);
  expect(markup.match(/finding warning/g)).toHaveLength(60);
  expect(markup).toContain("60 Warnings");
  expect(markup).not.toContain("Show All");
  expect(markupOf(errors).match(/finding error/g)).toHaveLength(100);
  expect(markupOf(errors)).toContain("Show All 1,200 Errors");
});

test("where there is nothing, it says so", () => {
  expect(textOf([])).toBe("Nothing to object to.");
});
