import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FONTS, type FontFile, subsetFontFile } from "./subset-fonts.ts";

describe("font files", () => {
  it.each(Object.keys(FONTS) as FontFile[])("equals the output of npm run fonts: %s", async (name) => {
    expect((await subsetFontFile(name)).equals(await readFile(join(import.meta.dirname, name)))).toBe(true);
  });

  it("costs a page at most 30 kB", async () => {
    expect((await readFile(join(import.meta.dirname, "fraunces.woff2"))).byteLength).toBeLessThanOrEqual(30_000);
  });
});
