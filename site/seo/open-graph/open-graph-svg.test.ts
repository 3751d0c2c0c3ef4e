import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import { shareFont } from "#site/fonts/families.ts";
import { inProject } from "#tests/support/project.ts";
import { OPEN_GRAPH_SIZE_PX } from "./open-graph-page.ts";
import { openGraphSvg } from "./open-graph-svg.tsx";

/** Color in the files of scenes. */
const PLACEHOLDER_OF_NEAR = "#37503f";
const EMPTY_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"></svg>';
const theme = resolveTheme({});
const font = readFileSync(inProject(shareFont("fraunces")));
/** The label and the title lie above this line, the agency's name below it. */
const AGENCY_NAME_TOP_PX = 500;

/** Measures the label and the title in pixels. */
async function measureText(title: string): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const content = { title, label: "Commercial Insurance", agency: "Test Agency" };
  const svg = await openGraphSvg(content, { font, icon: EMPTY_SVG, scene: EMPTY_SVG, theme, tint: undefined });
  const upperPart = await sharp(Buffer.from(svg))
    .flatten({ background: "black" })
    .extract({ left: 0, top: 0, width: OPEN_GRAPH_SIZE_PX.width, height: AGENCY_NAME_TOP_PX })
    .toBuffer();
  const { info } = await sharp(upperPart).trim().toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const [left, top] = [-trimOffsetLeft, -trimOffsetTop];
  return { left, top, right: left + width, bottom: top + height };
}

const HEADLINE =
  "Coverage that knows a barn from a machine shed, and what each of them is worth after one of our hard winter winds blows.";

describe("openGraphSvg", () => {
  it.each([
    ["a few characters", "Farm"],
    ["120 characters", HEADLINE.padEnd(120, "s")],
    ["120 wide characters", "WM".repeat(60)],
    ["one long word", "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"],
    ["characters that the font lacks", "日本語 🚀 and more"],
  ])("keeps a title of %s inside its area", async (_, title) => {
    const { left, top, right, bottom } = await measureText(title);
    expect(left).toBeGreaterThanOrEqual(70);
    expect(top).toBeGreaterThanOrEqual(60);
    expect(right).toBeLessThanOrEqual(556);
    expect(bottom).toBeLessThanOrEqual(500);
  });

  it("draws a word in a smaller size rather than in two parts", async () => {
    const [oneLine, word] = await Promise.all(["Gray", "Agribusinesses"].map(measureText));
    expect(word?.bottom).toBeLessThanOrEqual(oneLine?.bottom ?? 0);
  });

  it("keeps words whole when it balances the lines", async () => {
    const [word, title] = await Promise.all(["Agribusiness", "Farm & Agribusiness Insurance"].map(measureText));
    expect(title?.right).toBe(word?.right);
  });

  it("draws a slogan of two sentences smaller rather than with a line break in one of them", async () => {
    const [sentence, slogan] = await Promise.all(
      ["Driven by Service.", "Built on Trust. Driven by Service."].map(measureText),
    );
    expect(slogan?.bottom).toBeLessThan(sentence?.bottom ?? 0);
  });

  it("cuts a long title after six lines", async () => {
    const six = await measureText(HEADLINE.repeat(2));
    expect((await measureText(HEADLINE.repeat(9))).bottom).toBe(six.bottom);
  });

  it("draws text as outlines next to the icon, over the scene in the colors of a tint", async () => {
    const content = { title: "Tom & <Jerry>", label: "L", agency: "A" };
    const [tint] = theme.tints;
    const scene = `<svg viewBox="0 0 1 1"><path fill="${PLACEHOLDER_OF_NEAR}"/></svg>`;
    const svg = await openGraphSvg(content, { font, icon: '<svg id="sign"></svg>', scene, theme, tint: tint?.id });
    expect(svg).not.toMatch(/<text|<foreignObject|Jerry/);
    expect(svg).toContain(` viewBox="0 0 1 1"><path fill="${tint?.scene.near.light}"/></svg>`);
    expect(svg).toContain('id="sign"');
  });
});
