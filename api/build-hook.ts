/** Builds of the site at its host, which follow changes of the content. */
import * as z from "zod";
import type { ContentStore } from "#content/store/content-store.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { type RecordStore, updateRecord } from "./storage/record-store.ts";

export interface BuildHook {
  /**
   * Starts a build if the latest revision has none yet. Builds start at least a minute apart, so that several imports in a
   * row share one. A call that starts no build, or fails to, leaves it to a later call.
   */
  run(): Promise<void>;
}

interface BuildHookOptions {
  /** Called with POST to start a build. */
  url: string;
  store: Pick<ContentStore, "withSnapshot">;
  records: RecordStore;
  onError(error: unknown): void;
  /** Returns the time in milliseconds since 1970. */
  now?(): number;
}

/** The last build that was started, none if the record is missing or damaged. Its keys are persistent. */
const BuildSchema = z
  .object({
    /** ID of the revision that it contains. */
    revisionId: z.string(),
    /** Time of the last attempt to start a build, in milliseconds since 1970. */
    attemptMs: z.number(),
  })
  .catch({ revisionId: "", attemptMs: 0 });

const KEY = "build";
const MIN_DELAY_MS = 60_000;
const TIMEOUT_MS = 5_000;

export function createBuildHook({ url, store, records, onError, now = Date.now }: BuildHookOptions): BuildHook {
  async function startBuild(): Promise<void> {
    const { revision, id: revisionId } = await store.withSnapshot(async (state) => state);
    if (revision === 0) return;
    const attemptMs = now();
    const isDue = await updateRecord(records, KEY, (value) => {
      const last = BuildSchema.parse(value);
      // A clock that was set back must not stop builds.
      if (last.revisionId === revisionId || Math.abs(attemptMs - last.attemptMs) < MIN_DELAY_MS)
        return { result: false };
      return { value: { ...last, attemptMs }, result: true };
    });
    if (!isDue) return;
    const response = await fetch(url, { method: "POST", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The build hook answered with status ${response.status}.`);
    await records.put(KEY, { revisionId, attemptMs });
  }
  return { run: () => startBuild().catch(onError) };
}

/**
 * Returns a store that announces a build in a warning of each commit.
 * @param startBuild called after each transaction, which does not wait for the host of the builds
 */
export function createRebuildingStore(store: ContentStore, startBuild: () => void): ContentStore {
  return {
    ...store,
    async transaction(task) {
      const result = await store.transaction((writer) =>
        task({
          ...writer,
          async commit(changes, note) {
            const { warnings = [], ...revision } = await writer.commit(changes, note);
            const message = `The site shows revision ${revision.revision} after its next build, which starts automatically.`;
            return { ...revision, warnings: [...warnings, diagnose("site/rebuilding", message)] };
          },
        }),
      );
      startBuild();
      return result;
    },
  };
}
