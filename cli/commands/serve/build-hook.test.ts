import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { startBuildHost } from "#tests/support/netlify/build-host.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { addBuildHook } from "./build-hook.ts";

const log = pino({ level: "silent" });

test("starts a build at another host after a commit, and none for the same revision after a restart", async () => {
  const host = await startBuildHost();
  const config = { BUILD_HOOK_URL: host.url, adminDir: join(temporaryFolder(), "var/admin") };
  const store = memoryStore();
  const builds = addBuildHook(store, config, log);
  expect(await commit(builds.store, { about: page("A") })).toMatchObject({ warnings: [{ code: "site/rebuilding" }] });
  builds.stop();
  const restarted = addBuildHook(store, config, log);
  await restarted.store.transaction(async () => undefined);
  restarted.stop();
  expect(host.builds).toBe(1);
});

test("leaves the store as it is without BUILD_HOOK_URL", () => {
  const store = memoryStore();
  expect(addBuildHook(store, { BUILD_HOOK_URL: undefined, adminDir: "" }, log).store).toBe(store);
});
