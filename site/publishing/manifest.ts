/** The manifest of a published site: fingerprints of its routes, in a file beside its folder. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readBytes } from "#content/platform/read-bytes.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { type Fingerprints, isShownByOthers, showsDocument } from "./fingerprints.ts";
import { htmlPath, pagesAt } from "./routes.ts";

export interface SiteManifest {
  common: string;
  /** The id of the first revision of the store that the pages show. Manifests of earlier versions lack it. */
  store?: string | undefined;
  routes: Record<string, PublishedRoute>;
}

export interface PublishedRoute {
  /** Fingerprint of the route's own document. Manifests of earlier versions lack it or the size, so the route is rendered again. */
  fingerprint?: string;
  /** Names of the media files that the page shows. */
  files?: readonly string[];
  size?: number | undefined;
}

/** Returns the record of a route whose file was written to `out`. */
export function publishedRoute(
  out: string,
  path: string,
  { fingerprint = "", files = [] }: { fingerprint?: string | undefined; files?: readonly string[] | undefined },
): PublishedRoute {
  const size = statSync(htmlPath(out, path), { throwIfNoEntry: false })?.size;
  return { fingerprint, ...(files.length > 0 && { files }), size };
}

function manifestPath(out: string): string {
  return `${resolve(out)}.manifest.json`;
}

/** Returns a text that changes whenever the manifest file is replaced. */
function manifestFingerprint(out: string): string {
  const { mtimeMs, size, ino } = statSync(manifestPath(out), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size} ${ino}`;
}

/** Reads the manifest of a site. It is empty if the site was never published. */
export function readManifest(out: string): SiteManifest {
  const file = manifestPath(out);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { common: "", routes: {} };
}

/** Length of the beginning of a manifest that has the fingerprint of what all routes share, in bytes. */
const HEAD_LENGTH = 1024;

/**
 * Reads the fingerprint of what all routes share. In a large manifest, that is much faster than reading all of it.
 * @internal exported for tests
 */
export function readCommonFingerprint(out: string): string {
  const file = manifestPath(out);
  const head = existsSync(file) ? readBytes(file, HEAD_LENGTH).toString() : "";
  const [, common] = /^\{(?:"store":"[^"\\]*",)?"common":"([^"\\]*)"/.exec(head) ?? [];
  return common ?? readManifest(out).common;
}

/**
 * Cache of the fingerprint of what all live pages share. It is ahead of the manifest between the activation of pages and
 * their finalization, and is read from the manifest again when another process has replaced that file.
 */
export class PublishedFingerprint {
  readonly #out: string;
  #common = "";
  #manifest = "";

  constructor(out: string) {
    this.#out = out;
  }

  read(): string {
    const manifest = manifestFingerprint(this.#out);
    if (manifest !== this.#manifest) {
      this.#common = readCommonFingerprint(this.#out);
      this.#manifest = manifest;
    }
    return this.#common;
  }

  /** Records that all live pages have this fingerprint, although the manifest does not say so yet. */
  write(common: string): void {
    this.#common = common;
    this.#manifest = manifestFingerprint(this.#out);
  }

  /** Records that this process has replaced the manifest, so the cached fingerprint is still the newest. */
  acknowledgeManifest(): void {
    this.#manifest = manifestFingerprint(this.#out);
  }
}

/** Returns whether the pages of a site show another store. That is unknown before the first revision of a store. */
export async function showsOtherStore(out: string, store: Pick<ContentStore, "revisions">): Promise<boolean> {
  const [shown, current] = [readManifest(out).store, await readStoreId(store)];
  return shown !== undefined && current !== undefined && shown !== current;
}

export async function readStoreId(store: Pick<ContentStore, "revisions">): Promise<string | undefined> {
  return (await store.revisions())[0]?.id;
}

export function writeManifest(out: string, manifest: SiteManifest): void {
  writeFileAtomic(manifestPath(out), JSON.stringify(manifest));
}

/**
 * Returns a function that tells whether the file of a route is the one that was published: it has the recorded size, and is
 * not newer than the manifest.
 */
export function createIntactCheck(out: string, { routes }: SiteManifest): (path: string) => boolean {
  const publishedMs = statSync(manifestPath(out), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return (path) => {
    const file = statSync(htmlPath(out, path), { throwIfNoEntry: false });
    return file !== undefined && file.size === routes[path]?.size && file.mtimeMs <= publishedMs;
  };
}

/**
 * Returns a function that tells whether a route was published with its current fingerprints. The manifest has no new
 * fingerprint of a page before the other routes that show it are published too.
 */
export function createUpToDateCheck({ common, routes }: Fingerprints, manifest: SiteManifest) {
  const changed = new Set<string>();
  let known = 0;
  // Looking up the addresses of an object in a map is much faster than the reverse.
  for (const path in manifest.routes) {
    const fingerprint = routes.get(path);
    if (fingerprint !== undefined) known += 1;
    if (fingerprint === undefined || manifest.routes[path]?.fingerprint !== fingerprint) changed.add(path);
  }
  if (known < routes.size)
    for (const path of routes.keys()) if (!Object.hasOwn(manifest.routes, path)) changed.add(path);
  const shared = pagesAt(changed).filter(isShownByOthers);
  const showsChange = (path: string) => shared.some((page) => showsDocument(path, page));
  return (path: string): boolean => manifest.common === common && !changed.has(path) && !showsChange(path);
}

function mediaPath(out: string): string {
  return `${resolve(out)}.media.json`;
}

export function writePublishedMedia(out: string, media: MediaIndex): void {
  writeFileAtomic(mediaPath(out), JSON.stringify([...media]));
}

export async function readPublishedMedia(out: string): Promise<MediaIndex> {
  return new Map(JSON.parse(await readFile(mediaPath(out), "utf8")));
}
