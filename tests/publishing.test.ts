/** Pages and redirects that visitors get after commands that change and publish content, with a real server. */

import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { adminEnv, serverFolders, signIn } from "./support/api/admin-client.ts";
import { sendRequest } from "./support/api/raw-http.ts";
import { ROUTES } from "./support/browser/routes.ts";
import { end, firstLine, runCli, startCli } from "./support/cli/cli-process.ts";
import { runProgram } from "./support/cli/memory-io.ts";
import { createPostgresDatabase } from "./support/database/test-database.ts";
import { inProject } from "./support/project.ts";
import { copySampleContent, SAMPLE_CONTENT } from "./support/sample-agency.ts";
import { filesIn } from "./support/store/file-store.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const DRONES = { META_TITLE: "Drones", META_DESCRIPTION: "Drones.", HERO_TITLE: "Rigs that keep Iowa moving" };

/** Returns the text of the pages and the site settings, without the schemas, which the copied store does not have yet. */
function contentIn(dir: string): Record<string, string> {
  const documents = Object.entries(filesIn(dir)).filter(([name]) => /^(?:pages\/.*|site)\.json$/.test(name));
  return Object.fromEntries(documents.map(([name, text]) => [name, text.replace(/^ {2}"\$schema": ".*",\n/m, "")]));
}

test("visitors of a moved, retired and restored page end at the right address", async () => {
  const folder = temporaryFolder();
  const [contentDir, out, file] = [join(folder, "content"), join(folder, "site"), join(folder, "tokens.json")];
  copySampleContent(contentDir);
  const run = async (...argv: string[]) => {
    const { exitCode, stdout, stderr } = await runProgram(argv, { cwd: folder, env: { CONTENT_DIR: contentDir } });
    expect(exitCode, stdout + stderr).toBe(0);
    return stdout;
  };
  const publish = async () => JSON.parse(await run("prerender", "--changed", "--out", out, "--format", "json"));
  writeFileSync(file, JSON.stringify(DRONES));
  const imported = await run("import", file, "--page", "commercial/drones", "--create", "--format", "json");
  const { revision } = JSON.parse(imported);
  const before = contentIn(contentDir);
  await publish();

  // A server with other content, which publishes nothing here.
  const server = startCli(["serve", "--port", "0", "--out", out], { env: serverFolders(folder) });
  const url = await firstLine(server);
  const request = async (path: string) => {
    const { status, headers, body } = await sendRequest(url, path);
    return { status, location: headers.location, body: body.toString() };
  };
  try {
    const shown = expect.stringContaining(`${DRONES.HERO_TITLE}</h1>`);
    expect(await request("/commercial/drones")).toMatchObject({ status: 200, body: shown });

    await run("move", "commercial/drones", "farm/drones");
    await run("move", "personal/umbrella", "personal/excess");
    const { written } = await publish();
    expect(written).toEqual(expect.arrayContaining(["/farm/drones", "/personal/excess", "/personal/renters"]));
    expect(await request("/commercial/drones?a=1")).toMatchObject({ status: 301, location: "/farm/drones?a=1" });
    expect(await request("/Commercial/Drones/")).toMatchObject({ status: 301, location: "/farm/drones" });
    expect(await request("/FARM/drones")).toMatchObject({ status: 301, location: "/farm/drones" });
    expect(await request("/farm/drones")).toMatchObject({ status: 200, body: shown });
    const { body: renters } = await request("/personal/renters");
    expect(renters).toContain('href="/personal/excess"');
    expect(renters).not.toContain("/personal/umbrella");
    expect((await request("/sitemap.xml")).body).not.toMatch(/commercial\/drones|umbrella/);

    await run("retire", "farm/drones");
    await publish();
    expect(await request("/commercial/drones")).toMatchObject({ status: 410 });
    expect(await request("/farm/drones")).toMatchObject({ status: 410, body: expect.stringContaining("Not Found") });

    await run("rollback", String(revision));
    await publish();
    expect(contentIn(contentDir)).toEqual(before);
    expect(await request("/commercial/drones")).toMatchObject({ status: 200, body: shown });
    expect(await request("/personal/umbrella")).toMatchObject({ status: 200 });
    expect(await request("/farm/drones")).toMatchObject({ status: 404 });
    expect(await request("/personal/excess")).toMatchObject({ status: 404 });
  } finally {
    expect(await end(server)).toBe(0);
  }
});

test("a running server shows what a command has imported and removed, without another command", async () => {
  const folder = temporaryFolder();
  const [content, out, file] = [join(folder, "content"), join(folder, "site"), join(folder, "tokens.json")];
  copySampleContent(content);
  const folders = ["--content", content, "--out", out];
  expect((await runCli(["prerender", ...folders])).exitCode).toBe(0);
  const server = startCli(["serve", "--port", "0", ...folders], { env: serverFolders(folder) });
  onTestFinished(() => void server.kill("SIGKILL"));
  const url = await firstLine(server);
  const request = async (path: string) => {
    const { status, body } = await sendRequest(url, path);
    return `${status} ${body}`;
  };
  writeFileSync(file, JSON.stringify(DRONES));
  const imported = await runCli(["import", file, "--page", "commercial/drones", "--create", "--content", content]);
  expect(imported.exitCode, imported.stderr).toBe(0);
  await vi.waitFor(async () => expect(await request("/commercial/drones")).toContain(`${DRONES.HERO_TITLE}</h1>`), {
    timeout: 30_000,
  });
  expect(await request("/sitemap.xml")).toMatch(/^200 /);
  const retired = await runCli(["retire", "commercial/drones", "--content", content]);
  expect(retired.exitCode, retired.stderr).toBe(0);
  await vi.waitFor(async () => expect(await request("/commercial/drones")).toMatch(/^410 /), { timeout: 30_000 });
  expect(await end(server)).toBe(0);
});

test("prerender renders a third of the routes", async () => {
  const { stdout } = await runProgram(["prerender", "--shard", "2/3", "--out", temporaryFolder(), "--format", "json"], {
    cwd: inProject(),
    env: { CONTENT_DIR: SAMPLE_CONTENT },
  });
  const { rendered } = JSON.parse(stdout);
  expect(rendered).toBeGreaterThan(ROUTES.length / 4);
  expect(rendered).toBeLessThan(ROUTES.length / 2);
});

test("a full run prints its result and nothing else with --format json", async () => {
  const folders = ["--content", SAMPLE_CONTENT, "--out", temporaryFolder()];
  const { stdout, stderr } = await runCli(["prerender", ...folders, "--format", "json"]);
  expect([JSON.parse(stdout), stderr]).toEqual([expect.objectContaining({ success: true }), ""]);
});

test("prerender reports an unwritable folder without a stack trace", async () => {
  const out = temporaryFolder();
  // A file blocks the path of a folder.
  writeFileSync(join(out, "commercial"), "");
  const { exitCode, stderr } = await runProgram(["prerender", "--out", out], {
    cwd: inProject(),
    env: { CONTENT_DIR: SAMPLE_CONTENT },
  });
  expect(exitCode, stderr).toBe(5);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test("an import that finds the disk full changes nothing, and succeeds once there is space", async () => {
  const folder = temporaryFolder();
  const [content, out] = [join(folder, "content"), join(folder, "site")];
  copySampleContent(content, { withHistory: false });
  const folders = ["--content", content, "--out", out];
  expect((await runCli(["prerender", ...folders])).exitCode).toBe(0);
  // The audit log is on another disk.
  const env = { ...adminEnv(), ...serverFolders(folder), DATABASE_URL: await createPostgresDatabase() };
  const server = startCli(["serve", "--port", "0", ...folders], { env });
  onTestFinished(() => void server.kill("SIGKILL"));
  const admin = await signIn(await firstLine(server));
  /** Limits the size of the files that the server may write. */
  const limitFileSize = (bytes: string) => execFileSync("prlimit", ["--pid", String(server.pid), `--fsize=${bytes}:`]);
  const before = [filesIn(out), filesIn(content)];
  const importHeadline = () => admin.importContent({ HERO_TITLE: "Rigs that roll" }, { page: "commercial/trucking" });

  // Enough for a document, and too little for its page.
  limitFileSize("20000");
  expect(await importHeadline()).toMatchObject({
    status: 507,
    body: { code: "disk-full", error: expect.stringContaining("Nothing was imported") },
  });
  expect([filesIn(out), filesIn(content)]).toEqual(before);
  expect(readdirSync(join(out, ".staging"))).toEqual([]);
  expect(await admin.page("/commercial/trucking")).not.toContain("Rigs that roll");

  limitFileSize("unlimited");
  // The store had no history, so the first revision records the pages that were there.
  expect(await importHeadline()).toMatchObject({ status: 200, body: { success: true, revision: 2 } });
  expect(await admin.page("/commercial/trucking")).toContain("Rigs that roll");
  await vi.waitFor(() => expect(readdirSync(join(out, ".staging"))).toEqual([]), { timeout: 30_000 });
  expect(await end(server)).toBe(0);
});
