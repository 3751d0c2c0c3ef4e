import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { sendRequest } from "#tests/support/api/raw-http.ts";
import { test } from "#tests/support/browser/site-workspace.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { filesIn } from "#tests/support/store/file-store.ts";

const DRONES = { META_TITLE: "Drones", META_DESCRIPTION: "Drones.", HERO_TITLE: "Drones" };

/** Returns the text of the pages and the site settings, without the schemas, which the copied store does not have yet. */
function contentIn(dir: string): Record<string, string> {
  const documents = Object.entries(filesIn(dir)).filter(([name]) => /^(?:pages\/.*|site)\.json$/.test(name));
  return Object.fromEntries(documents.map(([name, text]) => [name, text.replace(/^ {2}"\$schema": ".*",\n/m, "")]));
}

test("visitors of a moved, retired and restored page end at the right address", async ({ workspace }) => {
  const { folder, contentDir, out, run, runJson } = workspace;
  const file = join(folder, "tokens.json");
  writeFileSync(file, JSON.stringify(DRONES));
  const { revision } = await runJson("import", file, "--page", "commercial/drones", "--create");
  const before = contentIn(contentDir);
  await run("prerender", "--out", out);

  const server = startCli(["serve", "--port", "0", "--out", out]);
  const url = await firstLine(server);
  const request = async (path: string) => {
    const { status, headers, body } = await sendRequest(url, path);
    return { status, location: headers.location, body: body.toString() };
  };
  try {
    expect(await request("/commercial/drones")).toMatchObject({ status: 200 });

    await run("move", "commercial/drones", "farm/drones");
    await run("move", "personal/umbrella", "personal/excess");
    await run("prerender", "--changed", "--out", out);
    expect(await request("/commercial/drones?a=1")).toMatchObject({ status: 301, location: "/farm/drones?a=1" });
    expect(await request("/Commercial/Drones/")).toMatchObject({ status: 301, location: "/farm/drones" });
    expect(await request("/FARM/drones")).toMatchObject({ status: 301, location: "/farm/drones" });
    expect(await request("/farm/drones")).toMatchObject({ status: 200 });
    const { body: renters } = await request("/personal/renters");
    expect(renters).toContain('href="/personal/excess"');
    expect(renters).not.toContain("/personal/umbrella");
    expect((await request("/sitemap.xml")).body).not.toMatch(/commercial\/drones|umbrella/);
    expect(await runJson("lint")).toMatchObject({ success: true });

    await run("retire", "farm/drones");
    await run("prerender", "--changed", "--out", out);
    expect(await request("/commercial/drones")).toMatchObject({ status: 410 });
    expect(await request("/farm/drones")).toMatchObject({ status: 410, body: expect.stringContaining("Not Found") });

    await run("rollback", String(revision));
    await run("prerender", "--changed", "--out", out);
    expect(contentIn(contentDir)).toEqual(before);
    expect(await request("/commercial/drones")).toMatchObject({ status: 200 });
    expect(await request("/personal/umbrella")).toMatchObject({ status: 200 });
    expect(await request("/farm/drones")).toMatchObject({ status: 404 });
    expect(await request("/personal/excess")).toMatchObject({ status: 404 });
  } finally {
    expect(await end(server)).toBe(0);
  }
});
