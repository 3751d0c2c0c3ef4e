import { join } from "node:path";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { openFileRecordStore } from "#api/storage/file-record-store.ts";
import { startBuildHost } from "#tests/support/netlify/build-host.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { addBuildHook } from "./build-hook.ts";

const log = pino({ level: "silent" });

test("starts a build at another host after a commit, and stores its revision for the next start", async () => {
  const host = await startBuildHost();
  const config = { BUILD_HOOK_URL: host.url, adminDir: join(temporaryFolder(), "var/admin") };
  const builds = addBuildHook(memoryStore(), config, log);
  const { id, warnings } = await commit(builds.store, { about: page("A") });
  expect(warnings).toMatchObject([{ code: "site/rebuilding" }]);
  const records = openFileRecordStore({ dir: config.adminDir });
  await vi.waitFor(async () => expect((await records.get("build"))?.value.revisionId).toBe(id), { timeout: 30_000 });
  builds.stop();
  expect(host.builds).toBe(1);
});

test("does not wait for a host that accepts the connection and stays silent", async () => {
  const host = await startBuildHost();
  host.isSilent = true;
  const errors: string[] = [];
  const config = { BUILD_HOOK_URL: host.url, adminDir: join(temporaryFolder(), "var/admin") };
  const builds = addBuildHook(memoryStore(), config, pino({}, { write: (line) => errors.push(line) }));
  expect(await commit(builds.store, { about: page("A") })).toMatchObject({ revision: 1 });
  builds.stop();
  expect(errors).toEqual([]);
});

test("leaves the store as it is without BUILD_HOOK_URL", () => {
  const store = memoryStore();
  expect(addBuildHook(store, { BUILD_HOOK_URL: undefined, adminDir: "" }, log).store).toBe(store);
});
