import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListedRevision } from "../api/client.ts";
import { RevisionNote } from "./revision-note.tsx";

const revisionOf = (given: Partial<ListedRevision>): ListedRevision => ({
  id: "9-3d8be62ecb0e",
  name: "9",
  revision: 9,
  parents: [],
  time: "2026-03-12T21:04:11.000Z",
  by: "Ann",
  source: "",
  format: "tokens",
  sha256: "",
  message: "",
  pages: ["farm"],
  ...given,
});

const KNOWN = [revisionOf({ id: "8-38cbe5abac7e", name: "8-38cb" }), revisionOf({ id: "7-15bf494e4e70", name: "7" })];

/** Returns the text of a note between its time and its pages. */
function originOf(given: Partial<ListedRevision>): string | undefined {
  const html = renderToStaticMarkup(<RevisionNote revision={revisionOf(given)} known={KNOWN} />);
  return /<\/time>(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]+>/g, "");
}

test.each<[Partial<ListedRevision>, string]>([
  [{ source: "march.json" }, " by Ann, from march.json (Token-only)"],
  [{ format: "rollback", source: "revision 0" }, " by Ann, restored to before version 1"],
  [{ format: "rollback", source: "revision 7-15bf494e4e70" }, " by Ann, restored to version 7"],
  [{ format: "rollback", source: "revision 8-38cbe5abac7e" }, " by Ann, restored to version 8-38cb"],
  [{ format: "rollback", source: "revision 3-000000000000" }, " by Ann, restored to version 3"],
  [{ format: "retire", source: "personal/umbrella" }, " by Ann, retired Personal › Umbrella"],
  [{ format: "move", source: "personal/renters" }, " by Ann, moved Personal › Renters"],
  [{ format: "edit", source: "files", by: "hand" }, ", edited in the content files"],
  [{ format: "merge", source: "version control", by: "hand" }, ", merged by version control"],
])("describes the origin of %j", (given, expected) => {
  expect(originOf(given)).toBe(expected);
});

test("calls a revision a version in the note that the command line leaves", () => {
  const source = "revision 8-38cbe5abac7e";
  const revision = revisionOf({ format: "rollback", source, message: `Back to ${source}` });
  expect(renderToStaticMarkup(<RevisionNote revision={revision} known={KNOWN} />)).toContain("Back to version 8-38cb<");
});

test("names the revisions in a note as the list does", () => {
  const revision = revisionOf({ format: "merge", message: "Merge of 7-15bf494e4e70 and 8-38cbe5abac7e" });
  expect(renderToStaticMarkup(<RevisionNote revision={revision} known={KNOWN} />)).toContain("Merge of 7 and 8-38cb<");
});

test.each<[Partial<ListedRevision>, string]>([
  [{ pages: ["site"], fields: { site: ["phone", "lines"] } }, "Business Info: Phone, Lines of business"],
  [{ pages: ["farm", "about"], fields: { farm: ["hero"] } }, "Farm: Top of the page · About"],
  [{ pages: ["home", "about", "farm", "claims"] }, "Home, About, Farm, and 1 more"],
])("says what %j changed", (given, expected) => {
  const html = renderToStaticMarkup(<RevisionNote revision={revisionOf(given)} known={KNOWN} />);
  expect(html).toContain(`<p>${expected}</p>`);
});

test("does not name the format of a change from a form", () => {
  expect(originOf({ source: "Pages form", format: "site-export" })).toBe(" by Ann");
});
