import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "playwright/test";
import { adminEnv, signIn } from "#tests/support/api/admin-client.ts";
import { end, firstLine, runCli, startCli } from "#tests/support/cli/cli-process.ts";
import { inProject } from "#tests/support/project.ts";

const CONTENT = inProject("content");
const HEADLINE = "Rigs that keep Iowa moving";

interface Workshop {
  /** A copy of the content, and where the site is written to. */
  out: string;
  folder: string;
  /** Runs the command on the copy and answers its result. */
  run(...argv: string[]): Promise<Record<string, unknown>>;
  /** Imports tokens of a page. */
  importTokens(page: string, tokens: object, ...flags: string[]): Promise<void>;
}

const test = base.extend<{ workshop: Workshop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  async workshop({}, use) {
    const folder = mkdtempSync(join(tmpdir(), "agency-site-"));
    const env = { CONTENT_DIR: join(folder, "content") };
    for (const name of ["pages", "history", "site.json"]) {
      cpSync(join(CONTENT, name), join(env.CONTENT_DIR, name), { recursive: true });
    }
    const run: Workshop["run"] = async (...argv) => {
      const { exitCode, stdout, stderr } = await runCli([...argv, "--format", "json"], { env });
      expect(exitCode, stdout + stderr).toBe(0);
      return JSON.parse(stdout);
    };
    await use({
      folder,
      out: join(folder, "site"),
      run,
      async importTokens(page, tokens, ...flags) {
        const file = join(folder, "tokens.json");
        writeFileSync(file, JSON.stringify(tokens));
        await run("import", file, "--page", page, ...flags);
      },
    });
    rmSync(folder, { recursive: true });
  },
});

/** By path, the text of each page of a site. */
function pagesIn(out: string): Map<string, string> {
  const names = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  return new Map(
    names
      .filter((name) => name !== "404.html" && name !== "admin.html")
      .map((name) => [name, readFileSync(join(out, name), "utf8")]),
  );
}

test("a changed headline shows in the browser", async ({ page, workshop: { out, run, importTokens } }) => {
  await importTokens("commercial/trucking", { HERO_TITLE: HEADLINE });
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

test("prerender --changed writes what changed, and nothing else", async ({ workshop: { out, run, importTokens } }) => {
  const first = await run("prerender", "--out", out);
  const pages = pagesIn(out);
  expect(first).toMatchObject({ routes: pages.size, rendered: pages.size, removed: [] });
  expect(await run("prerender", "--out", out, "--changed")).toMatchObject({ rendered: 0, written: [], removed: [] });

  await importTokens("commercial/trucking", { HERO_TITLE: HEADLINE });
  const stamps = [...pages.keys()].map((name) => statSync(join(out, name)).mtimeMs);
  expect(await run("prerender", "--out", out, "--changed")).toMatchObject({
    rendered: 1,
    written: ["/commercial/trucking"],
    removed: [],
  });
  const touched = [...pages.keys()].filter((name, index) => statSync(join(out, name)).mtimeMs !== stamps[index]);
  expect(touched).toEqual(["commercial/trucking.html"]);
  expect(pagesIn(out).get("commercial/trucking.html")).toContain(HEADLINE);

  // Rendered again as a whole, nothing differs from what was rendered by parts.
  expect(await run("prerender", "--out", out)).toMatchObject({ rendered: pages.size, written: [] });
});

test("an import into the running server shows at once, and leaves the commands nothing to do", async ({
  workshop: { folder, out, run },
}) => {
  for (const command of ["prerender", "images", "compress"]) await run(command, "--out", out);
  const before = pagesIn(out);
  const env = {
    ...(await adminEnv()),
    CONTENT_DIR: join(folder, "content"),
    OUTBOX_DIR: join(folder, "outbox"),
    AUDIT_FILE: join(folder, "audit.jsonl"),
  };
  const server = startCli(["serve", "--port", "0", "--out", out], { env });
  const admin = await signIn(await firstLine(server));
  const tokens = { META_TITLE: "Drones", META_DESCRIPTION: "Drones.", HERO_TITLE: HEADLINE };
  expect(await admin.importContent(tokens, { page: "commercial/drones", create: "true" })).toMatchObject({
    status: 200,
  });
  expect(await admin.page("/commercial/drones")).toContain(`${HEADLINE}</h1>`);
  expect(await admin.importContent({ HERO_TITLE: HEADLINE }, { page: "commercial" })).toMatchObject({ status: 200 });
  expect(await admin.page("/commercial")).toContain(`${HEADLINE}</h1>`);
  expect(await end(server)).toBe(0);

  const changed = [...pagesIn(out)].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  expect(changed.sort()).toEqual(["commercial.html", "commercial/drones.html"]);
  expect(await run("compress", "--out", out)).toMatchObject({ written: [], removed: [] });
  expect(await run("images", "--out", out)).toMatchObject({ written: [], removed: [] });
  expect(await run("prerender", "--out", out, "--changed")).toMatchObject({ rendered: 0, written: [], siteFiles: [] });
});

test("the file of a page that is gone goes, too", async ({ workshop: { out, run, importTokens } }) => {
  const tokens = { META_TITLE: "Drones", META_DESCRIPTION: "Drones.", HERO_TITLE: "Drones" };
  await importTokens("commercial/drones", tokens, "--create");
  await run("prerender", "--out", out);
  expect(pagesIn(out).get("commercial/drones.html")).toContain("Drones");
  const { revisions } = (await run("history")) as { revisions: { revision: number }[] };
  await run("rollback", String((revisions[0]?.revision ?? 0) - 1));
  expect(await run("prerender", "--out", out, "--changed")).toMatchObject({ removed: ["/commercial/drones"] });
  expect([...pagesIn(out).keys()]).not.toContain("commercial/drones.html");
});

test("shares are disjoint, and together the whole site", async ({ workshop: { folder, out, run } }) => {
  await run("prerender", "--out", out);
  const whole = pagesIn(out);
  const shares: [string, string][] = [];
  for (const index of [1, 2, 3]) {
    const share = join(folder, `share-${index}`);
    const { routes } = await run("prerender", "--out", share, "--shard", `${index}/3`);
    const pages = [...pagesIn(share)];
    expect(pages).toHaveLength(Number(routes));
    expect(pages.length).toBeGreaterThan(whole.size / 4);
    shares.push(...pages);
  }
  expect(shares).toHaveLength(whole.size);
  expect(new Map(shares)).toEqual(whole);
});

test("a site that cannot be written is a failure in a few words", async ({ workshop: { folder } }) => {
  const out = join(folder, "site");
  cpSync(join(CONTENT, "site.json"), join(out, "commercial"));
  const { exitCode, stderr } = await runCli(["prerender", "--out", out], {
    env: { CONTENT_DIR: join(folder, "content") },
  });
  expect(exitCode, stderr).toBe(5);
  expect(stderr).not.toMatch(/\n\s+at /);
});
