import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { generate } from "./generate.ts";

const generated = await generate();

test.each(Object.entries(generated))("%s is what the schemas and the token table say", async (path, text) => {
  // A failure here means: npm run agency -- schema --write
  expect(await readFile(new URL(path, import.meta.url), "utf8")).toBe(text);
});

test("types, validators and the schema of tokens are generated", () => {
  expect(Object.keys(generated).sort()).toEqual([
    "formats/tokens.schema.json",
    "generated/page.ts",
    "generated/site.ts",
    "generated/validators.d.ts",
    "generated/validators.js",
  ]);
});
