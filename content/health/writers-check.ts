import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { diagnose } from "#schemas/diagnostics.ts";
import { parseProcessName } from "../platform/process-identity.ts";
import { committedRevision, recover } from "../store/file/commit.ts";
import { History } from "../store/file/history.ts";
import { listWriters } from "../store/file/writer-lock.ts";
import { type HealthCheck, type Repair, toProblems } from "./health-check.ts";
import { describeSetAside, moveFileAside, type StoreFolder } from "./store-folder.ts";

/** Checks that no dead process has left its lock or an unfinished commit behind. */
export function writersCheck(store: StoreFolder): HealthCheck {
  return {
    name: "Locks and unfinished commits",
    async run() {
      const abandoned = (await listWriters(store.dir)).filter(({ isAlive }) => !isAlive).map(({ folder }) => folder);
      const diagnostics = abandoned.map((folder) => {
        const { host, pid } = parseProcessName(basename(folder));
        const process = pid === 0 ? "A process" : `Process ${pid} on ${host}`;
        const message = `${process} ended without removing its lock. Its commit may be unfinished.`;
        return diagnose("lock/stale", message, { file: store.fileName(folder) });
      });
      return toProblems(diagnostics, recovery(store, abandoned));
    },
  };
}

/** @param abandoned folders of dead writers */
function recovery(store: StoreFolder, abandoned: readonly string[]): Repair {
  const history = new History(store.dir);
  const committed = new Set(history.names().map(({ id }) => id));
  const isCommitted = (folder: string) => committed.has(committedRevision(folder) ?? "");
  const uncommitted = abandoned.filter((folder) => !isCommitted(folder) && hasContent(folder));
  const sentences = [
    "Finish the commits of processes that have ended, and remove their locks.",
    ...uncommitted.map((folder) => describeSetAside(store, folder)),
  ];
  return {
    description: sentences.join(" "),
    async run(lock, onWarning) {
      for (const folder of uncommitted) await moveFileAside(store, folder);
      await recover(history, lock, onWarning);
    },
  };
}

function hasContent(folder: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).some((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size > 0;
  });
}
