/** A proposal whose time comes while processes end or compete: it is published once, not twice and not never. */
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { openSqlContent } from "#content/media-store/sql-content.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { SITE } from "#schemas/page-ids.ts";
import { adminEnv } from "./support/api/admin-client.ts";
import { end, firstLine, startCli } from "./support/cli/cli-process.ts";
import { memoryDatabase } from "./support/database/office-databases.ts";
import { createPostgresDatabase } from "./support/database/test-database.ts";
import { testSiteDocument } from "./support/mail/sample-mail.ts";
import { openProposals, published, schedule } from "./support/proposals.ts";
import { copySampleContent } from "./support/sample-agency.ts";
import { copyBuiltSite } from "./support/site/copy-built-site.ts";
import { page } from "./support/store/file-store.ts";
import { memoryStore } from "./support/store/memory-store.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

test("a process that ends between the commit and the database publishes once, and still takes it back at the end", async () => {
  const store = memoryStore([
    [SITE, testSiteDocument],
    ["about", page("About")],
  ]);
  const database = memoryDatabase();
  const clock = { nowMs: Date.UTC(2026, 10, 20, 12) };
  const killed: ContentStore = {
    ...store,
    async transaction(task) {
      await store.transaction(task);
      throw new Error("killed");
    },
  };
  const [dying, next] = [killed, store].map((each) => openProposals(each, database, () => clock.nowMs));
  if (dying === undefined || next === undefined) throw new Error("no proposals");
  await schedule(store, next, { title: "Closed", at: "2026-11-20T12:30:00Z", until: "2026-11-20T13:30:00Z" });
  clock.nowMs += 45 * 60_000;
  await expect(dying.publishDue()).rejects.toThrow("killed");
  // Its lease has to end first.
  await next.publishDue();
  expect((await next.list()).map(({ state }) => state)).toEqual(["scheduled"]);
  clock.nowMs += 10_000;
  await next.publishDue();
  await next.publishDue();
  expect(await published(store)).toEqual(["Closed"]);
  clock.nowMs += 60 * 60_000;
  await next.publishDue();
  expect(await published(store)).toEqual(["Closed", "Take back: Closed"]);
  expect((await (await store.reader()).page("about"))?.hero?.title).toBe("About");
});

test("two servers on one Postgres publish once", { timeout: 120_000 }, async () => {
  const databaseUrl = await createPostgresDatabase();
  const folder = temporaryFolder();
  copySampleContent(join(folder, "content"));
  const env = { ...adminEnv(), DATABASE_URL: databaseUrl, CONTENT_DIR: "" };
  const serve = async (name: string) => {
    const out = join(folder, name);
    await copyBuiltSite({ contentDir: join(folder, "content"), out });
    const server = startCli(["serve", "--port", "0", "--out", out], { env, cwd: folder });
    onTestFinished(() => void server.kill("SIGKILL"));
    const url = await firstLine(server);
    server.stderr.resume();
    return { server, url };
  };
  const servers = [await serve("one"), await serve("two")];
  const database = openOfficeDatabase({ engine: "postgres", url: databaseUrl });
  onTestFinished(() => database.close());
  const { store } = openSqlContent({ database, seedDir: join(folder, "content") });
  const proposals = openProposals(store, database);
  const at = new Date(Date.now() + 3000).toISOString();
  const pages = ["about", "farm", "terms"];
  for (const name of pages) await schedule(store, proposals, { page: name, title: `Due ${name}`, at });
  for (const { url, server } of servers) {
    const read = async (name: string) => (await fetch(new URL(name, url))).text();
    for (const name of pages) await expect.poll(() => read(name), { timeout: 30_000 }).toContain(`Due ${name}`);
    expect(await end(server)).toBe(0);
  }
  expect((await published(store)).sort()).toEqual(pages.map((name) => `Due ${name}`));
  expect((await proposals.list()).map(({ state }) => state)).toEqual(["published", "published", "published"]);
});
