/** Editor support: files name a schema that exists, are not flagged if an import accepts them, and complete. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, test } from "vitest";
import { FORMAT_NAMES } from "#content/importer/formats/detect.ts";
import { prepareImport } from "#content/importer/import-content.ts";
import type { JsonObject } from "#schemas/json.ts";
import { FIXED_PAGES } from "#schemas/page-ids.ts";
import { TOKENS } from "#schemas/tokens.ts";
import { runProgram } from "./support/cli/memory-io.ts";
import { createSampleWorkspace } from "./support/cli/sample-workspace.ts";
import { completionsIn, problemsIn } from "./support/editor/json-editor.ts";
import { inProject, PROJECT } from "./support/project.ts";
import { SAMPLE_CONTENT, SAMPLE_EXPORT } from "./support/sample-agency.ts";

const workspace = createSampleWorkspace();

/** Returns the text of an input that names the schema of its format. */
function withSchema(format: string, value: JsonObject): string {
  return JSON.stringify({ $schema: `./schemas/formats/${format}.schema.json`, ...value });
}

/** Returns the problems of an input that an editor shows. */
function problemsOf(format: string, value: JsonObject): Promise<string[]> {
  return problemsIn(withSchema(format, value), inProject("input.json"));
}

describe("an editor flags nothing in", () => {
  const examples = readdirSync(inProject("examples")).filter((name) => name.endsWith(".json"));

  test.each([...examples.map((name) => `examples/${name}`), SAMPLE_EXPORT])("%s", async (path) => {
    const file = inProject(path);
    expect(await problemsIn(readFileSync(file, "utf8"), file)).toEqual([]);
  });

  test("the stored files of a store in the project", async () => {
    const files = await fastGlob(["site.json", "pages/**/*.json"], { cwd: SAMPLE_CONTENT, absolute: true });
    expect(files.length).toBeGreaterThan(FIXED_PAGES.size);
    for (const file of files) expect(await problemsIn(readFileSync(file, "utf8"), file), file).toEqual([]);
  });

  test("the stored files of a store outside the project", async () => {
    const files = await fastGlob(["site.json", "pages/**/*.json"], { cwd: workspace.contentDir, absolute: true });
    expect(files).toHaveLength(3);
    for (const file of files) expect(await problemsIn(readFileSync(file, "utf8"), file), file).toEqual([]);
  });

  test.each(FORMAT_NAMES)("an export of the sample store as %s", async (format) => {
    const file = join(workspace.cwd, "out.json");
    const page = format === "tokens" ? ["--page", "commercial/trucking"] : [];
    const argv = ["export", "--to", format, ...page, "--lossy", "--out", file];
    expect(await runProgram(argv, { cwd: PROJECT, env: { CONTENT_DIR: SAMPLE_CONTENT } })).toMatchObject({
      exitCode: 0,
    });
    expect(await problemsIn(readFileSync(file, "utf8"), file)).toEqual([]);
  });

  test.each(FORMAT_NAMES)("an export of a store outside the project as %s", async (format) => {
    const argv = ["export", "--to", format, "--page", "about"];
    const { exitCode, stdout } = await workspace.cli(argv);
    const file = join(workspace.cwd, "out.json");
    writeFileSync(file, stdout);
    expect([exitCode, await problemsIn(stdout, file)]).toEqual([0, []]);
  });

  const PARTS: [format: string, value: JsonObject][] = [
    ["site-export", { pages: { about: { hero: { subtitle: "Since 2013" } } } }],
    ["site-export", { pages: { about: { hero: { badge: null }, faq: null, cta: { title: "Call" } } } }],
    ["site-export", { pages: { about: { HERO_TITLE: "T", hero: { subtitle: "S" } } } }],
    ["site-export", { pages: { about: { HERO: { TITLE: "T" }, faqs: [{ question: "Q", answer: "A" }] } } }],
    ["site-export", { pages: { farm: { benefits: ["Near you"], features: [{ title: "F" }] } } }],
    ["site-export", { pages: { "/farm/crop-hail": { meta: { title: "T" } }, trucking: { cta: { title: "C" } } } }],
    ["site-export", { pages: { home: { tokens: { HERO_TITLE: "T" } }, about: { content: { hero: { title: "T" } } } } }],
    [
      "site-export",
      {
        pages: [
          { slug: "trucking", content: { hero: { title: "T" } } },
          { path: "/", tokens: {} },
        ],
      },
    ],
    ["site-export", { about: { hero: { title: "T" } }, site: { phone: "(515) 555-0100" } }],
    ["site-export", { page: "about", content: { hero: { title: "T" } } }],
    ["site-export", { site: { tagline: null, footer: { blurb: "B" } } }],
    ["site-export", { $revision: "12-3fa9c1b07d10", pages: { about: { hero: { title: "T" } } } }],
    ["nested-tokens", { $revision: "12", pages: { about: { HERO_TITLE: "T", CTA_TITLE: null } } }],
    ["nested-tokens", { home: { HERO: { CTA: "C" } }, about: { tokens: { HERO_TITLE: "T" } } }],
    ["tokens", { $revision: "12", HERO_TITLE: "T", FAQ_ITEMS: [{ question: "Q", answer: "A" }], HERO_CTA_URL: null }],
    ["string", { $revision: "12", medicare: '{ "hero": { "title": "T" } }' }],
    ["string", { page: "medicare", content: "{}" }],
  ];

  test.each(PARTS)("a part of the content as %s: %j", async (format, value) => {
    expect(await problemsOf(format, value)).toEqual([]);
    // The importer agrees.
    const { findings } = prepareImport([{ raw: withSchema(format, value), file: "a.json" }], {
      page: format === "tokens" ? "about" : undefined,
    });
    expect(findings).toEqual([]);
  });
});

describe("an editor flags", () => {
  test.each<[format: string, value: JsonObject, message: RegExp]>([
    ["site-export", { pages: { about: { heroo: {} } } }, /heroo is not allowed/],
    ["site-export", { pages: { about: { hero: { title: 3 } } } }, /Incorrect type/],
    ["site-export", { pages: { about: { HERO_TITLE: 3 } } }, /Incorrect type/],
    ["site-export", { pages: { about: { HERO: { TITLE: 3 } } } }, /Incorrect type/],
    ["site-export", { pages: { "home page": {} } }, /Value is not accepted/],
    ["site-export", { pages: {}, about: {} }, /about is not allowed/],
    ["site-export", { pages: { about: { faq: { items: [{ question: "Q" }] } } } }, /Missing property "answer"/],
    ["site-export", { site: { phone: 5 } }, /Incorrect type/],
    ["nested-tokens", { home: { HERO_CTA_URL: "javascript:x()" } }, /pattern/],
    ["nested-tokens", { "home page": { HERO_TITLE: "T" } }, /Value is not accepted/],
    ["tokens", { FAQ_ITEMS: [{ question: "Q" }] }, /Missing property "answer"/],
    ["tokens", { $revision: 12 }, /Incorrect type/],
    ["string", { medicare: "not JSON" }, /pattern/],
  ])("in %s the mistake in %j", async (format, value, message) => {
    expect(await problemsOf(format, value)).toEqual([expect.stringMatching(message)]);
  });
});

describe("an editor completes", () => {
  async function labelsIn(format: string, body: string): Promise<Map<string, string>> {
    const text = `{ "$schema": "./schemas/formats/${format}.schema.json", ${body} }`;
    return completionsIn(text, inProject("input.json"));
  }

  test.each([
    ["site-export", '"pages": { "|" }'],
    ["nested-tokens", '"pages": { "|" }'],
    ["string", '"pages": { "|" }'],
    ["site-export", '"|"'],
    ["nested-tokens", '"|"'],
  ])("the ids of the pages of every site in %s at %s", async (format, body) => {
    expect([...(await labelsIn(format, body)).keys()]).toEqual(expect.arrayContaining([...FIXED_PAGES]));
  });

  test.each([
    ["tokens", '"|"'],
    ["nested-tokens", '"home": { "|" }'],
    ["site-export", '"pages": { "home": { "|" } }'],
  ])("all tokens with descriptions in %s at %s", async (format, body) => {
    const completions = await labelsIn(format, body);
    expect([...completions.keys()]).toEqual(expect.arrayContaining(TOKENS.map(({ token }) => token)));
    expect(completions.get("HERO_CTA_URL")).toMatch(/^Sets hero\.ctaUrl\. A path on this site/);
    expect(completions.get("TOP_NAVIGATION")).toBe("Sets navigation of the site settings.");
  });

  test.each([
    ["site-export", '"pages": { "home": { "|" } }', ["meta", "hero", "faq"]],
    ["site-export", '"pages": { "home": { "hero": { "|" } } }', ["title", "ctaUrl"]],
    ["site-export", '"pages": { "home": { "features": { "items": [{ "|" }] } } }', ["id", "title", "icon"]],
    ["site-export", '"pages": { "farm/crop-hail": { "|" } }', ["meta", "hero"]],
    ["site-export", '"pages": [{ "|" }]', ["page", "content", "tokens"]],
    ["site-export", '"site": { "|" }', ["name", "phone", "licensedStates"]],
    ["site-export", '"|"', ["pages", "site"]],
    ["nested-tokens", '"home": { "HERO": { "|" } }', ["TITLE", "CTA_URL"]],
    ["site-export", '"page": "|", "content": {}', [...FIXED_PAGES]],
    ["tokens", '"HERO_CTA_URL": "|"', ["/contact", "/claims"]],
  ])("the keys and values in %s at %s", async (format, body, expected) => {
    expect([...(await labelsIn(format, body)).keys()]).toEqual(expect.arrayContaining(expected));
  });
});
