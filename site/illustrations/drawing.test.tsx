import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import fastGlob from "fast-glob";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import pageSchema from "#schemas/page.schema.json" with { type: "json" };
import { inProject } from "#tests/support/project.ts";
import { Drawing, Scene, SceneFamilyContext } from "./drawing.tsx";
import { withThemeColors } from "./drawing-colors.ts";

const HORIZON_MAX_BYTES = 3000;
const SCENE_MAX_BYTES = 2000;
/** Streets and rooms of a town have more edges than fields have. */
const TOWN_MAX_BYTES = 2600;
const SMALL_MAX_BYTES = 700;

type Name = ComponentProps<typeof Drawing>["name"];

const theme = resolveTheme({});
const names: readonly string[] = pageSchema.$defs.scene.enum;
const scenes = fastGlob.sync("scenes/*/*.svg", { cwd: inProject("site/illustrations") });
const families = [...new Set(scenes.map((file) => file.split("/")[1] ?? ""))];

const drawings = [...scenes, "ring.svg"].map((file) => {
  const name = file.replace(".svg", "") as Name;
  return { name, markup: renderToStaticMarkup(<Drawing name={name} />), maxBytes: maxBytesOf(name) };
});

function maxBytesOf(name: string): number {
  if (/footer-night|ring/.test(name)) return SMALL_MAX_BYTES;
  if (name.endsWith("horizon")) return HORIZON_MAX_BYTES;
  return name.startsWith("scenes/town") ? TOWN_MAX_BYTES : SCENE_MAX_BYTES;
}

function sceneIn(family: typeof theme.scene, name: "tractor"): string {
  return renderToStaticMarkup(
    <SceneFamilyContext value={family}>
      <Scene name={name} />
    </SceneFamilyContext>,
  );
}

describe("illustrations", () => {
  it.each(families)("of the family %s are scenes that content can name, and its footer", (family) => {
    const files = scenes.filter((file) => file.includes(`/${family}/`)).map((file) => /([\w-]+)\.svg/.exec(file)?.[1]);
    expect(files).toEqual(expect.arrayContaining(["horizon", "footer-night"]));
    expect([...names, "footer-night"]).toEqual(expect.arrayContaining(files));
    if (family === "prairie") expect(files).toHaveLength(names.length + 1);
  });

  it.each(drawings)("$name compresses to at most $maxBytes bytes with Brotli", ({ markup, maxBytes }) => {
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false">.*<path .*<\/svg>$/);
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(maxBytes);
  });

  it.each(drawings)("$name has no ids, inline styles, titles, comments or indentation", ({ markup }) => {
    expect(markup).not.toMatch(/ (?:style|id)=|NaN|undefined|<!--|<title|> /);
  });

  it.each(drawings)("$name takes every color from the theme", ({ markup }) => {
    const used = [...markup.matchAll(/ (?:fill|stroke|color)="([^"]+)"/g)].map(([, color]) => color);
    const known = Object.keys(theme.scenery).map((name) => `var(--scene-${name})`);
    expect(["none", "currentcolor", "var(--night)", ...known]).toEqual(expect.arrayContaining(used));
  });

  it("show the horizon of a family that lacks a scene, and nothing on sites without drawings", () => {
    expect(sceneIn("coast", "tractor")).toBe(
      renderToStaticMarkup(<Drawing name="scenes/coast/horizon" className="scene" />),
    );
    expect([sceneIn("photos", "tractor"), sceneIn("none", "tractor")]).toEqual(["", ""]);
  });

  it("take the colors of a tint, or of the theme, where custom properties are not supported", () => {
    const svg = readFileSync(inProject("site/illustrations/scenes/prairie/tractor.svg"), "utf8");
    const [tint] = theme.tints;
    const own = withThemeColors(svg, theme, tint?.id);
    expect(own).toContain(`fill="${tint?.scene.near.light}"`);
    expect(own).toMatch(/^<svg [^>]*><path|^<svg [^>]*><g/);
    expect(withThemeColors(svg, theme)).toContain(`fill="${theme.scenery.near.light}"`);
  });
});
