import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inProject } from "#tests/support/project.ts";
import { OPEN_GRAPH_SIZE } from "./address.ts";
import { openGraphSvg } from "./layout.tsx";

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"></svg>';
const font = readFileSync(inProject("site/fonts/fraunces-600.ttf"));
/** Above it are the label and the title, below it the name of the agency. */
const SIGN = 500;

/** Where the label and the title stand, in pixels. */
async function boundsOf(title: string): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const words = { title, label: "Commercial Insurance", agency: "Test Agency" };
  const svg = await openGraphSvg(words, { font, icon: EMPTY, background: EMPTY });
  const above = await sharp(Buffer.from(svg))
    .flatten({ background: "black" })
    .extract({ left: 0, top: 0, width: OPEN_GRAPH_SIZE.width, height: SIGN })
    .toBuffer();
  const { info } = await sharp(above).trim().toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const [left, top] = [-trimOffsetLeft, -trimOffsetTop];
  return { left, top, right: left + width, bottom: top + height };
}

const HEADLINE =
  "Coverage that knows a barn from a machine shed, and what each of them is worth after one of our hard winter winds blows.";

describe("the words of a shared link", () => {
  it.each([
    ["a few", "Farm"],
    ["120 characters", HEADLINE.padEnd(120, "s")],
    ["120 wide characters", "WM".repeat(60)],
    ["one long word", "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"],
    ["letters and pictures that the face does not have", "日本語 🚀 and more"],
  ])("stay in their place: %s", async (_, title) => {
    const { left, top, right, bottom } = await boundsOf(title);
    expect(left).toBeGreaterThanOrEqual(70);
    expect(top).toBeGreaterThanOrEqual(60);
    expect(right).toBeLessThanOrEqual(556);
    expect(bottom).toBeLessThanOrEqual(500);
  });

  it("take six lines at most", async () => {
    const six = await boundsOf(HEADLINE.repeat(2));
    expect((await boundsOf(HEADLINE.repeat(9))).bottom).toBe(six.bottom);
  });

  it("are outlines, over the drawing and beside the sign", async () => {
    const background = EMPTY;
    const words = { title: "Tom & <Jerry>", label: "L", agency: "A" };
    const svg = await openGraphSvg(words, { font, icon: '<svg id="sign"></svg>', background });
    expect(svg).not.toMatch(/<text|<foreignObject|Jerry/);
    expect(svg).toContain(background);
    expect(svg).toContain('id="sign"');
  });
});
