import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { inProject } from "#tests/support/project.ts";
import { FONT_FAMILY_IDS, FONT_FOLDER, shareFont } from "./families.ts";
import { fontPackage, writeFonts } from "./write-fonts.ts";

describe("writeFonts", () => {
  it.each(FONT_FAMILY_IDS)("writes a page font of at most 30 kB and a font for share pictures: %s", async (id) => {
    const page = await readFile(inProject(`${FONT_FOLDER}/${id}.woff2`));
    expect(page.toString("latin1", 0, 4)).toBe("wOF2");
    expect(page.byteLength).toBeLessThanOrEqual(30_000);
    const share = await readFile(inProject(shareFont(id)));
    expect(share.readUInt32BE(0), "version of TrueType").toBe(0x00010000);
  });

  it.each(FONT_FAMILY_IDS)("takes fonts under the SIL Open Font License: %s", async (id) => {
    expect(await readFile(`${fontPackage(inProject(), id)}/LICENSE`, "utf8")).toContain(
      "SIL OPEN FONT LICENSE Version 1.1",
    );
  });

  it("leaves files that are up to date", async () => {
    const modified = () => statSync(inProject(shareFont("fraunces"))).mtimeMs;
    const before = modified();
    await writeFonts(inProject());
    expect(modified()).toBe(before);
  });
});
