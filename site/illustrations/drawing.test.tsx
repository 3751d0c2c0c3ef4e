import { brotliCompressSync } from "node:zlib";
import fastGlob from "fast-glob";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SCENE_COLORS } from "#schemas/palette.ts";
import { inProject } from "#tests/support/project.ts";
import { Drawing, Scene } from "./drawing.tsx";
import { withLineColors } from "./drawing-colors.ts";
import { Lantern } from "./lantern.tsx";
import { SCENE_PAGES, type SceneName } from "./scene-for-page.ts";

const HERO_MAX_BYTES = 3000;
const SCENE_MAX_BYTES = 2000;

const names = Object.keys(SCENE_PAGES) as SceneName[];

const scenes = names.map((name) => ({
  name,
  markup: renderToStaticMarkup(<Scene name={name} />),
  maxBytes: name === "horizon" ? HERO_MAX_BYTES : SCENE_MAX_BYTES,
}));

const illustrations = [
  ...scenes,
  { name: "footer-night", markup: renderToStaticMarkup(<Drawing name="footer-night" />), maxBytes: 700 },
  { name: "lantern", markup: renderToStaticMarkup(<Lantern />), maxBytes: 350 },
  { name: "seal", markup: renderToStaticMarkup(<Drawing name="seal" />), maxBytes: 700 },
];

describe("illustrations", () => {
  it("have a file for each scene, and no other", () => {
    const files = fastGlob.sync("*.svg", { cwd: inProject("site/illustrations/scenes") });
    expect(files.sort()).toEqual(names.map((name) => `${name}.svg`).sort());
  });

  it.each(illustrations)("$name compresses to at most $maxBytes bytes with Brotli", ({ markup, maxBytes }) => {
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false">.*<path .*<\/svg>$/);
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(maxBytes);
  });

  it.each(illustrations)("$name has no ids, inline styles, titles, comments or indentation", ({ markup }) => {
    expect(markup).not.toMatch(/ (?:style|id)=|NaN|undefined|<!--|<title|> /);
  });

  it.each(scenes)("$name takes every color from the palette", ({ markup }) => {
    const used = [...markup.matchAll(/ (?:fill|stroke|color)="([^"]+)"/g)].map(([, color]) => color);
    const known = Object.keys(SCENE_COLORS).map((name) => `var(--scene-${name})`);
    expect(["none", ...known]).toEqual(expect.arrayContaining(used));
  });

  it("take the colors of a line of business where custom properties are not supported", () => {
    const svg = `<svg>\n  <title>Field</title>\n  <path fill="${SCENE_COLORS.near.light}"/><!-- Sun -->\n  <path fill="${SCENE_COLORS.light.light}"/>\n</svg>`;
    expect(withLineColors(svg, "farm")).toBe(
      `<svg><path fill="#2b563b"/><path fill="${SCENE_COLORS.light.light}"/></svg>`,
    );
  });
});
