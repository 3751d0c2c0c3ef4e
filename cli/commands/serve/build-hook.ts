import type { Logger } from "pino";
import { createBuildHook, createRebuildingStore } from "#api/build-hook.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import type { ContentStore } from "#content/store/content-store.ts";

/** Time between two attempts to start a build that the host has not accepted. */
const RETRY_MS = 60_000;

interface BuildOptions {
  /** Address that starts a build. */
  url: string | undefined;
  database: OfficeDatabase;
  log: Logger;
}

/** Returns the store with builds at another host after each commit, if BUILD_HOOK_URL is set, and a function that ends them. */
export function addBuildHook(
  store: ContentStore,
  { url, database, log }: BuildOptions,
): { store: ContentStore; stop(): void } {
  if (url === undefined) return { store, stop() {} };
  const onError = (err: unknown) => log.error({ err }, "build hook failed");
  const hook = createBuildHook({ url, store, database, onError });
  const startBuild = () => void hook.run();
  const timer = setInterval(startBuild, RETRY_MS).unref();
  return { store: createRebuildingStore(store, startBuild), stop: () => clearInterval(timer) };
}
