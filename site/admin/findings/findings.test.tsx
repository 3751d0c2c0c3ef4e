import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { describeCode, explainInAdmin, listCodes } from "#content/lint/catalog.ts";
import { DIAGNOSTICS, type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { adminWords } from "./admin-words.ts";
import { describeFindings } from "./describe-findings.ts";
import { Findings } from "./findings.tsx";

/** Returns the markup after the explanations have been loaded, without the comments between texts. */
async function renderMarkup(diagnostics: readonly Diagnostic[]): Promise<string> {
  const { prelude } = await prerender(<Findings diagnostics={diagnostics} onGoTo={() => {}} />);
  return (await new Response(prelude).text()).replaceAll("<!-- -->", "");
}

/** Returns the text of the list in reading order. */
async function renderText(diagnostics: readonly Diagnostic[]): Promise<string> {
  return (await renderMarkup(diagnostics))
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const location = { file: "pasted text", pointer: "", line: 3, column: 7 };

test("lists errors before warnings, each group with its count", async () => {
  const warning = diagnose("content/unknown-key", "color is not known.", location);
  const error = diagnose("page/slug", "hero is wrong.", { ...location, page: "home" });
  const { title, hint } = DIAGNOSTICS["page/slug"];
  expect(await renderText([warning, error, { ...warning, column: 9 }])).toContain(
    `1 Error Error Line 3 column 7 Home hero is wrong. How to fix this ${title}. ${hint} page/slug 2 Warnings Warning Line 3 column 7 color`,
  );
});

test("adds the suggestion unless the message contains it", async () => {
  const params = { field: "hero.url", rule: "link", problem: "must start with /." };
  const link = diagnose("content/value", params, { suggestion: "/contact" });
  expect(await renderText([link])).toContain('must start with /. Did you mean "/contact"?');
  const page = diagnose("page/unknown", "There is no page hme. Did you mean home?", { suggestion: "home" });
  expect((await renderText([page])).match(/Did you mean/g)).toHaveLength(1);
});

test("links related locations, and omits the link of a finding without a location", async () => {
  const related = [{ ...location, line: 1, column: 2, message: "The other one is here." }];
  expect(await renderText([diagnose("json/duplicate-key", "Twice.", { ...location, related })])).toContain(
    "Line 3 column 7 Twice. The other one is here. Line 1 column 2",
  );
  expect(await renderMarkup([diagnose("page/new", "There is no page.")])).not.toContain("<button");
});

test("shows the first hundred findings of each severity and a button for the rest", async () => {
  const warnings = Array.from({ length: 60 }, (_, line) => diagnose("content/unknown-key", "W", { ...location, line }));
  const errors = Array.from({ length: 1200 }, (_, line) => diagnose("json/syntax", "E", { ...location, line }));
  const markup = await renderMarkup([...warnings, ...errors.slice(0, 90)]);
  expect(markup.match(/finding error/g)).toHaveLength(90);
  expect(markup.match(/finding warning/g)).toHaveLength(60);
  expect(markup).toContain("60 Warnings");
  expect(markup).not.toContain("Show All");
  expect((await renderMarkup(errors)).match(/finding error/g)).toHaveLength(100);
  expect(await renderMarkup(errors)).toContain("Show All 1,200 Errors");
});

test("shows pages that do not exist as one finding, with their number", async () => {
  const findings = ["farm/a", "farm/b", "farm/c", "farm/d"].map((page) =>
    diagnose("page/new", `No ${page}.`, { page }),
  );
  const text = await renderText(findings);
  expect(text).toContain("4 Errors Error 4 pages don't exist: Farm › A, Farm › B, Farm › C, and 1 more.");
  expect(text.match(/How to fix this/g)).toHaveLength(1);
});

function hintOf(code: string): string {
  return explainInAdmin(code).replace(describeCode(code)?.why ?? "", "");
}

test("explains every code of an import without commands and their options", () => {
  const codes = Object.keys(DIAGNOSTICS).filter((code) => /^(?:input|json|format|page|content)\//.test(code));
  const other = /^(?:input\/unreadable|page\/linked|content\/fixed)$/;
  expect(codes.filter((code) => /`agency | --[a-z]/.test(hintOf(code)) && !other.test(code))).toEqual([]);
});

test("explains every rule for content without commands, files and names of fields", () => {
  const rules = listCodes().filter((code) => !(code in DIAGNOSTICS));
  expect(
    rules.map(hintOf).filter((hint) => /`|site\.json|agency import|\b[a-z]+[A-Z]|form\.consent/.test(hint)),
  ).toEqual([]);
});

test("reports that there are no problems", async () => {
  expect(await renderText([])).toBe("No problems found.");
});

test("names fields as the forms do, and offers the nearest name for one that is not recognized", async () => {
  const problem = "must not be empty. Enter some text.";
  const empty = diagnose("content/value", { field: "hero.title", rule: "empty", problem }, location);
  const unknown = diagnose("content/unknown-key", "We don't recognize \"titel\", so it won't show.", {
    ...location,
    suggestion: "title",
  });
  const { prelude } = await prerender(
    <Findings diagnostics={describeFindings([empty, unknown], adminWords())} onGoTo={() => {}} onFix={() => {}} />,
  );
  const markup = (await new Response(prelude).text()).replaceAll("<!-- -->", "");
  expect(markup).toContain("<p>Headline is empty.</p>");
  expect(markup).toContain("Change to &quot;title&quot;</button>");
});
