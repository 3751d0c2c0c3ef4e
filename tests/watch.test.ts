/** The built command `agency watch`. */

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { end, startCli } from "./support/cli/cli-process.ts";
import { MemoryStream } from "./support/cli/memory-io.ts";
import { inProject } from "./support/project.ts";
import { copySampleContent } from "./support/sample-agency.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** Starts watching a copy of the content, and waits until its pages are written. */
async function startWatching(...flags: string[]) {
  const cwd = temporaryFolder();
  copySampleContent(join(cwd, "content"), { withHistory: false });
  const child = startCli(["watch", "--content", "content", "--out", "site", ...flags], { cwd });
  const [stdout, stderr] = [new MemoryStream(), new MemoryStream()];
  child.stdout.pipe(stdout);
  child.stderr.pipe(stderr);
  onTestFinished(async () => void (await end(child, "SIGKILL")));
  await Promise.race([stdout.waitFor(/\n/), stderr.waitFor(/Watching /)]);
  return {
    stdout,
    stderr,
    interrupt: () => end(child, "SIGINT"),
    readHtml: (name: string) => readFileSync(join(cwd, "site", `${name}.html`), "utf8"),
    contentFile: (name: string) => join(cwd, "content", name),
    siteFiles: () => readdirSync(join(cwd, "site"), { recursive: true, encoding: "utf8" }),
  };
}

function edit(file: string, from: string | RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

test("writes the page of a saved file, keeps the last good page while it is bad, and ends with 130", async () => {
  const { stdout, stderr, interrupt, readHtml, contentFile, siteFiles } = await startWatching();
  const about = contentFile("pages/about.json");
  await stderr.waitFor(/Watching /);

  edit(about, /("hero": \{\s+"title": ")/, "$1Hello, ");
  await stdout.waitFor(/pages\/about\.json: wrote \/about/);
  expect(readHtml("about")).toContain("Hello, ");
  const good = readHtml("about");

  edit(about, '"hero": {', '"hero": [');
  await stdout.waitFor(/pages\/about\.json: \d+ errors?, .*; \/about unchanged/);
  expect(stderr.text).toMatch(/about\.json:\d+:\d+ error/);
  expect(readHtml("about")).toBe(good);

  edit(about, '"hero": [', '"hero": {');
  edit(about, "Hello, ", "Welcome, ");
  await stdout.waitFor(/(?:wrote \/about[\s\S]*){2}/);
  expect(readHtml("about")).toContain("Welcome, ");

  expect(await interrupt()).toBe(130);
  expect(siteFiles().filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("prints annotations on standard output with --format github, and no more problems than allowed", async () => {
  const { stdout, stderr, interrupt, contentFile } = await startWatching(
    "--format",
    "github",
    "--max-diagnostics",
    "1",
  );
  await stderr.waitFor(/Watching /);
  edit(contentFile("pages/about.json"), /"hero": \{/, '"hero": { "subtitle": 7, "image": 7,');
  await stderr.waitFor(/pages\/about\.json: \d+ errors, /);
  expect(stdout.text).toMatch(/^::error file=content\/pages\/about\.json,line=\d+,col=\d+,title=[a-z/-]+::.*\n$/);
  expect(await interrupt()).toBe(130);
  expect(stderr.text).toMatch(/more problems? not shown/);
});

test("publishes new photos, and pages that are created or deleted", async () => {
  const { stdout, contentFile, siteFiles } = await startWatching("--format", "json");
  const document = JSON.parse(readFileSync(contentFile("pages/terms.json"), "utf8"));
  const content = { ...document.content, hero: { title: "Drones", image: "drone.webp", imageAlt: "A drone" } };
  const drones = contentFile("pages/farm/drones.json");
  writeFileSync(drones, JSON.stringify({ page: "farm/drones", version: 1, content }));
  await stdout.waitFor(/drone\.webp does not exist.*"written":\["\/farm\/drones"\]/);

  cpSync(inProject("docs/pictures/telephone.webp"), contentFile("media/drone.webp"));
  await stdout.waitFor(/"images":\["\/media\/drone-/);
  expect(siteFiles().some((name) => name.startsWith("media/drone-"))).toBe(true);

  rmSync(drones);
  await stdout.waitFor(/"removed":\["\/farm\/drones"\]/);
  expect(existsSync(contentFile("../site/farm/drones.html"))).toBe(false);
  for (const line of stdout.text.trimEnd().split("\n")) expect(JSON.parse(line)).toHaveProperty("success");
});
