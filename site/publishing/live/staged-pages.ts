/** Pages that are rendered into a separate folder before a commit, and then replace the live pages. */
import { mkdirSync, readdirSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { mapConcurrent } from "#content/platform/event-loop.ts";
import { ifExists } from "#content/platform/file-error.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import { currentProcessName, isProcessName } from "#content/platform/process-identity.ts";
import { isLeftover } from "#content/platform/write-file-atomic.ts";
import type { AffectedRoutes } from "../fingerprints.ts";
import { type RenderPoolOptions, renderInPool } from "../prerender/render-pool.ts";
import { REDIRECTS_PATH } from "../prerender/write-site-files.ts";
import { htmlPath } from "../routes.ts";

/**
 * Folder of the staging folders, one for each commit. It is inside the site's folder, so that both are on one file system
 * and a rename suffices. The server serves no path whose name begins with a dot.
 */
const STAGING = ".staging";

export interface StagingOptions extends Omit<RenderPoolOptions, "stagingFolder" | "paths" | "onProgress" | "signal"> {
  routes: AffectedRoutes;
  /** New text of the file with the redirects: null deletes the file, and undefined keeps it. */
  redirects: string | null | undefined;
}

export type StagedPages = Awaited<ReturnType<typeof stagePages>>;

/** Renders the affected routes into a new staging folder, which it deletes if that fails. */
export async function stagePages({ routes, redirects, ...options }: StagingOptions) {
  const { out } = options;
  /** As long as it exists, the publish may be unfinished. */
  const folder = join(out, STAGING, currentProcessName());
  try {
    await mkdir(folder, { recursive: true });
    await syncFolder(dirname(folder));
    const rendered = await renderInPool({ ...options, stagingFolder: folder, paths: routes.rendered });
    const parents = new Set(rendered.written.map((path) => dirname(htmlPath(out, path))));
    for (const parent of parents) mkdirSync(parent, { recursive: true });
    if (typeof redirects === "string") await writeFile(join(folder, REDIRECTS_PATH), redirects);
    return { folder, routes, redirects, ...rendered };
  } catch (cause) {
    await discard(folder);
    throw cause;
  }
}

/**
 * Replaces the live pages and redirects, which needs no disk space. Requests are answered in between.
 * Removed pages go last, so that an address that moves always has its page or its redirect.
 * @throws Error the first failure, after all other files were replaced or deleted
 */
export async function activatePages({ folder, routes, redirects, written }: StagedPages, out: string): Promise<void> {
  const failures: unknown[] = [];
  const attempt = (step: Promise<void>) => step.catch((cause: unknown) => void failures.push(cause));
  await mapConcurrent(written, (path) => attempt(rename(htmlPath(folder, path), htmlPath(out, path))));
  await attempt(replaceRedirects(redirects, folder, out));
  for (const path of routes.removed) await attempt(rm(htmlPath(out, path), { force: true }));
  if (failures.length > 0) throw failures[0];
}

async function replaceRedirects(redirects: StagedPages["redirects"], folder: string, out: string): Promise<void> {
  const file = join(out, REDIRECTS_PATH);
  if (redirects === null) await rm(file, { force: true });
  else if (redirects !== undefined) await rename(join(folder, REDIRECTS_PATH), file);
}

export async function discard(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/**
 * Lists the staging folders in a site, before this process has created any.
 * @returns `isDead` is false if the process that created a folder may still run, for example on another machine
 */
export function listAbandoned(out: string) {
  const names = ifExists(() => readdirSync(join(out, STAGING))) ?? [];
  return names.filter(isProcessName).map((name) => {
    const folder = join(out, STAGING, name);
    return { folder, isDead: isLeftover(name, folder) };
  });
}
