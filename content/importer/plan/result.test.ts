import { describe, expect, test } from "vitest";
import { fromWireResult, type ImportResult, toWireResult, type WireImportResult } from "./result.ts";

const result: ImportResult = {
  success: false,
  message: "Nothing was imported: 1 error.",
  format: "site-export",
  why: 'it has a "pages" key',
  revision: 3,
  imported: [
    { page: "home", status: "skipped" },
    { page: "about", status: "error", reason: "hero is missing." },
  ],
  diagnostics: [],
};

const wireResult: WireImportResult = {
  success: false,
  message: "Nothing was imported: 1 error.",
  format: "site-export",
  why: 'it has a "pages" key',
  revision: 3,
  imported: [
    { page: "home", status: "skipped" },
    { page: "about", status: "error: hero is missing." },
  ],
  diagnostics: [],
};

describe("the wire format of a result", () => {
  test("gives an error as one string, and the reason of the format as why", () => {
    expect(toWireResult(result)).toEqual(wireResult);
  });

  test("can be converted back", () => {
    expect(fromWireResult(wireResult)).toEqual(result);
  });

  test("may lack the list of pages", () => {
    expect(fromWireResult({ success: true, message: "Imported.", diagnostics: [] }).imported).toEqual([]);
  });

  test("marks each status that contains the word error as an error", () => {
    const imported = [{ page: "about", status: "failed with an error" }];
    expect(fromWireResult({ ...wireResult, imported }).imported).toEqual([
      { page: "about", status: "error", reason: "failed with an error" },
    ]);
  });
});
