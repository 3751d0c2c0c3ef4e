import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { validatePageContent } from "../generated/validators.js";
import { generate } from "./generate.ts";

const generated = await generate();

test.each(Object.entries(generated))("%s is up to date with the schemas and the token table", async (path, text) => {
  // If this fails, run: npx tsx cli/bin.ts schema --write
  expect(await readFile(new URL(`../${path}`, import.meta.url), "utf8")).toBe(text);
});

test("generates the types, the validators and the schemas of the formats", () => {
  expect(Object.keys(generated).sort()).toEqual([
    "formats/nested-tokens.schema.json",
    "formats/site-export.schema.json",
    "formats/string.schema.json",
    "formats/tokens.schema.json",
    "generated/page.ts",
    "generated/site.ts",
    "generated/theme.ts",
    "generated/validators.d.ts",
    "generated/validators.js",
  ]);
});

test("collects the errors of 100,000 items without copying them for each item", () => {
  const items = Array.from({ length: 100_000 }, () => ({ title: "", extra: 1 }));
  const content = { meta: { title: "T", description: "D" }, hero: { title: "T" }, features: { items } };
  // With a copy for each item this takes close to a minute, and the test times out.
  expect(validatePageContent(content)).toBe(false);
  expect(validatePageContent.errors).toHaveLength(200_000);
});
