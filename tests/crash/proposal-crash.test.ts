/** Kills a server at the time at which it publishes a proposal. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { adminEnv, serverFolders } from "../support/api/admin-client.ts";
import { end, firstLine, startCli } from "../support/cli/cli-process.ts";
import { openProposals, published, schedule } from "../support/proposals.ts";
import { createRandom } from "../support/random.ts";
import { copySampleContent } from "../support/sample-agency.ts";
import { copyBuiltSite } from "../support/site/copy-built-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const KILLS = 12;

test("kill -9 of a server at a due time publishes once", { timeout: 300_000 }, async () => {
  const random = createRandom();
  const folder = temporaryFolder();
  const [contentDir, out] = [join(folder, "content"), join(folder, "site")];
  copySampleContent(contentDir);
  await copyBuiltSite({ contentDir, out });
  const env = { ...adminEnv(), ...serverFolders(folder), CONTENT_DIR: contentDir };
  const store = await openFileStore({ dir: contentDir });
  const database = openOfficeDatabase({ engine: "sqlite", file: join(folder, "agency.db") });
  onTestFinished(() => database.close());
  const proposals = openProposals(store, database);
  const serve = async () => {
    const server = startCli(["serve", "--port", "0", "--out", out], { env });
    onTestFinished(() => void server.kill("SIGKILL"));
    const url = await firstLine(server);
    server.stderr.resume();
    return { server, url };
  };
  const titles: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const title = `Lanterns ${kill}`;
    titles.push(title);
    const { server } = await serve();
    const dueMs = Date.now() + 1500;
    await schedule(store, proposals, { title, at: new Date(dueMs).toISOString() });
    const revisions = () => readdirSync(join(contentDir, "history")).length;
    const before = revisions();
    // Every second kill comes right after the commit, the others at any moment around the due time.
    const killMs = dueMs + random() * 1500;
    while (kill % 2 === 0 ? revisions() === before && Date.now() < dueMs + 10_000 : Date.now() < killMs) await sleep(2);
    await end(server, "SIGKILL");
    const next = await serve();
    await expect.poll(() => published(store), { timeout: 20_000, interval: 100 }).toEqual(titles);
    await expect
      .poll(async () => (await fetch(new URL("/about", next.url))).text(), { timeout: 20_000 })
      .toContain(title);
    const listWaiting = async () => (await proposals.list()).filter(({ state }) => state !== "published");
    // The lease of the killed server ends first.
    await expect.poll(listWaiting, { timeout: 20_000 }).toEqual([]);
    expect(await end(next.server)).toBe(0);
    expect(await published(store)).toEqual(titles);
  }
});
