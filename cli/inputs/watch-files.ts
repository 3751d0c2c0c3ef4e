import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { watch } from "chokidar";

export interface FileChange {
  /** Absolute path. */
  path: string;
  isDeleted: boolean;
}

export interface WatchOptions {
  isWatched(file: string): boolean;
  /** Returns whether a folder is left out, with everything in it. */
  isSkipped?(folder: string): boolean;
  signal?: AbortSignal | undefined;
}

/** Time to wait after a change for more of them, so that files that are saved together are handled together. */
const DEBOUNCE_MS = 30;

/** A file counts as saved when its size has not changed for some time, in milliseconds. */
const SETTLED = { stabilityThreshold: 50, pollInterval: 10 };

/**
 * Yields all watched files, and then, each time that some of them change, the changes. Changes that happen while the caller
 * handles earlier ones are yielded together afterwards.
 * @throws the abort reason of `signal`, or the error of a system that cannot watch the files
 */
export async function* watchFiles(
  paths: readonly string[],
  { isWatched, isSkipped = () => false, signal }: WatchOptions,
): AsyncGenerator<FileChange[], never> {
  const failure = new AbortController();
  const end = signal === undefined ? failure.signal : AbortSignal.any([signal, failure.signal]);
  const pending = new Map<string, FileChange>();
  const record = (isDeleted: boolean) => (path: string) => pending.set(path, { path, isDeleted });
  const watcher = watch([...new Set(paths)], {
    // Chokidar asks first without stats, when a path may be that of a file or a folder.
    ignored: (path, stats) => stats !== undefined && (stats.isFile() ? !isWatched(path) : isSkipped(path)),
    awaitWriteFinish: SETTLED,
  });
  watcher
    .on("add", record(false))
    .on("change", record(false))
    .on("unlink", record(true))
    .on("error", (cause) => failure.abort(cause));
  try {
    end.throwIfAborted();
    await once(watcher, "ready", { signal: end });
    for (;;) {
      const changes = [...pending.values()];
      pending.clear();
      yield changes;
      end.throwIfAborted();
      while (pending.size === 0) await once(watcher, "all", { signal: end });
      await sleep(DEBOUNCE_MS, undefined, { signal: end });
    }
  } catch (cause) {
    throw failure.signal.aborted ? failure.signal.reason : cause;
  } finally {
    await watcher.close();
  }
}
