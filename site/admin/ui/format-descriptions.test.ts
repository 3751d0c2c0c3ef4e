import { describe, expect, test } from "vitest";
import { detect } from "#content/importer/formats/detect.ts";
import { prepareImport } from "#content/importer/import-content.ts";
import { inspectText } from "../check/json-text.ts";
import { describeFormat, FORMAT_DESCRIPTIONS } from "./format-descriptions.ts";

describe.each(FORMAT_DESCRIPTIONS)("$title", ({ name, title, summary, example }) => {
  const raw = JSON.stringify(example, null, 2);

  test("has an example that the importer accepts in this format without findings", () => {
    expect(detect(example)?.format.name).toBe(name);
    expect(prepareImport([{ raw, file: "example" }], { page: "home" }).findings).toEqual([]);
  });

  test("uses the target page only if it is token-only", () => {
    expect(inspectText(raw).isTokenOnly).toBe(name === "tokens");
  });

  test("is found by the importer's name", () => {
    expect(describeFormat(name)).toMatchObject({ title, summary });
  });
});
