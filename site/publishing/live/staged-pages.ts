/** Pages that wait beside those that visitors see, to take their place all at once. */
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncFolder } from "#content/platform/fsync.ts";
import { currentProcessName, isDead, isProcessName } from "#content/platform/process-identity.ts";
import { type RenderPoolOptions, renderInPool } from "../prerender/render-pool.ts";
import type { RenderedRoutes } from "../prerender/render-routes.ts";
import { type AffectedRoutes, htmlPath } from "../routes.ts";

/**
 * The folder of those folders that pages wait in, one for each commit. It is within the site's, so that a rename is enough
 * whatever is mounted where; no address leads to a name that begins with a dot.
 */
const STAGING = ".staging";

export interface StagingOptions extends Omit<RenderPoolOptions, "into" | "paths" | "onProgress" | "signal"> {
  touched: AffectedRoutes;
}

export interface Staged extends RenderedRoutes {
  /** While it is there, something of what follows from the commit may be missing. */
  folder: string;
  /**
   * Swaps the pages. It takes no room on the disk, and lets nobody see some of the old beside some of the new.
   * @throws where a file could not be replaced; the others are
   */
  swap(): void;
}

/**
 * Renders the pages that differ.
 * @throws where that fails, and leaves nothing
 */
export async function stagePages({ touched, ...options }: StagingOptions): Promise<Staged> {
  const { out } = options;
  const folder = join(out, STAGING, currentProcessName());
  try {
    await mkdir(folder, { recursive: true });
    await syncFolder(dirname(folder));
    const { written, pages } = await renderInPool({ ...options, into: folder, paths: touched.rendered });
    const parents = new Set(written.map((path) => dirname(htmlPath(out, path))));
    for (const parent of parents) mkdirSync(parent, { recursive: true });
    return {
      folder,
      written,
      pages,
      swap() {
        const renamed = written.map((path) => () => renameSync(htmlPath(folder, path), htmlPath(out, path)));
        const removed = touched.removed.map((path) => () => rmSync(htmlPath(out, path), { force: true }));
        const failures = [...renamed, ...removed].flatMap(failureOf);
        if (failures.length > 0) throw failures[0];
      },
    };
  } catch (cause) {
    await discard(folder);
    throw cause;
  }
}

export async function discard(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** What processes have left that ended, or that another machine may have. */
export async function listAbandoned(out: string): Promise<{ folder: string; isDead: boolean }[]> {
  const names = await readdir(join(out, STAGING)).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === "ENOENT") return [];
    throw cause;
  });
  return names.filter(isProcessName).map((name) => ({ folder: join(out, STAGING, name), isDead: isDead(name) }));
}

function failureOf(step: () => void): unknown[] {
  try {
    step();
    return [];
  } catch (cause) {
    return [cause];
  }
}
