/** What is remembered of a published site, beside its folder. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Stamps } from "./site-routes.ts";
import { writeWhole } from "./write-whole.ts";

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

function manifestOf(out: string): string {
  return `${resolve(out)}.manifest.json`;
}

/** While it is the same, so is the manifest. */
export function manifestStamp(out: string): string {
  const { mtimeMs, size, ino } = statSync(manifestOf(out), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size} ${ino}`;
}

export function readManifest(out: string): Manifest {
  const file = manifestOf(out);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { common: "", routes: {} };
}

export function writeManifest(out: string, manifest: Manifest): void {
  writeWhole(manifestOf(out), JSON.stringify(manifest));
}

/** Whether a route was made of what these stamps stand for. */
export function isMadeFrom({ common, routes }: Stamps, manifest: Manifest, path: string): boolean {
  return manifest.common === common && manifest.routes[path]?.stamp === routes[path];
}
