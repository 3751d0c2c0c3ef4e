/** From the content of a store to the pictures of the site: its photos, those that shared links show, and the icons. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ContentStore } from "#content/content-store.ts";
import { type Making, makingsOf } from "./makings.ts";
import { cacheFolder, mediaFolder, readMedia } from "./media.ts";
import { sideBySide } from "./side-by-side.ts";
import { writeWhole } from "./write-whole.ts";

export interface ImagesOptions extends Omit<WriteOptions, "cache"> {
  /** The project's folder. */
  root: string;
  store: ContentStore;
  /** The folder of that store. */
  contentDir: string;
}

export interface WriteOptions {
  /** The folder of the static site. */
  out: string;
  /** The folder for what takes long to make. */
  cache: string;
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
export async function writeImages({ root, store, contentDir, ...options }: ImagesOptions): Promise<WrittenImages> {
  const folder = mediaFolder(contentDir);
  const cache = cacheFolder(root);
  const reader = Object.assign(await store.reader(), { media: await readMedia(folder, cache) });
  return writeMakings(await makingsOf(reader, { root, folder }), { ...options, cache });
}

/** Writes what is not there, and removes what was written before and nothing names any more. No file is ever half there. */
export async function writeMakings(
  wanted: readonly Making[],
  { out, cache, onProgress, signal }: WriteOptions,
): Promise<WrittenImages> {
  const makings = new Map(wanted.map((making) => [making.address, making]));
  const manifestFile = `${resolve(out)}.images.json`;
  const manifest: Manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, "utf8")) : {};

  const isCurrent = ({ address, key }: Making) => manifest[address] === key && existsSync(join(out, address));
  const missing = [...makings.values()].filter((making) => !isCurrent(making));
  const removed = Object.keys(manifest).filter((address) => !makings.has(address));
  const written: string[] = [];
  let made = 0;
  try {
    await sideBySide(missing, async ({ address, key, make }) => {
      signal?.throwIfAborted();
      const cached = join(cache, key);
      if (!existsSync(cached)) {
        writeWhole(cached, await make());
        made += 1;
      }
      writeWhole(join(out, address), readFileSync(cached));
      manifest[address] = key;
      written.push(address);
      onProgress?.(written.length, missing.length);
    });
    for (const address of removed) {
      rmSync(join(out, address), { force: true });
      delete manifest[address];
    }
  } finally {
    writeWhole(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  }
  return { files: makings.size, made, written: written.sort(), removed };
}
