import { describe, expect, test } from "vitest";
import { detect } from "#content/importer/detect.ts";
import { prepareImport } from "#content/importer/import-content.ts";
import { isTokenOnly } from "../check/token-only.ts";
import { FORMAT_HELP, formatTitle } from "./format-names.ts";

describe.each(FORMAT_HELP)("$title", ({ name, title, example }) => {
  const raw = JSON.stringify(example, null, 2);

  test("has an example that is of this format, and has nothing wrong with it", () => {
    expect(detect(example)?.format.name).toBe(name);
    expect(prepareImport([{ raw, file: "example" }], { page: "home" }).findings).toEqual([]);
  });

  test("takes the target page if it is token-only", () => {
    expect(isTokenOnly(raw)).toBe(name === "tokens");
  });

  test("is known by its title", () => {
    expect(formatTitle(name)).toBe(title);
  });
});
