import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { runProgram } from "#tests/support/cli/memory-io.ts";
import { inProject } from "#tests/support/project.ts";
import { copySampleContent } from "#tests/support/sample-agency.ts";
import { page } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const root = inProject();

// Waivers in the content of the repository expire.
beforeEach(() => void vi.setSystemTime("2026-11-22"));

/** Creates a folder whose store contains one page and one image. */
function createStore(id: string, content: JsonObject): string {
  const cwd = temporaryFolder();
  const files = {
    [`content/pages/${id}.json`]: JSON.stringify({ page: id, version: 0, content }, null, 2),
    "content/media/office/front.jpg": "",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  return cwd;
}

function writeSettings(cwd: string): void {
  const address = { street: "1 Main Street", city: "Ames", state: "IA", zip: "50010" };
  const offices = [{ id: "main", name: "Ames", address, hours: {} }];
  const content = { name: "Agency", phone: "(515) 555-0123", email: "office@agency.example.com", offices };
  writeFileSync(join(cwd, "content/site.json"), JSON.stringify({ page: "site", version: 0, content }));
}

interface Linted {
  exitCode: number;
  message: string;
  diagnostics: Diagnostic[];
}

async function lint(cwd: string, ...argv: string[]): Promise<Linted> {
  const { exitCode, stdout } = await runProgram(["lint", ...argv, "--format", "json"], {
    cwd,
    env: { CONTENT_DIR: "content" },
  });
  const { message, diagnostics } = JSON.parse(stdout);
  return { exitCode, message, diagnostics };
}

const errorsIn = (diagnostics: readonly Diagnostic[]) => diagnostics.filter(({ severity }) => severity === "error");

test("the content of the repository has no errors except for sample data and a missing url with --production", async () => {
  const { exitCode, diagnostics } = await lint(root);
  expect([exitCode, errorsIn(diagnostics)]).toEqual([0, []]);
  const production = await lint(root, "--production");
  expect(production.exitCode).toBe(1);
  const codes = new Set(errorsIn(production.diagnostics).map(({ code }) => code));
  expect([...codes].sort()).toEqual(["production/address", "production/sample"]);
});

test("a missing image file is an error at the field that names it", async () => {
  const image = (name: string) => ({ image: name, imageAlt: "Our office" });
  const cwd = createStore("about", {
    ...page("About"),
    about: image("office/front.jpg"),
    officeInfo: image("office/frnt.jpg"),
  });
  const { exitCode, diagnostics } = await lint(cwd);
  const text = readFileSync(join(cwd, "content/pages/about.json"), "utf8").split("\n");
  const line = text.findIndex((sourceLine) => sourceLine.includes("frnt")) + 1;
  expect(exitCode).toBe(1);
  expect(errorsIn(diagnostics)).toEqual([
    {
      code: "media/missing",
      severity: "error",
      message: "The file media/office/frnt.jpg does not exist. Did you mean office/front.jpg?",
      params: { file: "office/frnt.jpg", suggestion: "office/front.jpg" },
      suggestion: "office/front.jpg",
      page: "about",
      file: "content/pages/about.json",
      line,
      column: 16,
      pointer: "/content/officeInfo/image",
    },
  ]);
  const { stdout } = await runProgram(["lint"], { cwd, env: { CONTENT_DIR: "content" } });
  expect(stdout).toContain(`content/pages/about.json:${line}:16 error The file media/office/frnt.jpg does not exist.`);
  expect(stdout).toMatch(/> \d+ \| +"image": "office\/frnt\.jpg"/);
});

test("links that the home page derives from its content are checked", async () => {
  const cwd = createStore("home", {
    ...page("Home"),
    products: { items: [{ title: "Specialty lines" }] },
    banner: { buttonUrl: "#products" },
  });
  expect(errorsIn((await lint(cwd)).diagnostics)).toMatchObject([
    { code: "link/broken", file: "content/pages/home.json", pointer: "/content/products/items/0/link" },
  ]);
});

test("default content is not checked, but links may lead to it", async () => {
  const meta = { title: "About the test agency in Iowa", description: `We are ${"an independent agency ".repeat(4)}.` };
  const cwd = createStore("about", { ...page("About"), meta, cta: { buttonUrl: "/farm" } });
  expect((await lint(cwd)).message).toBe("Checked 1 page: 0 errors, 0 warnings.");
  writeSettings(cwd);
  expect(await lint(cwd)).toEqual({
    exitCode: 0,
    message: "Checked 1 page and the site settings: 0 errors, 0 warnings.",
    diagnostics: [],
  });
  const production = await lint(cwd, "--production");
  const codesOfDefaults = production.diagnostics.flatMap(({ code, page: id }) => (id === "farm" ? [code] : []));
  expect(codesOfDefaults).toEqual(["production/default-content"]);
});

test("--production rejects a store from which pages and sample marks were removed", async () => {
  const cwd = temporaryFolder();
  copySampleContent(join(cwd, "content"), { withHistory: false });
  rmSync(join(cwd, "content/pages/medicare.json"));
  const site = readFileSync(join(cwd, "content/site.json"), "utf8");
  writeFileSync(join(cwd, "content/site.json"), site.replace(/"sample": true,/g, ""));
  const { exitCode, diagnostics } = await lint(cwd, "--production");
  expect(exitCode).toBe(1);
  expect(diagnostics).toContainEqual({
    code: "production/default-content",
    severity: "error",
    message: "The store has no valid page medicare, so the site shows default content.",
    params: { page: "medicare" },
    page: "medicare",
  });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: "production/sample",
      message: '"Prairie Lantern Insurance" belongs to the invented sample agency.',
      file: "content/site.json",
      pointer: "/content/name",
    }),
  );
});

test("a finding in content of the history names neither a file nor default content", async () => {
  const cwd = createStore("about", {
    ...page("About"),
    team: { members: [{ name: "Ann", title: "T", image: "x.jpg" }] },
  });
  writeSettings(cwd);
  const env = { CONTENT_DIR: "content" };
  await runProgram(["import", "-", "--page", "about"], { cwd, env, input: '{ "HERO_SUBTITLE": "S" }' });
  writeFileSync(join(cwd, "content/pages/about.json"), "{");
  const { diagnostics } = await lint(cwd);
  expect(errorsIn(diagnostics)).toContainEqual({
    code: "media/missing",
    severity: "error",
    message:
      "The file media/x.jpg does not exist. (This is the content that was recorded last. Its file cannot be used.)",
    page: "about",
  });
});
