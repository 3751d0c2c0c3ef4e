import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { adminEnv, serverFolders, signIn } from "#tests/support/api/admin-client.ts";
import { type SiteWorkspace, test } from "#tests/support/browser/site-workspace.ts";
import { end, firstLine, runCli, startCli } from "#tests/support/cli/cli-process.ts";
import { inProject } from "#tests/support/project.ts";

const HEADLINE = "Rigs that keep Iowa moving";
const DRONES = { META_TITLE: "Drones", META_DESCRIPTION: "Drones.", HERO_TITLE: "Drones" };

async function importTokens({ folder, run }: SiteWorkspace, page: string, tokens: object, ...flags: string[]) {
  const file = join(folder, "tokens.json");
  writeFileSync(file, JSON.stringify(tokens));
  await run("import", file, "--page", page, ...flags);
}

/** Reads the HTML of every page of a site, by file name. */
function readPages(out: string): Map<string, string> {
  const names = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  return new Map(
    names
      .filter((name) => name !== "404.html" && name !== "admin.html")
      .map((name) => [name, readFileSync(join(out, name), "utf8")]),
  );
}

test("a changed headline appears in the browser", async ({ page, workspace }) => {
  const { out, run } = workspace;
  await importTokens(workspace, "commercial/trucking", { HERO_TITLE: HEADLINE });
  await run("prerender", "--out", out);
  const server = startCli(["serve", "--port", "0", "--out", out]);
  try {
    await page.goto(`${await firstLine(server)}commercial/trucking`);
    await expect(page.locator("h1")).toHaveText(HEADLINE);
    await page.goto(`${new URL(page.url()).origin}/commercial`);
    await expect(page.locator("h1")).toBeVisible();
  } finally {
    expect(await end(server)).toBe(0);
  }
});

test("prerender --changed writes only changed pages", async ({ workspace }) => {
  const { out, runJson } = workspace;
  const first = await runJson("prerender", "--out", out);
  const pages = readPages(out);
  expect(first).toMatchObject({ routes: pages.size, rendered: pages.size, removed: [] });
  expect(await runJson("prerender", "--out", out, "--changed")).toMatchObject({
    rendered: 0,
    written: [],
    removed: [],
  });

  await importTokens(workspace, "commercial/trucking", { HERO_TITLE: HEADLINE });
  const mtimesMs = [...pages.keys()].map((name) => statSync(join(out, name)).mtimeMs);
  expect(await runJson("prerender", "--out", out, "--changed")).toMatchObject({
    rendered: 1,
    written: ["/commercial/trucking"],
    removed: [],
  });
  const changed = [...pages.keys()].filter((name, index) => statSync(join(out, name)).mtimeMs !== mtimesMs[index]);
  expect(changed).toEqual(["commercial/trucking.html"]);
  expect(readPages(out).get("commercial/trucking.html")).toContain(HEADLINE);

  // A complete prerender produces the same files as the incremental one.
  expect(await runJson("prerender", "--out", out)).toMatchObject({ rendered: pages.size, written: [] });
});

test("an import into the running server appears at once and leaves nothing for the commands to do", async ({
  workspace: { folder, contentDir, out, run, runJson },
}) => {
  for (const command of ["prerender", "images", "compress"]) await run(command, "--out", out);
  const before = readPages(out);
  const env = {
    ...(await adminEnv()),
    CONTENT_DIR: contentDir,
    ...serverFolders(folder),
  };
  const server = startCli(["serve", "--port", "0", "--out", out], { env });
  const admin = await signIn(await firstLine(server));
  const tokens = { ...DRONES, HERO_TITLE: HEADLINE };
  expect(await admin.importContent(tokens, { page: "commercial/drones", create: "true" })).toMatchObject({
    status: 200,
  });
  expect(await admin.page("/commercial/drones")).toContain(`${HEADLINE}</h1>`);
  expect(await admin.importContent({ HERO_TITLE: HEADLINE }, { page: "commercial" })).toMatchObject({ status: 200 });
  expect(await admin.page("/commercial")).toContain(`${HEADLINE}</h1>`);
  expect(await end(server)).toBe(0);

  const changed = [...readPages(out)].filter(([name, html]) => before.get(name) !== html).map(([name]) => name);
  expect(changed.sort()).toEqual(["commercial.html", "commercial/drones.html"]);
  expect(await runJson("compress", "--out", out)).toMatchObject({ written: [], removed: [] });
  expect(await runJson("images", "--out", out)).toMatchObject({ written: [], removed: [] });
  expect(await runJson("prerender", "--out", out, "--changed")).toMatchObject({
    rendered: 0,
    written: [],
    siteFiles: [],
  });
});

test("the file of a removed page is deleted", async ({ workspace }) => {
  const { out, run, runJson } = workspace;
  await importTokens(workspace, "commercial/drones", DRONES, "--create");
  await run("prerender", "--out", out);
  expect(readPages(out).get("commercial/drones.html")).toContain("Drones");
  const { revisions } = (await runJson("history")) as { revisions: { revision: number }[] };
  await run("rollback", String((revisions[0]?.revision ?? 0) - 1));
  expect(await runJson("prerender", "--out", out, "--changed")).toMatchObject({ removed: ["/commercial/drones"] });
  expect([...readPages(out).keys()]).not.toContain("commercial/drones.html");
});

test("shards are disjoint and together contain the complete site", async ({
  workspace: { folder, out, run, runJson },
}) => {
  await run("prerender", "--out", out);
  const site = readPages(out);
  const sharded: [string, string][] = [];
  for (const index of [1, 2, 3]) {
    const shard = join(folder, `shard-${index}`);
    const { routes } = await runJson("prerender", "--out", shard, "--shard", `${index}/3`);
    const pages = [...readPages(shard)];
    expect(pages).toHaveLength(Number(routes));
    expect(pages.length).toBeGreaterThan(site.size / 4);
    sharded.push(...pages);
  }
  expect(sharded).toHaveLength(site.size);
  expect(new Map(sharded)).toEqual(site);
});

test("prerender reports an unwritable folder without a stack trace", async ({ workspace: { contentDir, out } }) => {
  // A file blocks the path of a folder.
  cpSync(inProject("content/site.json"), join(out, "commercial"));
  const { exitCode, stderr } = await runCli(["prerender", "--out", out], { env: { CONTENT_DIR: contentDir } });
  expect(exitCode, stderr).toBe(5);
  expect(stderr).not.toMatch(/\n\s+at /);
});
