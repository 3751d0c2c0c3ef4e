/** Builds of the site at its host, which follow changes of the content. */
import type { ContentStore } from "#content/store/content-store.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import type { OfficeDatabase } from "./database/tables.ts";

interface BuildOptions {
  /** Called with POST to start a build. Undefined if the site has no other host. */
  url: string | undefined;
  store: ContentStore;
  database: OfficeDatabase;
  onError(error: unknown): void;
  now?(): number;
}

const MIN_DELAY_MS = 60_000;
const TIMEOUT_MS = 5_000;

/** Lets the commits of a store start builds, if there is a build hook. */
export function openBuilds({ url, store, onError, ...options }: BuildOptions) {
  const run = async () => (url === undefined ? undefined : startBuild(url, { store, ...options }).catch(onError));
  let started: Promise<unknown> = Promise.resolve();
  const start = () => {
    started = Promise.all([started, run()]);
  };
  return {
    /** The store, whose commits start a build if there is a build hook. */
    store: url === undefined ? store : createRebuildingStore(store, start),
    /**
     * Starts a build if the latest revision has none yet. Builds start at least a minute apart, so that several imports in
     * a row share one. A call that starts no build, or fails to, leaves it to a later call.
     */
    run,
    /** Resolves when the builds that commits have started are accepted or refused. */
    finish: () => started,
  };
}

async function startBuild(url: string, { store, database, now = Date.now }: Omit<BuildOptions, "url" | "onError">) {
  const { revision, id: revisionId } = await store.withSnapshot(async (state) => state);
  if (revision === 0) return;
  const attemptMs = now();
  const isDue = await database.write(async (trx) => {
    const attempt = trx
      .insertInto("builds")
      .values({ id: 1, revision_id: "", attempt_ms: attemptMs })
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet({ attempt_ms: attemptMs })
          .where("builds.revision_id", "<>", revisionId)
          // A clock that was set back must not stop builds.
          .where(({ or, eb }) =>
            or([
              eb("builds.attempt_ms", "<=", attemptMs - MIN_DELAY_MS),
              eb("builds.attempt_ms", ">=", attemptMs + MIN_DELAY_MS),
            ]),
          ),
      );
    return (await attempt.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
  });
  if (!isDue) return;
  const response = await fetch(url, { method: "POST", signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The build hook answered with status ${response.status}.`);
  await database.write((trx) => trx.updateTable("builds").set({ revision_id: revisionId }).execute());
}

/**
 * Returns a store that announces a build in a warning of each commit.
 * @param startBuild called after each transaction, which does not wait for the host of the builds
 */
function createRebuildingStore(store: ContentStore, startBuild: () => void): ContentStore {
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
