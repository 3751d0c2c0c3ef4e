import pino from "pino";
import { expect, test, vi } from "vitest";
import { memoryDatabase } from "#tests/support/database/office-databases.ts";
import { startBuildHost } from "#tests/support/netlify/build-host.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { addBuildHook } from "./build-hook.ts";

const log = pino({ level: "silent" });

test("starts a build at another host after a commit, and stores its revision for the next start", async () => {
  const host = await startBuildHost();
  const database = memoryDatabase();
  const builds = addBuildHook(memoryStore(), { url: host.url, database, log });
  const { id, warnings } = await commit(builds.store, { about: page("A") });
  expect(warnings).toMatchObject([{ code: "site/rebuilding" }]);
  const readBuilds = () => database.read((db) => db.selectFrom("builds").select("revision_id").execute());
  await vi.waitFor(async () => expect(await readBuilds()).toEqual([{ revision_id: id }]), { timeout: 30_000 });
  builds.stop();
  expect(host.builds).toBe(1);
});

test("does not wait for a host that accepts the connection and stays silent", async () => {
  const host = await startBuildHost();
  host.isSilent = true;
  const errors: string[] = [];
  const logged = pino({}, { write: (line) => errors.push(line) });
  const builds = addBuildHook(memoryStore(), { url: host.url, database: memoryDatabase(), log: logged });
  expect(await commit(builds.store, { about: page("A") })).toMatchObject({ revision: 1 });
  builds.stop();
  expect(errors).toEqual([]);
});

test("leaves the store as it is without BUILD_HOOK_URL", () => {
  const store = memoryStore();
  expect(addBuildHook(store, { url: undefined, database: memoryDatabase(), log }).store).toBe(store);
});
