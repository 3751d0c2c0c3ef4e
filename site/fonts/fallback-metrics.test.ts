import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inProject } from "#tests/support/project.ts";
import { FONT_FAMILIES, FONT_FAMILY_IDS, type FontFamilyId, fontStyles, shareFont } from "./families.ts";

/** Reads the ascent, the descent and the line gap of a TrueType font, in shares of its size. */
function readMetrics(file: string): number[] {
  const font = readFileSync(inProject(file));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const offsetOf = (name: string) =>
    font.readUInt32BE((tables.find((at) => font.toString("latin1", at, at + 4) === name) ?? 0) + 8);
  const unitsPerEm = font.readUInt16BE(offsetOf("head") + 18);
  return [4, 6, 8].map((field) => Math.abs(font.readInt16BE(offsetOf("hhea") + field)) / unitsPerEm);
}

const pairs = FONT_FAMILY_IDS.flatMap((first) =>
  FONT_FAMILY_IDS.filter((second) => second > first && FONT_FAMILIES[second].kind === FONT_FAMILIES[first].kind).map(
    (second) => [first, second] as const,
  ),
);

/** Returns the widths of the other fallbacks in relation to DejaVu, in the regular and the bold weight. */
function relativeWidths(id: FontFamilyId): number[] {
  const { DejaVu = [1, 1], ...others } = FONT_FAMILIES[id].fallbackSizes;
  return Object.values(others).flatMap(([regular, bold]) => [DejaVu[0] / regular, DejaVu[1] / bold]);
}

describe("fallbacks of the display fonts", () => {
  it.each(FONT_FAMILY_IDS)("keep the height of lines when %s replaces them, whatever fonts a machine has", (id) => {
    const [ascent = 0, descent = 0, lineGap = 0] = readMetrics(shareFont(id));
    const faces = [...fontStyles(id, "/font.woff2").matchAll(/@font-face\{([^}]*)\}/g)].map(([, face = ""]) => face);
    const fallbacks = faces.filter((face) => face.includes("local("));
    expect(fallbacks).toHaveLength(faces.length - 1);
    expect(fallbacks).toHaveLength(6);
    for (const face of fallbacks) {
      const share = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]) / 100;
      const size = share("size-adjust");
      expect(share("ascent-override") * size, face).toBeCloseTo(ascent, 2);
      expect(share("descent-override") * size, face).toBeCloseTo(descent, 2);
      expect(share("line-gap-override") * size, face).toBeCloseTo(lineGap, 2);
    }
  });

  // tests/e2e/pages/fonts.spec.ts measures those that the machine has, such as DejaVu. From them follow the others.
  it.each(pairs)("have the same widths in relation to each other for %s and %s", (first, second) => {
    const widths = relativeWidths(second);
    for (const [index, width] of relativeWidths(first).entries()) {
      expect(Math.abs(width / (widths[index] ?? 0) - 1)).toBeLessThan(0.015);
    }
  });
});
