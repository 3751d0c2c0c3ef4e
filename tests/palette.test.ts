import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import * as palette from "#schemas/palette.ts";
import { type ColorPair, LINE_SCENE_COLORS, LINE_TINTS, PALETTE, SCENE_COLORS } from "#schemas/palette.ts";
import { inProject } from "./support/project.ts";

/** Returns the custom properties of a rule whose values are plain colors, by name. */
function readColors(css: string, selector: string): Record<string, string> {
  const rule = css.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  const declarations = rule.matchAll(/(--[\w-]+): (#\w+|light-dark\(#\w+, #\w+\));/g);
  return Object.fromEntries([...declarations].map(([, name, value]) => [name, value]));
}

function toCss(prefix: string, colors: Readonly<Record<string, ColorPair>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colors).map(([name, { light, dark }]) => [
      `${prefix}${name}`,
      light === dark ? light : `light-dark(${light}, ${dark})`,
    ]),
  );
}

const tokens = readFileSync(inProject("site/styles/tokens.css"), "utf8");
const scenes = readFileSync(inProject("site/styles/scenes.css"), "utf8");

describe("the palette", () => {
  it("equals the custom properties of tokens.css", () => {
    expect(readColors(tokens, ":root")).toEqual(toCss("--", PALETTE));
  });

  it("equals the custom properties of scenes.css", () => {
    expect(readColors(scenes, ":root")).toEqual(toCss("--scene-", SCENE_COLORS));
    for (const [line, colors] of Object.entries(LINE_SCENE_COLORS)) {
      expect(readColors(scenes, `[data-line="${line}"]`)).toEqual(toCss("--scene-", colors));
    }
  });

  it("gives each line of business the tint that tokens.css gives it", () => {
    for (const [line, tint] of Object.entries(LINE_TINTS)) {
      const rule = tokens.split(`[data-line="${line}"]`)[1]?.split("}")[0] ?? "";
      const [, name = ""] = /--tint: var\(--(\w+)\)/.exec(rule) ?? [];
      expect(PALETTE).toHaveProperty(name, tint);
    }
  });

  it("has every color that the site and the emails use", () => {
    const known = new Set(JSON.stringify(palette).match(/#[0-9a-f]{6}/g));
    const files = fastGlob.sync(["site/**/*.{css,svg,ts,tsx}", "api/quotes/mail/*.ts", "!**/*.test.*"], {
      cwd: inProject(),
    });
    const unknown = files.flatMap((file) => {
      const used = readFileSync(inProject(file), "utf8").match(/#[0-9a-f]{6}\b/gi) ?? [];
      return used.filter((color) => !known.has(color)).map((color) => `${file}: ${color}`);
    });
    expect(unknown).toEqual([]);
  });
});
