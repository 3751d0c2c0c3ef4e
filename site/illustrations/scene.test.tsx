import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SCENE_COLORS } from "#schemas/palette.ts";
import { FooterNight } from "./footer-night.tsx";
import { Lantern } from "./lantern.tsx";
import { SCENES, Scene, type SceneName } from "./scene.tsx";
import { Seal } from "./seal.tsx";

const HERO_MAX_BYTES = 3000;
const SCENE_MAX_BYTES = 2000;

const scenes = (Object.keys(SCENES) as SceneName[]).map((name) => ({
  name,
  markup: renderToStaticMarkup(<Scene name={name} />),
  maxBytes: name === "horizon" ? HERO_MAX_BYTES : SCENE_MAX_BYTES,
}));

const illustrations = [
  ...scenes,
  { name: "footer-night", markup: renderToStaticMarkup(<FooterNight />), maxBytes: 700 },
  { name: "lantern", markup: renderToStaticMarkup(<Lantern />), maxBytes: 350 },
  { name: "seal", markup: renderToStaticMarkup(<Seal />), maxBytes: 700 },
];

describe("illustrations", () => {
  it.each(illustrations)("$name compresses to at most $maxBytes bytes with Brotli", ({ markup, maxBytes }) => {
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false">.*<path .*<\/svg>$/);
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(maxBytes);
  });

  it.each(illustrations)("$name has neither ids nor inline styles", ({ markup }) => {
    expect(markup).not.toMatch(/ (?:style|id)=|NaN|undefined/);
  });

  it.each(scenes)("$name takes every color from the palette", ({ markup }) => {
    const used = [...markup.matchAll(/ (?:fill|stroke|color)="([^"]+)"/g)].map(([, color]) => color);
    const known = Object.keys(SCENE_COLORS).map((name) => `var(--scene-${name})`);
    expect(["none", ...known]).toEqual(expect.arrayContaining(used));
  });
});
