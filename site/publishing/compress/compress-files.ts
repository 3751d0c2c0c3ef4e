/** Compresses the files of a site ahead of time, so that the server does not compress on each request. */
import { rmSync, type Stats, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastGlob from "fast-glob";
import { mapConcurrent } from "#content/platform/event-loop.ts";
import {
  ENCODING_SUFFIXES,
  ENCODINGS,
  type Encoding,
  isCompressedFrom,
  isCompressible,
} from "#content/platform/precompressed.ts";
import { removeAbandonedFiles, writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { SiteFolders } from "../routes.ts";

export interface CompressOptions extends Pick<SiteFolders, "out"> {
  /** Addresses of the files to compress, some of which may no longer exist. All files of the site by default. */
  only?: readonly string[] | undefined;
  onProgress?: (done: number, of: number) => void;
  signal?: AbortSignal | undefined;
}

/** Smaller files fit into one TCP packet without compression. */
const MIN_BYTES = 1000;

const COMPRESS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes the compressed versions of each changed file beside it: `farm.html.br` and `farm.html.gz`.
 * @returns the number of files that are worth compressing, the addresses of those that were compressed, and those of
 * compressed files that were deleted, because their source no longer exists or is too small
 */
export async function compressFiles({ out, only, onProgress, signal }: CompressOptions) {
  const found = await statFiles(out, only);
  for (const folder of new Set([...found.keys()].map(dirname))) removeAbandonedFiles(join(out, folder));
  const sources = listSources(found);
  const outdated = await filterOutdated(out, sources);
  const written: string[] = [];
  const wanted = new Set(sources.flatMap(compressedNames));

  await mapConcurrent(outdated, async (name) => {
    signal?.throwIfAborted();
    const bytes = await readIfExists(join(out, name));
    if (bytes === undefined) {
      // A later publish has removed the page in the meantime.
      for (const target of compressedNames(name)) wanted.delete(target);
      return;
    }
    for (const encoding of ENCODINGS) {
      const compressed = await COMPRESS[encoding](bytes);
      const target = name + ENCODING_SUFFIXES[encoding];
      if (compressed.length < bytes.length) writeFileAtomic(join(out, target), compressed);
      else wanted.delete(target);
    }
    written.push(`/${name}`);
    onProgress?.(written.length, outdated.length);
  });

  const removed = [...found.keys()].filter((name) => isCompressed(name) && !wanted.has(name));
  for (const name of removed) rmSync(join(out, name), { force: true });
  return { files: sources.length, written: written.sort(), removed: removed.map((name) => `/${name}`).sort() };
}

/** Returns the addresses of files that have no compressed version, or one of other content. */
export async function listUncompressed(out: string): Promise<string[]> {
  const outdated = await filterOutdated(out, listSources(await statFiles(out, undefined)));
  return outdated.map((name) => `/${name}`).sort();
}

function listSources(found: ReadonlyMap<string, Stats>): string[] {
  return [...found].filter(([name, { size }]) => isCompressible(name) && size >= MIN_BYTES).map(([name]) => name);
}

async function filterOutdated(out: string, sources: readonly string[]): Promise<string[]> {
  const outdated: string[] = [];
  await mapConcurrent(sources, async (name) => {
    const source = await readIfExists(join(out, name));
    for (const encoding of ENCODINGS) {
      const compressed = await readIfExists(join(out, name + ENCODING_SUFFIXES[encoding]));
      if (source === undefined || (compressed && isCompressedFrom(compressed, source, encoding))) continue;
      outdated.push(name);
      return;
    }
  });
  return outdated;
}

/** Returns the files that exist, by name, including their compressed versions. */
async function statFiles(out: string, only: CompressOptions["only"]): Promise<Map<string, Stats>> {
  const sources = only?.map((address) => address.slice(1));
  const names = sources?.flatMap((name) => [name, ...compressedNames(name)]) ?? (await fastGlob("**", { cwd: out }));
  const found = new Map<string, Stats>();
  for (const name of names) {
    const stats = statSync(join(out, name), { throwIfNoEntry: false });
    if (stats !== undefined) found.set(name, stats);
  }
  return found;
}

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw cause;
  }
}

function compressedNames(name: string): string[] {
  return ENCODINGS.map((encoding) => name + ENCODING_SUFFIXES[encoding]);
}

/** Returns whether a file is the compressed version of another. `plans.tar.gz` is not: `.tar` is not compressible. */
function isCompressed(name: string): boolean {
  const suffix = Object.values(ENCODING_SUFFIXES).find((each) => name.endsWith(each));
  return suffix !== undefined && isCompressible(name.slice(0, -suffix.length));
}
