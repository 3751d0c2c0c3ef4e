/** Generates the images of a site and writes those that changed. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { mapConcurrent } from "#content/platform/event-loop.ts";
import { ifExists } from "#content/platform/file-error.ts";
import { removeAbandonedFiles, writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { isOpenGraphPath, openGraphPath } from "#site/seo/open-graph/open-graph-page.ts";
import { cacheFolder, mediaFolder, type SiteFolders } from "../routes.ts";
import { generateCached, type ImageOutput, listImageOutputs } from "./image-outputs.ts";
import { readMedia } from "./media-index.ts";

export interface ImagesOptions extends SiteFolders, Pick<OutputOptions, "onProgress" | "signal"> {
  store: ContentStore;
  /**
   * Limits the images for shared links to those of changed pages, some of which no longer exist, and the others to media
   * files that any page of the site shows. All pages by default.
   */
  only?: { rendered: readonly PageId[]; removed: readonly PageId[]; files: readonly string[] } | undefined;
}

export interface OutputOptions extends Pick<SiteFolders, "out"> {
  /** Folder that generated files are kept in. */
  cache: string;
  /** Returns whether a file of an earlier run stays although it is not among the outputs. By default none does. */
  isKept?: ((address: string) => boolean) | undefined;
  onProgress?: (done: number, of: number) => void;
  signal?: AbortSignal | undefined;
}

export async function writeImages(options: ImagesOptions) {
  const { root, store, contentDir, only, ...rest } = options;
  const folder = mediaFolder(contentDir);
  const cache = cacheFolder(rest.out);
  const reader = Object.assign(await store.reader(), { media: await readMedia({ out: rest.out, contentDir }) });
  const limits = { pages: only?.rendered, files: only?.files };
  const outputs = await listImageOutputs(reader, { root, mediaFolder: folder, ...limits });
  const removed = new Set(only?.removed.map(openGraphPath));
  const belongsToOtherPage = (address: string) => isOpenGraphPath(address) && !removed.has(address);
  return writeOutputs(outputs, { ...rest, cache, isKept: only && belongsToOtherPage });
}

/**
 * Writes outputs that are missing or outdated, and deletes files of earlier runs. Each file is replaced atomically.
 * @returns the number of files, of those that were not in the cache, and the addresses of written and deleted files
 * @internal exported for tests
 */
export async function writeOutputs(outputs: readonly ImageOutput[], options: OutputOptions) {
  const { out, cache, isKept = () => false, onProgress, signal } = options;
  const byAddress = new Map(outputs.map((output) => [output.address, output]));
  const manifestFile = `${resolve(out)}.images.json`;
  const manifestText = ifExists(() => readFileSync(manifestFile, "utf8"));
  /** The cache key of each written file, by address. */
  const manifest: Record<string, string> = JSON.parse(manifestText ?? "{}");

  const files = outputs.flatMap(({ address, key }) => [join(out, address), join(cache, key)]);
  for (const folder of new Set([resolve(out), ...files].map((file) => dirname(file)))) removeAbandonedFiles(folder);

  const isCurrent = ({ address, key }: ImageOutput) => manifest[address] === key && existsSync(join(out, address));
  const outdated = [...byAddress.values()].filter((output) => !isCurrent(output));
  const removed = Object.keys(manifest).filter((address) => !byAddress.has(address) && !isKept(address));
  const written: string[] = [];
  let made = 0;
  try {
    await mapConcurrent(outdated, async (output) => {
      signal?.throwIfAborted();
      const { address, key } = output;
      const { path, isNew } = await generateCached(output, cache);
      if (isNew) made += 1;
      writeFileAtomic(join(out, address), readFileSync(path));
      manifest[address] = key;
      written.push(address);
      onProgress?.(written.length, outdated.length);
    });
    for (const address of removed) {
      rmSync(join(out, address), { force: true });
      delete manifest[address];
    }
  } finally {
    writeFileAtomic(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  }
  return { files: byAddress.size, made, written: written.sort(), removed };
}
