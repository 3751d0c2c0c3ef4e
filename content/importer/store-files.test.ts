import { describe, expect, test } from "vitest";
import { classifyStoreFile, reportUnknownFile } from "./store-files.ts";

test.each([
  ["site.json", { kind: "document", id: "site" }],
  ["pages/home.json", { kind: "document", id: "home" }],
  ["pages/commercial/crop-hail.json", { kind: "document", id: "commercial/crop-hail" }],
  ["history/12.json", { kind: "revision", revision: "12" }],
  ["history/12-3fa9c1b07d10.json", { kind: "revision", revision: "12-3fa9c1b07d10" }],
  ["media/office/front.jpg", { kind: "support" }],
  ["schemas/page.schema.json", { kind: "support" }],
  [".writers/a.1.2.3/revision.json", { kind: "support" }],
  ["pages/.gitkeep", { kind: "support" }],
  ["default-content.json", { kind: "support" }],
  ["pages/site.json", { kind: "unknown" }],
  ["theme.json", { kind: "document", id: "theme" }],
  ["pages/careers.json", { kind: "document", id: "careers" }],
  ["pages/index.json", { kind: "unknown" }],
  ["pages/a/b/c.json", { kind: "unknown" }],
  ["pages/Privacy.json", { kind: "unknown" }],
  ["pages/about.json.orig", { kind: "unknown" }],
  ["pages/toString.json", { kind: "unknown" }],
  ["history/0.json", { kind: "unknown" }],
  ["history/1 (copy).json", { kind: "unknown" }],
  ["history/1-3fa9.json", { kind: "unknown" }],
  ["Site.json", { kind: "unknown" }],
])("classifies %s", (path, expected) => {
  expect(classifyStoreFile(path)).toEqual(expected);
});

describe("the report of an unknown file", () => {
  test.each([
    ["pages/Privacy.json", "pages/privacy.json"],
    ["pages/commercial/Trucking_2.json", "pages/commercial/trucking-2.json"],
    ["pages/farm/My Own Windmill.json", "pages/farm/my-own-windmill.json"],
    ["pages/index.json", undefined],
  ])("is an error for %s, and suggests %s", (path, suggestion) => {
    const { severity, message, suggestion: suggested } = reportUnknownFile(path, path);
    expect([severity, suggested]).toEqual(["error", suggestion]);
    expect(message.includes("Did you mean")).toBe(suggestion !== undefined);
  });

  test("describes a name in the history", () => {
    expect(reportUnknownFile("history/1 (copy).json", "1 (copy).json")).toMatchObject({
      severity: "warning",
      message: "This name is not that of an entry of the history, such as 12-3fa9c1b07d10.json.",
    });
  });

  test.each([
    ["Site.json", "site.json"],
    ["pages/notes.txt", undefined],
    ["history/notes.txt", undefined],
  ])("is a warning for %s, and suggests %s", (path, suggestion) => {
    expect(reportUnknownFile(path, path)).toEqual({
      code: "files/unknown",
      severity: "warning",
      message: expect.stringMatching(/^The store does not use this file\./),
      file: path,
      ...(suggestion !== undefined && { suggestion }),
    });
  });
});
