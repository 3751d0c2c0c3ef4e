/** From the content of a store to the pictures of the site: its photos, those that shared links show, and the icons. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { mapConcurrent } from "#content/platform/map-concurrent.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { isOpenGraphPath, openGraphPath } from "#site/seo/open-graph/open-graph-path.ts";
import { type ImageOutput, listImageOutputs } from "./image-outputs.ts";
import { cacheFolder, mediaFolder, readMedia } from "./media-index.ts";

export interface ImagesOptions extends Pick<WriteOptions, "out" | "onProgress" | "signal"> {
  /** The project's folder. */
  root: string;
  store: ContentStore;
  /** The folder of that store. */
  contentDir: string;
  /** Leaves the pictures of the shared links of other pages as they are. */
  only?: ChangedPages | undefined;
}

export interface ChangedPages {
  /** Those that are other pages now, and those that are gone. */
  pages: readonly PageId[];
  gone: readonly PageId[];
  /** The files that any page names. */
  files: readonly string[];
}

export interface WriteOptions {
  /** The folder of the static site. */
  out: string;
  /** The folder for what takes long to make. */
  cache: string;
  /** Whether a file that was written before stays although it is not wanted; none does where this is missing. */
  isKept?: ((address: string) => boolean) | undefined;
  onProgress?: (done: number, of: number) => void;
  signal?: AbortSignal | undefined;
}

export interface WrittenImages {
  /** How many files there are to be. */
  files: number;
  /** How many of them had to be made: others were there, or in the cache. */
  made: number;
  /** Addresses whose file is new or not what it was. */
  written: string[];
  /** Addresses whose file nothing names any more. */
  removed: string[];
}

/** By address, the key of each file as it was written. */
type Manifest = Record<string, string>;

/** Makes the pictures that the content names, or that its pages have anyway. */
export async function writeImages(options: ImagesOptions): Promise<WrittenImages> {
  const { root, store, contentDir, only, ...writing } = options;
  const folder = mediaFolder(contentDir);
  const cache = cacheFolder(root);
  const reader = Object.assign(await store.reader(), { media: await readMedia(folder, cache) });
  const lost = new Set(only?.gone.map(openGraphPath));
  const isOther = (address: string) => isOpenGraphPath(address) && !lost.has(address);
  const makings = await listImageOutputs(reader, { root, folder, pages: only?.pages, files: only?.files });
  return writeOutputs(makings, { ...writing, cache, isKept: only && isOther });
}

/** Writes what is not there, and removes what was written before and nothing names any more. No file is ever half there. */
export async function writeOutputs(
  wanted: readonly ImageOutput[],
  { out, cache, isKept = () => false, onProgress, signal }: WriteOptions,
): Promise<WrittenImages> {
  const makings = new Map(wanted.map((making) => [making.address, making]));
  const manifestFile = `${resolve(out)}.images.json`;
  const manifest: Manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, "utf8")) : {};

  const isCurrent = ({ address, key }: ImageOutput) => manifest[address] === key && existsSync(join(out, address));
  const missing = [...makings.values()].filter((making) => !isCurrent(making));
  const removed = Object.keys(manifest).filter((address) => !makings.has(address) && !isKept(address));
  const written: string[] = [];
  let made = 0;
  try {
    await mapConcurrent(missing, async ({ address, key, make }) => {
      signal?.throwIfAborted();
      const cached = join(cache, key);
      if (!existsSync(cached)) {
        writeFileAtomic(cached, await make());
        made += 1;
      }
      writeFileAtomic(join(out, address), readFileSync(cached));
      manifest[address] = key;
      written.push(address);
      onProgress?.(written.length, missing.length);
    });
    for (const address of removed) {
      rmSync(join(out, address), { force: true });
      delete manifest[address];
    }
  } finally {
    writeFileAtomic(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  }
  return { files: makings.size, made, written: written.sort(), removed };
}
