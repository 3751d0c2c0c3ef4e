import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "#tests/support/project.ts";

/** Reads the ascent, the descent and the line gap of a TrueType font, in shares of its size. */
function readMetrics(file: string): number[] {
  const font = readFileSync(inProject(file));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const offsetOf = (name: string) =>
    font.readUInt32BE((tables.find((at) => font.toString("latin1", at, at + 4) === name) ?? 0) + 8);
  const unitsPerEm = font.readUInt16BE(offsetOf("head") + 18);
  return [4, 6, 8].map((field) => Math.abs(font.readInt16BE(offsetOf("hhea") + field)) / unitsPerEm);
}

test("lines keep their height when Fraunces replaces a fallback, whatever fonts a machine has", () => {
  const [ascent = 0, descent = 0, lineGap = 0] = readMetrics("site/fonts/fraunces-600.ttf");
  const css = readFileSync(inProject("site/styles/fonts.css"), "utf8");
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => face);
  const fallbacks = faces.filter((face) => face.includes("local("));
  expect(fallbacks).toHaveLength(faces.length - 1);
  for (const face of fallbacks) {
    const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    const size = share("size-adjust");
    expect(share("ascent-override") * size, face).toBeCloseTo(ascent, 2);
    expect(share("descent-override") * size, face).toBeCloseTo(descent, 2);
    expect(share("line-gap-override") * size, face).toBeCloseTo(lineGap, 2);
  }
});
