/** Compresses the files of the site once, so that no request waits for it. */
import { rmSync, type Stats, statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastGlob from "fast-glob";
import { mapConcurrent } from "#content/platform/map-concurrent.ts";
import {
  ENCODING_SUFFIXES,
  ENCODINGS,
  type Encoding,
  isCompressedFrom,
  isCompressible,
} from "#content/platform/precompressed.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";

export interface CompressOptions {
  /** The folder of the static site. */
  out: string;
  /** Addresses of the files to look at, which may be gone; all of them where this is missing. */
  only?: readonly string[] | undefined;
  onProgress?: (done: number, of: number) => void;
  signal?: AbortSignal | undefined;
}

export interface Compressed {
  /** How many files there are that are worth it. */
  files: number;
  /** Addresses of files that were compressed. */
  written: string[];
  /** Addresses of what was made of files that are gone, or that are not worth it any more. */
  removed: string[];
}

/** Smaller files go in one packet as they are. */
const LEAST_BYTES = 1000;

/** A file that is written again within so short a time may keep its time. */
const TICK_MS = 20;

const COMPRESS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes, beside each file that is not what it was, what it is compressed: `farm.html.br` has the time of the `farm.html`
 * that it was made of, and counts only while the two are equal.
 */
export async function compressFiles({ out, only, onProgress, signal }: CompressOptions): Promise<Compressed> {
  const found = new Map<string, Stats>();
  for (const name of only?.flatMap(withCompressed) ?? (await fastGlob("**", { cwd: out }))) {
    const stats = statSync(join(out, name), { throwIfNoEntry: false });
    if (stats !== undefined) found.set(name, stats);
  }
  const sources = [...found].filter(([name, { size }]) => isCompressible(name) && size >= LEAST_BYTES);
  const isCurrent = (name: string, source: Stats) =>
    ENCODINGS.every((encoding) => {
      const compressed = found.get(name + ENCODING_SUFFIXES[encoding]);
      return compressed !== undefined && isCompressedFrom(compressed, source);
    });
  const due = sources.filter(([name, source]) => !isCurrent(name, source));
  const written: string[] = [];
  const wanted = new Set(sources.flatMap(([name]) => ENCODINGS.map((encoding) => name + ENCODING_SUFFIXES[encoding])));

  await mapConcurrent(due, async ([name]) => {
    signal?.throwIfAborted();
    const file = join(out, name);
    // Taken before it is read: if it is swapped meanwhile, what is made of it does not count.
    const { mtimeMs } = await settled(file);
    const bytes = await readFile(file);
    for (const encoding of ENCODINGS) {
      const compressed = await COMPRESS[encoding](bytes);
      const target = name + ENCODING_SUFFIXES[encoding];
      if (compressed.length < bytes.length) writeFileAtomic(join(out, target), compressed, mtimeMs);
      else wanted.delete(target);
    }
    written.push(`/${name}`);
    onProgress?.(written.length, due.length);
  });

  const removed = [...found.keys()].filter((name) => isCompressed(name) && !wanted.has(name));
  for (const name of removed) rmSync(join(out, name), { force: true });
  return { files: sources.length, written: written.sort(), removed: removed.map((name) => `/${name}`).sort() };
}

/** What a file is like once its time would change if it were written again. */
async function settled(file: string): Promise<Stats> {
  const stats = await stat(file);
  if (Date.now() - stats.mtimeMs < TICK_MS) await setTimeout(TICK_MS);
  return stats;
}

/** The names of a file and of what is made of it. */
function withCompressed(address: string): string[] {
  const name = address.slice(1);
  return [name, ...ENCODINGS.map((encoding) => name + ENCODING_SUFFIXES[encoding])];
}

/** Whether this is made of another file: an archive of one's own is not. */
function isCompressed(name: string): boolean {
  return Object.values(ENCODING_SUFFIXES).some(
    (ending) => name.endsWith(ending) && isCompressible(name.slice(0, -ending.length)),
  );
}
