import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ImportedPage } from "#content/importer/plan/plan.ts";
import { PageChangeList } from "./page-change-list.tsx";

const HOSTILE = '</script><img src=x onerror="alert(1)">';
const CHANGES = [{ pointer: "/hero/title", before: "A", after: "B" }];

const renderPage = async () => "";
const rowsOf = (html: string) => html.split("<li>").slice(1);
/** Returns the visible and spoken text of each row. */
const readRows = (html: string) =>
  rowsOf(html).map((row) => row.replace(/<\/?(?:b|span|code|a|button)\b[^>]*>/g, "").replace(/<.*/s, ""));

test("lists each page with its status, errors first", () => {
  const pages: ImportedPage[] = [
    { page: "home", status: "updated", changes: CHANGES },
    { page: "medicare", status: "skipped" },
    { page: "personal/boat", status: "error", reason: "The page personal/boat does not exist yet." },
  ];
  const html = renderToStaticMarkup(<PageChangeList pages={pages} />);
  expect(readRows(html)).toEqual([
    "Personal › Boat personal/boaterror: The page personal/boat does not exist yet.",
    "Home homeupdated1 change to Home",
    "Medicare medicareskipped",
  ]);
  expect(html).toContain('<span class="status error">error: The page');
  expect(html.match(/class="status error"/g)).toHaveLength(1);
});

test("collapses unchanged pages to one line", () => {
  const unchanged = ["home", "about"].map((page) => ({ page, status: "unchanged" as const }));
  const alone = renderToStaticMarkup(<PageChangeList pages={unchanged} />);
  expect(alone).toContain('<details open=""><summary>2 pages unchanged</summary>');
  const html = renderToStaticMarkup(<PageChangeList pages={[...unchanged, { page: "farm", status: "created" }]} />);
  expect(html).toContain("<details><summary>2 pages unchanged</summary>");
});

test.each<[ImportedPage, isLinked: boolean, isPreviewed: boolean]>([
  [{ page: "home", status: "updated" }, true, true],
  [{ page: "site", status: "updated" }, true, true],
  [{ page: "farm/new", status: "created" }, true, true],
  [{ page: "home", status: "unchanged" }, true, false],
  [{ page: "farm/old", status: "removed" }, false, false],
  [{ page: "home", status: "skipped" }, false, false],
  [{ page: "home", status: "error", reason: "no" }, false, false],
  [{ page: "/evil.example", status: "updated" }, false, false],
  [{ page: "javascript:alert(1)", status: "updated" }, false, false],
])("%j has a link: %s, has a preview: %s", (page, isLinked, isPreviewed) => {
  const html = renderToStaticMarkup(<PageChangeList pages={[page]} renderPage={renderPage} isLinked />);
  expect(html.includes("<a ")).toBe(isLinked);
  expect(html.includes("Preview")).toBe(isPreviewed);
  expect(renderToStaticMarkup(<PageChangeList pages={[page]} />)).not.toMatch(/<a |Preview/);
});

test.each([
  [3, 3],
  [4, 0],
])("with %i changed pages, opens the changes of %i", (pages, open) => {
  const changed = Array.from({ length: pages }, (_, index) => ({
    page: `farm/f-${index}`,
    status: "updated" as const,
    changes: CHANGES,
  }));
  expect(renderToStaticMarkup(<PageChangeList isOpen pages={changed} />).split("<dl>")).toHaveLength(open + 1);
  expect(renderToStaticMarkup(<PageChangeList pages={changed} />)).not.toContain("<dl>");
});

test("escapes hostile names and statuses", () => {
  const pages: ImportedPage[] = [
    { page: HOSTILE, status: "error", reason: HOSTILE },
    { page: `farm/${HOSTILE}`, status: "updated", changes: CHANGES },
  ];
  const html = renderToStaticMarkup(<PageChangeList pages={pages} renderPage={renderPage} isLinked />);
  expect(html).not.toMatch(/<img|<\/script|<a /);
});

test("shows the first hundred of many pages", () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => ({ page: `farm/f-${index}`, status: "created" as const }));
  const html = renderToStaticMarkup(<PageChangeList pages={pages} />);
  expect(rowsOf(html)).toHaveLength(100);
  expect(html).toContain("Show All 10,000 Pages");
});
