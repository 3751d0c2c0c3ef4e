/** Lists that the schemas repeat, and that code and files must have too. */
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { inProject } from "#tests/support/project.ts";
import pageSchema from "./page.schema.json" with { type: "json" };
import siteSchema from "./site.schema.json" with { type: "json" };

test("pages and lines of business can name the same scenes, each of which is drawn", () => {
  const scenes = [...pageSchema.$defs.scene.enum].sort();
  expect([...siteSchema.$defs.scene.enum].sort()).toEqual(scenes);
  const files = fastGlob.sync("*/*.svg", { cwd: inProject("site/illustrations/scenes") });
  const drawn = new Set(files.map((file) => file.replace(/^.*\/|\.svg$/g, "")));
  // Every page has this drawing in its footer, so no content names it.
  drawn.delete("footer-night");
  expect([...drawn].sort()).toEqual(scenes);
});

test("the layout of a page can name each of its sections", () => {
  const { layout, meta: _, sample: __, unmapped: ___, ...sections } = pageSchema.$defs.pageContent.properties;
  expect([...layout.items.enum].sort()).toEqual(Object.keys(sections).sort());
});
