import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { inProject } from "#tests/support/project.ts";
import { FooterNight } from "./footer-night.tsx";
import { Lantern } from "./lantern.tsx";
import { SCENES, Scene, type SceneName } from "./scene.tsx";
import { sceneColors } from "./scene-colors.ts";
import { Seal } from "./seal.tsx";

const css = readFileSync(inProject("site/styles/scenes.css"), "utf8");

const heroBytes = 3000;
const sceneBytes = 2000;

const scenes = (Object.keys(SCENES) as SceneName[]).map((name) => ({
  name,
  markup: renderToStaticMarkup(<Scene name={name} />),
  limit: name === "horizon" ? heroBytes : sceneBytes,
}));

const pictures = [
  ...scenes,
  { name: "footer-night", markup: renderToStaticMarkup(<FooterNight />), limit: 700 },
  { name: "lantern", markup: renderToStaticMarkup(<Lantern />), limit: 350 },
  { name: "seal", markup: renderToStaticMarkup(<Seal />), limit: 700 },
];

describe("pictures", () => {
  it.each(pictures)("$name draws something, within $limit bytes of brotli", ({ markup, limit }) => {
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false">.*<path .*<\/svg>$/);
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(limit);
  });

  it.each(pictures)("$name may stand twice on a page that allows no inline style", ({ markup }) => {
    expect(markup).not.toMatch(/ (?:style|id)=|NaN|undefined/);
  });

  it.each(scenes)("$name takes every color from the style sheet", ({ markup }) => {
    const used = [...markup.matchAll(/ (?:fill|stroke|color)="([^"]+)"/g)].map(([, color]) => color);
    const known = Object.keys(sceneColors(css, undefined, "light")).map((name) => `var(${name})`);
    expect(["none", ...known]).toEqual(expect.arrayContaining(used));
  });
});

describe("sceneColors", () => {
  it("reads every property, for every line in both schemes", () => {
    const properties = new Set(css.match(/--scene-[\w-]+(?=:)/g));
    for (const line of [undefined, "commercial", "farm", "personal", "medicare"] as const) {
      for (const scheme of ["light", "dark"] as const) {
        const colors = sceneColors(css, line, scheme);
        expect(new Set(Object.keys(colors))).toEqual(properties);
        for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  it("gives a line its own sky, and every line the same light", () => {
    const [day, night] = [sceneColors(css, "farm", "light"), sceneColors(css, "farm", "dark")];
    expect(day["--scene-sky-1"]).toBe("#2f6a49");
    expect(night["--scene-sky-1"]).toBe("#07190f");
    expect(night["--scene-light"]).toBe(sceneColors(css, undefined, "light")["--scene-light"]);
  });
});
