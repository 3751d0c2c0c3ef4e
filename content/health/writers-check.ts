import { basename } from "node:path";
import { parseProcessName } from "#content/platform/process-identity.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { listWriters } from "#content/store/file/writer-lock.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import type { HealthCheck } from "./health-check.ts";
import type { StoreFolder } from "./store-folder.ts";

/** Checks that no dead process has left its lock or an unfinished commit behind. */
export function writersCheck({ dir, fileName }: StoreFolder): HealthCheck {
  const recovery = {
    description: "Finish the commits of processes that have ended, and remove their locks.",
    // A transaction begins with both, and fails if another process is writing.
    run: async () => (await openFileStore({ dir })).transaction(async () => undefined),
  };
  return {
    name: "Locks and unfinished commits",
    async run() {
      const abandoned = (await listWriters(dir)).filter(({ isAlive }) => !isAlive);
      return abandoned.map(({ folder }, index) => {
        const { host, pid } = parseProcessName(basename(folder));
        const process = pid === 0 ? "A process" : `Process ${pid} on ${host}`;
        const message = `${process} ended without removing its lock. Its commit may be unfinished.`;
        const diagnostic = diagnose("lock/stale", message, { file: fileName(folder) });
        return index === 0 ? { diagnostic, repair: recovery } : { diagnostic };
      });
    },
  };
}
