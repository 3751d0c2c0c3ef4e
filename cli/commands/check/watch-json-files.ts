import { watch } from "chokidar";
import type { Io } from "#cli/context/command-context.ts";
import { errorMessage } from "#content/platform/error-message.ts";

/**
 * Calls a function with each JSON file in files or folders, and again whenever the file is saved, until the process is
 * interrupted. Errors of the function go to standard error.
 * @param paths absolute paths of files and folders
 */
export async function watchJsonFiles(
  paths: readonly string[],
  { stderr, signal }: Pick<Io, "stderr" | "signal">,
  onSave: (path: string) => Promise<void>,
): Promise<void> {
  const watcher = watch([...new Set(paths)], {
    ignored: (path, stats) => stats?.isFile() === true && !path.endsWith(".json"),
    awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
  });
  const handle = (path: string) => onSave(path).catch((cause) => stderr.write(`${errorMessage(cause)}\n`));
  watcher.on("add", handle).on("change", handle);
  await new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true }));
  await watcher.close();
}
