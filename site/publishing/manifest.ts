/** What is remembered of a published site, beside its folder. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { Fingerprints } from "./routes.ts";

export interface Manifest {
  /** The stamp of what all routes were made of. */
  common: string;
  /** By address. */
  routes: Record<string, PublishedRoute>;
}

export interface PublishedRoute {
  /** Of what it was made of. */
  stamp: string;
  /** The files of the media folder that it names. */
  files?: readonly string[];
}

export function publishedRoute(stamp = "", files: readonly string[] = []): PublishedRoute {
  return { stamp, ...(files.length > 0 && { files }) };
}

function manifestPath(out: string): string {
  return `${resolve(out)}.manifest.json`;
}

/** While it is the same, so is the manifest. */
export function manifestFingerprint(out: string): string {
  const { mtimeMs, size, ino } = statSync(manifestPath(out), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size} ${ino}`;
}

export function readManifest(out: string): Manifest {
  const file = manifestPath(out);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { common: "", routes: {} };
}

export function writeManifest(out: string, manifest: Manifest): void {
  writeFileAtomic(manifestPath(out), JSON.stringify(manifest));
}

/** Whether a route was made of what these stamps stand for. */
export function isUpToDate({ common, routes }: Fingerprints, manifest: Manifest, path: string): boolean {
  return manifest.common === common && manifest.routes[path]?.stamp === routes[path];
}
