import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FooterNight } from "#site/art/footer-night.tsx";
import { Lantern } from "#site/art/lantern.tsx";
import { SCENES, Scene, type SceneName } from "#site/art/scene.tsx";
import { sceneColors } from "#site/art/scene-colors.ts";
import { Seal } from "#site/art/seal.tsx";

const NAMES = Object.keys(SCENES) as SceneName[];
const HERO_BYTES = 3000;
const SCENE_BYTES = 2000;

const css = readFileSync("site/styles/scenes.css", "utf8");
const scenes = NAMES.map((name) => [name, renderToStaticMarkup(<Scene name={name} />)] as const);
const marks = [
  ["footer-night", renderToStaticMarkup(<FooterNight />), 700],
  ["lantern", renderToStaticMarkup(<Lantern />), 350],
  ["seal", renderToStaticMarkup(<Seal />), 700],
] as const;

describe("pictures", () => {
  it.each([
    ...scenes.map(([name, markup]) => [name, markup, name === "horizon" ? HERO_BYTES : SCENE_BYTES] as const),
    ...marks,
  ])("%s is small", (_name, markup, limit) => {
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(limit);
  });

  it.each([...scenes, ...marks])(
    "%s draws, and only with what a policy and a second picture on the page bear",
    (_name, markup) => {
      expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*>.*<path .*<\/svg>$/);
      expect(markup).not.toMatch(/ style=| id=|<filter|Gradient|NaN|undefined|\d\.\d{3}/);
    },
  );

  it.each(scenes)("%s takes every color from the style sheet", (_name, markup) => {
    const literal = [...markup.matchAll(/ (?:fill|stroke|color)="([^"]+)"/g)].map(([, value = ""]) => value);
    const known = Object.keys(sceneColors(css, undefined, "light")).map((name) => `var(${name})`);
    expect(new Set(literal).difference(new Set([...known, "none", "currentcolor"]))).toEqual(new Set());
  });
});

describe("sceneColors", () => {
  it("reads every property of every line in both schemes", () => {
    const properties = new Set(css.match(/--scene-[\w-]+(?=:)/g));
    for (const line of [undefined, "commercial", "farm", "personal", "medicare"] as const) {
      for (const scheme of ["light", "dark"] as const) {
        const colors = sceneColors(css, line, scheme);
        expect(new Set(Object.keys(colors))).toEqual(properties);
        expect(Object.values(colors).join()).toMatch(/^(#[0-9a-f]{6},?)+$/);
      }
    }
  });

  it("gives a line its own sky, by day and by night", () => {
    expect(sceneColors(css, "farm", "light")["--scene-sky-1"]).toBe("#2f6a49");
    expect(sceneColors(css, "farm", "dark")["--scene-sky-1"]).toBe("#07190f");
    expect(sceneColors(css, "farm", "dark")["--scene-light"]).toBe(
      sceneColors(css, undefined, "light")["--scene-light"],
    );
  });
});
