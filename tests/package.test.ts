/** The way of a web developer: pack, init in an empty folder, start, edit, replace the samples, install again, upgrade. */
import { execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { loadOverrides } from "#site/publishing/overrides/load-overrides.ts";
import { end, firstLine } from "./support/cli/cli-process.ts";
import { createPostgresDatabase } from "./support/database/test-database.ts";
import { inProject, PROJECT } from "./support/project.ts";

const run = promisify(execFile);
const MAX_PACKAGE_BYTES = 3_000_000;
const QUIET = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];

let folder: string;
let tarball: string;
let packed: { size: number; files: { path: string }[] };

/** Runs npm in a folder, without the settings of the npm that runs the tests. */
function npm(args: readonly string[], cwd: string) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  return run("npm", args, { cwd, env, maxBuffer: Infinity });
}

async function agency(args: readonly string[], cwd: string) {
  const program = join(cwd, "node_modules/agency-site/dist/cli/bin.js");
  const env = { PATH: process.env.PATH ?? "", SMTP_URL: "" };
  return run(process.execPath, [program, ...args], { cwd, env, maxBuffer: Infinity }).then(
    ({ stdout, stderr }) => ({ exitCode: 0, stdout, stderr }),
    (error) => ({ exitCode: error.code as number, stdout: error.stdout as string, stderr: error.stderr as string }),
  );
}

/** Starts the site of a folder as `npm start` does. */
async function start(cwd: string, more: Record<string, string> = {}) {
  const child = spawn(join(cwd, "node_modules/.bin/agency"), ["start"], {
    cwd,
    env: { PATH: process.env.PATH ?? "", SMTP_URL: "", PORT: "0", LOG_LEVEL: "silent", ...more },
  });
  let log = "";
  child.stderr.on("data", (chunk) => (log += chunk));
  onTestFinished(async () => void (await end(child)));
  const url = await firstLine(child);
  return {
    url,
    read: async (path: string) => (await fetch(new URL(path, url))).text(),
    password: () => /is ([a-z0-9-]{19})\./.exec(log)?.[1] ?? "",
    close: () => end(child),
  };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "agency-package-"));
  const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
  const [result] = JSON.parse((await npm(args, PROJECT)).stdout);
  packed = result;
  tarball = join(folder, result.filename);
  return () => rmSync(folder, { recursive: true });
}, 120_000);

test("the package is small, and has no tests, benchmarks, sources or pages of the sample", () => {
  expect(packed.size).toBeLessThan(MAX_PACKAGE_BYTES);
  const paths = packed.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["dist/cli/bin.js", "dist/server/entry.mjs", "site/slots/slots.ts"]));
  const others = paths.filter((path) => /\.(?:test\.tsx?|html)$|^(?:tests|bench|examples|api|content)\//.test(path));
  expect(others.filter((path) => path !== "dist/server/page-script.html")).toEqual([]);
});

describe("a new agency", () => {
  test("is made, edited, published, installed again and upgraded, and loses nothing", {
    timeout: 300_000,
  }, async () => {
    const tool = join(folder, "tool");
    mkdirSync(tool);
    await npm(["install", ...QUIET, tarball], tool);
    const answers = inProject("tests/fixtures/new-agency/answers.json");
    const made = await agency(["init", "../site", "--answers", answers, "--package", `file:${tarball}`], tool);
    expect(made).toMatchObject({ exitCode: 0 });
    const site = join(folder, "site");
    await npm(["install", ...QUIET], site);

    // Staff edit the home page.
    let server = await start(site);
    expect(await server.read("/")).toContain("Insurance for the North Shore");
    const headers = { Origin: new URL(server.url).origin, "Content-Type": "application/json" };
    const post = (path: string, body: object, more = {}) =>
      fetch(new URL(`/api/admin/${path}`, server.url), {
        method: "POST",
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      });
    const session = await post("session", { name: "Ingrid", password: server.password() });
    expect(session.status).toBe(200);
    const Cookie = session.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    const edit = await post("import", { pages: { home: { hero: { title: "We Know the Lake" } } } }, { Cookie });
    expect(edit.status).toBe(200);
    expect(await server.read("/")).toContain("We Know the Lake");
    await server.close();

    // The first use of Postgres, as compose.yaml starts it, takes the content over.
    const shared = await start(site, { DATABASE_URL: await createPostgresDatabase() });
    expect(await shared.read("/")).toContain("We Know the Lake");
    await shared.close();

    // The samples are replaced.
    expect(await agency(["lint", "--production"], site)).toMatchObject({ exitCode: 1 });
    replaceSamples(site);
    expect(await agency(["import", "own.json", "--mode", "replace", "-m", "Our own texts"], site)).toMatchObject({
      exitCode: 0,
    });
    expect(await agency(["lint", "--production"], site)).toMatchObject({ exitCode: 0 });

    // The packages are installed again, and the pages are the same.
    server = await start(site);
    const page = await server.read("/personal/boat");
    expect(page).toContain("Our own text.");
    await server.close();
    rmSync(join(site, "node_modules"), { recursive: true });
    await npm(["install", ...QUIET], site);
    server = await start(site);
    expect(await server.read("/personal/boat")).toBe(page);
    await server.close();

    // The former version had one office and no version of the content.
    const file = join(site, "content/site.json");
    const document = JSON.parse(readFileSync(file, "utf8"));
    const {
      offices: [{ address, hours }],
      contentVersion: _,
      ...others
    } = document.content;
    writeFileSync(file, JSON.stringify({ ...document, content: { ...others, address, hours } }));
    const before = await agency(["history", "--format", "json"], site);
    const preview = await agency(["upgrade", "--dry-run"], site);
    expect(preview.stdout).toContain("Content: from version 1 to 3.");
    expect(await agency(["upgrade"], site)).toMatchObject({ exitCode: 0 });
    const revisions = JSON.parse((await agency(["history", "--format", "json"], site)).stdout).revisions;
    // An edit by hand is recorded on its own.
    expect(revisions.length).toBe(JSON.parse(before.stdout).revisions.length + 2);
    expect(JSON.parse(readFileSync(file, "utf8")).content).toMatchObject({ contentVersion: 3, offices: [{ address }] });
    const boat = readFileSync(join(site, "content/pages/personal/boat.json"), "utf8");
    expect(boat).toContain("Our own text.");
    expect(await agency(["rollback", String(revisions[1].revision)], site)).toMatchObject({ exitCode: 0 });
    expect(JSON.parse(readFileSync(file, "utf8")).content).not.toHaveProperty("contentVersion");

    writeFileSync(file, JSON.stringify({ ...document, content: { ...document.content, contentVersion: 99 } }));
    const newer = await agency(["start"], site);
    expect(newer.exitCode).not.toBe(0);
    expect(newer.stderr).toContain("is of version 99 of the content, but this program knows 3");
  });

  test("with parts of its own is compiled, and mistakes in them are named", { timeout: 300_000 }, async () => {
    const own = join(folder, "own");
    await agency(["init", "../own", "--yes", "--overrides", "--package", `file:${tarball}`], join(folder, "tool"));
    await npm(["install", ...QUIET], own);
    expect(await agency(["build"], own)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("npm install --save-dev vite"),
    });
    await npm(["install", ...QUIET, "--save-dev", "vite", "typescript", "@types/react"], own);
    cpSync(inProject("tests/fixtures/overrides"), join(own, "overrides"), { recursive: true });
    const note = join(own, "overrides/header-note.tsx");
    const text = readFileSync(note, "utf8");
    for (const [wrong, message] of [
      [text.replace("site.name", "site.nam"), "Property 'nam' does not exist"],
      [text.replace("version = 1", "version = 9"), "The contract of header-note has changed from version 9 to 1"],
    ] as const) {
      writeFileSync(note, wrong);
      expect(await agency(["build"], own)).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(message) });
    }
    expect((await agency(["doctor"], own)).stdout).toContain("The contract of header-note has changed");
    expect((await agency(["upgrade", "--dry-run"], own)).stderr).toContain("The contract of header-note has changed");
    writeFileSync(note, text);
    writeFileSync(join(own, "overrides/heder-note.tsx"), text);
    expect((await agency(["start"], own)).stderr).toContain('There is no slot "heder-note". Did you mean header-note?');
    rmSync(join(own, "overrides/heder-note.tsx"));
    expect(await agency(["build"], own)).toMatchObject({ exitCode: 0 });
    expect(await agency(["prerender"], own)).toMatchObject({ exitCode: 0 });
    const slotsOf = (path: string) => {
      const html = readFileSync(join(own, "dist/client", path), "utf8");
      return new Set([...html.matchAll(/class="slot slot-([a-z-]+)"/g)].map(([, name]) => name));
    };
    const everywhere = ["header-note", "footer-extra"];
    expect(slotsOf("personal/auto.html")).toEqual(new Set([...everywhere, "hero-art", "coverage-aside"]));
    expect(slotsOf("contact.html")).toEqual(new Set([...everywhere, "contact-aside"]));
    const overrides = await loadOverrides(join(own, "dist/client"));
    expect(overrides?.mailFooter?.({ site: { name: "Cedar Hill", phone: "", email: "" } })).toEqual([
      "Cedar Hill is closed on the first Friday of each month.",
    ]);
    // The same parts are in the pages that an upgrade compares, so that they are no change.
    const upgrade = await agency(["upgrade", "--dry-run"], own);
    expect(upgrade.stdout).toContain("Pages whose text changes: none.\nPages whose look changes: none.");
  });
});

test("an upgrade is refused if lint would find more errors than the former version", { timeout: 120_000 }, async () => {
  const project = join(folder, "gained");
  await agency(["init", "../gained", "--yes"], join(folder, "tool"));
  const about = join(project, "content/pages/about.json");
  writeFileSync(about, readFileSync(about, "utf8").replace("How It Began", "How {site.nothing} Began"));
  // A former version that knows one error, or none.
  const former = join(project, "node_modules/agency-site/dist/cli");
  mkdirSync(former, { recursive: true });
  const upgrade = async (known: object[]) => {
    const lint = `console.log(JSON.stringify({ diagnostics: ${JSON.stringify(known)} }));`;
    writeFileSync(join(former, "bin.js"), lint);
    return agency(["-C", project, "upgrade"], join(folder, "tool"));
  };
  const refused = await upgrade([]);
  expect(refused).toMatchObject({ exitCode: 1, stdout: "Upgraded nothing: lint would gain errors.\n" });
  expect(refused.stderr).toContain("There is no fact {site.nothing}");
  const known = { code: "fact/unknown", severity: "error", page: "about", pointer: "/content/about/title" };
  expect(await upgrade([known])).toMatchObject({ exitCode: 0 });
});

/** Writes an export without samples, with another text in place of each in brackets. */
function replaceSamples(site: string): void {
  const read = (name: string) => JSON.parse(readFileSync(join(site, "content", name), "utf8"));
  const replace = (_: string, value: unknown) =>
    typeof value === "string" ? value.replace(/\[Write [^\]]+\]/g, "Our own text.") : value;
  const withoutMarks = (key: string, value: unknown) => (key === "sample" ? undefined : replace(key, value));
  const names = readdirSync(join(site, "content/pages"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".json"),
  );
  expect(names.every((name) => statSync(join(site, "content/pages", name)).isFile())).toBe(true);
  const pages = Object.fromEntries(names.map((name) => [name.replace(/\.json$/, ""), read(`pages/${name}`).content]));
  const settings = { ...read("site.json").content, url: "https://www.harborandpine.com" };
  writeFileSync(join(site, "own.json"), JSON.stringify({ site: settings, pages }, withoutMarks));
}
