/** Interruptions of the built command while it publishes. */

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { end, runCli, startCli } from "./support/cli/cli-process.ts";
import { SAMPLE_CONTENT } from "./support/sample-agency.ts";
import { page } from "./support/store/file-store.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** Enough pages for worker threads, which render until they are stopped. */
const PAGES = 3000;

/** Creates a store with many pages, and returns the arguments of commands that publish it. */
function createLargeSite(): { out: string; folders: string[] } {
  const folder = temporaryFolder();
  const pages = join(folder, "content/pages/commercial");
  mkdirSync(pages, { recursive: true });
  cpSync(join(SAMPLE_CONTENT, "site.json"), join(folder, "content/site.json"));
  for (let number = 0; number < PAGES; number += 1) {
    const id = `commercial/sample-${number}`;
    const document = { page: id, version: 1, content: page(`Sample ${number}`) };
    writeFileSync(join(folder, "content/pages", `${id}.json`), JSON.stringify(document));
  }
  const out = join(folder, "site");
  return { out, folders: ["--content", join(folder, "content"), "--out", out] };
}

function listFiles(out: string, extension: string): string[] {
  return readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(extension));
}

/** Starts prerendering, and sends a signal once the first page is written. */
async function interruptPrerender(
  out: string,
  folders: readonly string[],
  signal: NodeJS.Signals,
): Promise<number | null> {
  mkdirSync(out, { recursive: true });
  const child = startCli(["prerender", ...folders]);
  child.stdout.resume();
  child.stderr.resume();
  while (listFiles(out, ".html").length === 0) await sleep(5);
  return end(child, signal);
}

describe("prerender", () => {
  test("ends with 130 on SIGINT and leaves only whole pages", async () => {
    const { out, folders } = createLargeSite();
    expect(await interruptPrerender(out, folders, "SIGINT")).toBe(130);
    expect(listFiles(out, ".tmp")).toEqual([]);
    const pages = listFiles(out, ".html");
    expect(pages.length).toBeLessThan(PAGES);
    for (const name of pages) expect(readFileSync(join(out, name), "utf8")).toMatch(/<\/html>\s*$/);
  });

  test("removes on the next run what a killed run left", async () => {
    const { out, folders } = createLargeSite();
    expect(await interruptPrerender(out, folders, "SIGKILL")).toBeNull();
    const { exitCode, stderr } = await runCli(["prerender", "--changed", "--quiet", ...folders]);
    expect(exitCode, stderr).toBe(0);
    expect(listFiles(out, ".tmp")).toEqual([]);
    expect(listFiles(join(out, "commercial"), ".html").length).toBeGreaterThanOrEqual(PAGES);
  });
});
