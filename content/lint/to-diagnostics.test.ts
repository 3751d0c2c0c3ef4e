import { expect, test } from "vitest";
import type { PageId } from "#schemas/page-ids.ts";
import { lintSample, siteWith } from "#tests/support/lint.ts";
import { toLintDiagnostics } from "./lint.ts";

const meta = { title: "The same title" };
const TWINS = siteWith({ home: { meta }, about: { meta } });

/** Returns the file of a page with this title. */
function sourceOf(page: PageId) {
  const text = `{\n  "page": "${page}",\n  "content": { "meta": { "title": "${meta.title}" } }\n}`;
  return [page, { file: `pages/${page}.json`, text, pointer: "" }] as const;
}

test("locates findings in the files, in the order of the documents", async () => {
  const findings = await lintSample(TWINS);
  const diagnostics = toLintDiagnostics(findings, new Map([sourceOf("about"), sourceOf("home")]));
  expect(diagnostics.map(({ code, file, line, column }) => `${code} ${file} ${line}:${column}`)).toEqual([
    "meta/title-length pages/home.json 3:35",
    "meta/title-length pages/about.json 3:35",
    "meta/duplicate-title pages/about.json 3:35",
  ]);
  expect(diagnostics.at(-1)).toMatchObject({
    severity: "warning",
    page: "about",
    pointer: "/content/meta/title",
    related: [{ file: "pages/home.json", line: 3, column: 35, pointer: "/content/meta/title" }],
  });
});

test("names the page instead of a location for recorded content", async () => {
  const diagnostics = toLintDiagnostics(await lintSample(TWINS), new Map([sourceOf("about")]));
  expect(diagnostics[0]).toEqual({
    code: "meta/title-length",
    severity: "warning",
    page: "home",
    message: expect.stringMatching(/ \(This is the content that was recorded last\. Its file cannot be used\.\)$/),
  });
  expect(diagnostics.at(-1)).not.toHaveProperty("related");
});

test("keeps a finding about a whole document as it is", () => {
  const place = { code: "production/default-content", severity: "error", page: "home" } as const;
  const finding = { ...place, message: "M", params: { page: "home" } };
  expect(toLintDiagnostics([finding], new Map([sourceOf("home")]))).toEqual([finding]);
});
