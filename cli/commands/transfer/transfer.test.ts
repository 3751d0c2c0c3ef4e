import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { FORMAT_NAMES } from "#content/importer/formats/detect.ts";
import type { JsonObject } from "#schemas/json.ts";
import { createSampleWorkspace, INPUTS } from "#tests/support/cli/sample-workspace.ts";
import { page } from "#tests/support/store/file-store.ts";

const workspace = createSampleWorkspace();

/** Writes an input to the workspace and returns its name. */
function input(value: JsonObject): string {
  writeFileSync(join(workspace.cwd, "input.json"), JSON.stringify(value));
  return "input.json";
}

/** Runs a command and returns its standard output as JSON, without `$schema`. */
async function output(...argv: string[]): Promise<JsonObject> {
  const { exitCode, stdout, stderr } = await workspace.cli(argv);
  expect(exitCode, stderr).toBe(0);
  const { $schema, ...value }: JsonObject = JSON.parse(stdout);
  expect($schema).toMatch(/\.schema\.json$/);
  return value;
}

describe("agency convert", () => {
  const navigation = [{ title: "About", url: "/about" }];
  const footer = { links: [{ title: "Terms", url: "/terms" }] };
  const tokens = { HERO_TITLE: "Home", TOP_NAVIGATION: navigation, FOOTER_LINKS: footer.links };
  const nested = { site: { navigation, footer }, pages: { home: { hero: { title: "Home" } } } };

  test.each([
    ["tokens", tokens],
    ["nested-tokens", { home: tokens }],
    ["site-export", nested],
  ])("keeps navigation and footer of the home page in %s", async (format, expected) => {
    expect(await output("convert", input(tokens), "--page", "home", "--to", format)).toEqual(expected);
    for (const value of [{ home: tokens }, nested])
      expect(await output("convert", input(value), "--to", format)).toEqual(expected);
  });

  test("picks the page that --page names from a site export", async () => {
    const { site, pages } = INPUTS["export.json"];
    const value = input({ site: { ...site, navigation }, pages: { ...pages, home: page("Home") } });
    const about = { META_TITLE: "About | Test", META_DESCRIPTION: "About About.", HERO_TITLE: "About" };
    expect(await output("convert", value, "--page", "about", "--to", "tokens")).toEqual(about);
    expect(await output("convert", value, "--page", "/about", "--to", "site-export")).toEqual({
      pages: { about: pages.about },
    });
    expect(await output("convert", value, "--page", "site", "--to", "site-export")).toEqual({
      site: { ...site, navigation },
      pages: {},
    });
    expect(await output("convert", value, "--page", "home", "--to", "tokens")).toMatchObject({
      HERO_TITLE: "Home",
      TOP_NAVIGATION: navigation,
    });
  });

  test("rejects a page that the input lacks", async () => {
    const { exitCode, stderr } = await workspace.cli(["convert", "export.json", "--page", "home", "--to", "tokens"]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('export.json has no page "home".')]);
  });

  test("suggests --page if the format has one page and the input several", async () => {
    const { exitCode, stderr } = await workspace.cli(["convert", "export.json", "--to", "tokens"]);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining("Use --page to select a page.")]);
  });

  test.each(FORMAT_NAMES)("keeps the revision of the input in %s", async (format) => {
    const value = input({ $revision: "12-3fa9c1b07d10", pages: { about: page("About") } });
    expect(await output("convert", value, "--to", format)).toMatchObject({ $revision: "12-3fa9c1b07d10" });
  });
});

test("agency import keeps the office of an export of an earlier version, and changes its hours", async () => {
  const { offices, ...site } = INPUTS["export.json"].site;
  const address = offices[0]?.address ?? {};
  const old: JsonObject = { ...site, address, hours: { weekend: "closed" } };
  for (const value of [old, { hours: { display: "Daily" } }]) {
    const { stdout } = await workspace.cli(["import", input({ site: value }), "--content", "old", "--format", "json"]);
    expect(stdout).not.toContain("content/unknown-key");
  }
  const { content } = JSON.parse(readFileSync(join(workspace.cwd, "old/site.json"), "utf8"));
  const office = { id: "main", name: "Maple Fork", address, hours: { display: "Daily", weekend: "closed" } };
  expect(content).toEqual({ ...site, offices: [office] });
});

describe("agency export", () => {
  test.each(FORMAT_NAMES)("can be imported again unchanged as %s", async (format) => {
    await workspace.cli(["export", "--page", "about", "--to", format, "--out", "out.json"]);
    const { exitCode, stdout } = await workspace.cli(["import", "out.json", "--page", "about", "--strict"]);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining("Nothing to do: 1 page unchanged.")]);
  });

  test("names the revision that it was made from", async () => {
    expect(await output("export")).toMatchObject({ $revision: expect.stringMatching(/^2-\w{12}$/) });
    expect(await output("export", "--revision", "1")).toMatchObject({ $revision: expect.stringMatching(/^1-/) });
  });

  test.each([
    ["a site with many pages", 205],
    ["a site without pages", 0],
  ])("formats %s like any other JSON", async (_, count) => {
    for (const folder of ["pages", "history"]) rmSync(join(workspace.contentDir, folder), { recursive: true });
    const ids = Array.from({ length: count }, (__, index) => `farm/page-${1000 + index}`);
    mkdirSync(join(workspace.contentDir, "pages/farm"), { recursive: true });
    for (const id of ids) {
      const text = JSON.stringify({ page: id, version: 0, content: page(id) });
      writeFileSync(join(workspace.contentDir, `pages/${id}.json`), text);
    }
    const { stdout } = await workspace.cli(["export"]);
    const exported = JSON.parse(stdout);
    expect(Object.keys(exported.pages)).toEqual(ids);
    expect(stdout).toBe(`${JSON.stringify(exported, null, 2)}\n`);
    await workspace.cli(["export", "--out", "out.json"]);
    expect(JSON.parse(readFileSync(join(workspace.cwd, "out.json"), "utf8")).pages).toEqual(exported.pages);
  });

  describe("of texts that quote facts", () => {
    const quoting = page("Call {site.phone}");
    const site = { tagline: "{claim.years} years", claims: [{ id: "years", value: "10+" }] };

    test("keeps the references", async () => {
      await workspace.cli(["import", input({ site, pages: { about: quoting } })]);
      expect(await output("export")).toMatchObject({ site, pages: { about: quoting } });
    });

    test("has the values of the exported revision with --resolve, and names no revision", async () => {
      await workspace.cli(["import", input({ site, pages: { about: quoting } })]);
      await workspace.cli(["import", input({ site: { phone: "(515) 555-0199" }, pages: {} })]);
      const titleOf = async (...argv: string[]) => (await output("export", "--resolve", ...argv)).HERO_TITLE;
      expect(await titleOf("--page", "about", "--to", "tokens")).toBe("Call (515) 555-0199");
      expect(await titleOf("--page", "about", "--to", "tokens", "--revision", "3")).toBe("Call (515) 555-0142");
      const { $revision, ...resolved } = await output("export", "--resolve");
      expect($revision).toBeUndefined();
      expect(resolved).toMatchObject({
        $resolved: true,
        site: { tagline: "10+ years" },
        pages: { about: { hero: { title: "Call (515) 555-0199" } } },
      });
    });
  });

  test.each(FORMAT_NAMES)("with --resolve is refused by an import as %s", async (format) => {
    await workspace.cli(["export", "--page", "about", "--resolve", "--to", format, "--out", "out.json"]);
    const { exitCode, stderr } = await workspace.cli(["import", "out.json", "--page", "about"]);
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/format\/resolved\n[\s\S]*without --resolve/)]);
  });

  test.each([
    ["--out", ["--out", "deep/out.json"], "deep/out.json"],
    ["standard output", [], "out.json"],
  ])("refers to a schema that exists, with %s", async (_, argv, file) => {
    const { stdout } = await workspace.cli(["export", ...argv]);
    const path = join(workspace.cwd, file);
    const { $schema } = JSON.parse(argv.length > 0 ? readFileSync(path, "utf8") : stdout);
    expect(existsSync(join(dirname(path), $schema))).toBe(true);
  });

  describe("of a store with a broken page", () => {
    const breakPage = () => writeFileSync(join(workspace.contentDir, "pages/about.json"), "{");

    test("contains the pages asked for", async () => {
      breakPage();
      expect(await output("export", "--page", "commercial/trucking")).toHaveProperty(["pages", "commercial/trucking"]);
    });

    test("contains the content of the last revision for it, with a warning", async () => {
      breakPage();
      const { exitCode, stdout, stderr } = await workspace.cli(["export"]);
      expect(exitCode).toBe(0);
      expect(Object.keys(JSON.parse(stdout).pages)).toEqual(["about", "commercial/trucking"]);
      expect(stderr).toMatch(
        /warning store\/unreadable: .*about\.json.* The content of the last revision is used instead/,
      );
    });

    test("does not prevent a comparison of the others", async () => {
      breakPage();
      const { exitCode, stdout, stderr } = await workspace.cli(["diff", "export.json"]);
      expect(exitCode).toBe(0);
      expect(stdout).toMatch(/\+ Trucking/);
      expect(stdout).not.toMatch(/^about/m);
      expect(stderr).toMatch(/store\/unreadable/);
    });
  });
});

describe("agency inspect", () => {
  test("describes a token record without a page, and names the option that its import needs", async () => {
    const { exitCode, stdout, stderr } = await workspace.cli(["inspect", "tokens.json"]);
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/is tokens: [\s\S]*\(--page\) +1 +1 +0/)]);
    expect(stderr).toContain("`agency import tokens.json --page <page>`");
    const json = await workspace.cli(["inspect", "tokens.json", "--format", "json"]);
    expect(JSON.parse(json.stdout)).toMatchObject({ pages: [{ page: null }] });
  });

  test("rejects a list in which two pages have no name", async () => {
    const record = { content: page("About") };
    const { exitCode, stderr } = await workspace.cli(["inspect", input({ pages: [record, record] })]);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining("page/missing")]);
  });
});

describe("agency import", () => {
  test("records the hash of the bytes of all inputs, including a byte order mark", async () => {
    const texts = [page("Terms’"), page("Privacy")].map((content, index) =>
      JSON.stringify({ pages: { [index === 0 ? "terms" : "privacy"]: content } }),
    );
    const inputs = [Buffer.from(`\uFEFF${texts[0]}`), Buffer.from(texts[1] ?? "")];
    const names = inputs.map((bytes, index) => {
      writeFileSync(join(workspace.cwd, `${index}.json`), bytes);
      return `${index}.json`;
    });
    expect((await workspace.cli(["import", ...names])).exitCode).toBe(0);
    const { stdout } = await workspace.cli(["history", "--format", "json"]);
    const sha256 = createHash("sha256").update(Buffer.concat(inputs)).digest("hex");
    expect(JSON.parse(stdout).revisions[0]).toMatchObject({ source: names.join(", "), sha256 });
  });
});
