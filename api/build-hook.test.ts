import { expect, test, vi } from "vitest";
import { ENGINES, memoryDatabase } from "#tests/support/database/office-databases.ts";
import { startBuildHost } from "#tests/support/netlify/build-host.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { openBuilds } from "./build-hook.ts";

const NOON = Date.UTC(2026, 10, 22, 12);

async function setUp(database = memoryDatabase()) {
  const host = await startBuildHost();
  const clock = { nowMs: NOON };
  const errors: unknown[] = [];
  const store = memoryStore();
  const options = { url: host.url, store, database, now: () => clock.nowMs };
  const open = () => openBuilds({ ...options, onError: (error) => errors.push(error) });
  /** Changes a page, and waits until the build that follows has begun or failed. */
  const change = async (title: string) => {
    const builds = open();
    const revision = await commit(builds.store, { about: page(title) });
    await builds.finish();
    return revision;
  };
  return { host, clock, errors, open, store, change };
}

test("starts a build after a commit, and names it in a warning", async () => {
  const { host, change, open } = await setUp();
  const { warnings } = await change("A");
  expect(warnings).toMatchObject([
    { code: "site/rebuilding", message: "The site shows revision 1 after its next build, which starts automatically." },
  ]);
  await open().run();
  expect(host.builds).toBe(1);
});

test("starts one build for several commits within a minute, and another one for the later of them", async () => {
  const { host, clock, change, open } = await setUp();
  for (const title of ["A", "B", "C"]) await change(title);
  expect(host.builds).toBe(1);
  clock.nowMs += 60_000;
  for (const hook of [open(), open()]) await hook.run();
  expect(host.builds).toBe(2);
});

test.each(ENGINES)("starts one build if several servers with %s call at the same time", async (_, create) => {
  const { host, store, clock, open } = await setUp((await create())());
  await commit(store, { about: page("A") });
  await Promise.all([open(), open(), open()].map((hook) => hook.run()));
  expect(host.builds).toBe(1);
  await commit(store, { about: page("B") });
  clock.nowMs += 60_000;
  await Promise.all([open(), open(), open()].map((hook) => hook.run()));
  expect(host.builds).toBe(2);
});

test("tries again until the host accepts, and the commit succeeds anyway", async () => {
  const { host, clock, errors, change, open } = await setUp();
  host.status = 503;
  expect(await change("A")).toMatchObject({ revision: 1 });
  expect(errors).toEqual([new Error("The build hook answered with status 503.")]);
  host.status = 200;
  clock.nowMs -= 6 * 24 * 60 * 60_000;
  for (const hook of [open(), open()]) await hook.run();
  expect(host.builds).toBe(2);
});

const neverFails = (error: unknown) => expect.unreachable(String(error));

test("starts a build at another host after a commit, and stores its revision for the next start", async () => {
  const host = await startBuildHost();
  const database = memoryDatabase();
  const builds = openBuilds({ url: host.url, store: memoryStore(), database, onError: neverFails });
  const { id, warnings } = await commit(builds.store, { about: page("A") });
  expect(warnings).toMatchObject([{ code: "site/rebuilding" }]);
  const readBuilds = () => database.read((db) => db.selectFrom("builds").select("revision_id").execute());
  await vi.waitFor(async () => expect(await readBuilds()).toEqual([{ revision_id: id }]), { timeout: 30_000 });
  await builds.finish();
  expect(host.builds).toBe(1);
});

test("does not wait for a host that accepts the connection and stays silent", async () => {
  const host = await startBuildHost();
  host.isSilent = true;
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const builds = openBuilds({ url: host.url, store: memoryStore(), database: memoryDatabase(), onError });
  expect(await commit(builds.store, { about: page("A") })).toMatchObject({ revision: 1 });
  expect(errors).toEqual([]);
});

test("leaves the store as it is without BUILD_HOOK_URL", () => {
  const store = memoryStore();
  expect(openBuilds({ url: undefined, store, database: memoryDatabase(), onError: neverFails }).store).toBe(store);
});
