/** Files of a folder as they go out: read once, and kept as long as they are what they were. */
import { createHash } from "node:crypto";
import { readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { LRUCache } from "lru-cache";
import { ENCODING_SUFFIXES, type Encoding, isCompressedFrom, isCompressible } from "#content/platform/precompressed.ts";
import { cacheControlFor } from "#schemas/headers/cache-control.ts";
import { type HeaderTable, NO_SNIFFING } from "#schemas/headers/security-headers.ts";

/** A file in one encoding. */
export interface Representation {
  file: string;
  size: number;
  /** Missing where it is too large to be kept. */
  body: Buffer | undefined;
  etag: string;
  lastModified: string;
  /** By status. */
  headers: Readonly<Record<200 | 304 | 404, HeaderTable>>;
}

interface CachedFile {
  /** What it was like when it was read. */
  source: Stats;
  isCompressible: boolean;
  representations: ReadonlyMap<Encoding | undefined, Representation>;
}

export interface FileCache {
  /**
   * A file in the first of some encodings that there is, or as it is.
   * @param name from the folder on, which leads to nowhere else
   * @returns undefined where there is no such file
   * @throws where it cannot be read
   */
  find(name: string, encodings: readonly Encoding[]): Representation | undefined;
}

const KEPT_BYTES = 64 * 1024 * 1024;
const KEPT_FILE_BYTES = 1024 * 1024;
/** What is kept beside the bytes of a file. */
const KEPT_BESIDE_BYTES = 4096;

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** @param headersOf those that every answer with a file has, by its name */
export function createFileCache(folder: string, headersOf: (name: string) => HeaderTable): FileCache {
  const kept = new LRUCache<string, CachedFile>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ representations }) =>
      [...representations.values()].reduce((sum, { body }) => sum + KEPT_BESIDE_BYTES + (body?.length ?? 0), 1),
  });
  /** What files are like, for the requests that came in together. */
  const seen = new Map<string, Stats | null>();

  function look(name: string): Stats | null {
    const known = seen.get(name);
    if (known !== undefined) return known;
    if (seen.size === 0) setImmediate(() => seen.clear());
    const stats = statsOf(join(folder, name));
    seen.set(name, stats);
    return stats;
  }

  function represent(name: string, source: Stats, encoding?: Encoding): Representation | undefined {
    const ownName = encoding === undefined ? name : name + ENCODING_SUFFIXES[encoding];
    const file = join(folder, ownName);
    const own = look(ownName);
    if (own === null || !isCompressedFrom(own, source) || !isInside(folder, file)) return undefined;
    const body = own.size > KEPT_FILE_BYTES ? undefined : readFileSync(file);
    const size = body?.length ?? own.size;
    // Who has the file has these headers with it: where they change, it goes out again.
    const headers = headersOf(name);
    const digest = digestOf(JSON.stringify(headers), body ?? `${source.mtimeMs} ${size}`);
    const etag = `"${digest}${encoding === undefined ? "" : `-${encoding}`}"`;
    const lastModified = source.mtime.toUTCString();
    const shared = { "Cache-Control": cacheControlFor(name), ...(isCompressible(name) && { Vary: "Accept-Encoding" }) };
    const whole = {
      "Content-Type": TYPES[extname(name)] ?? "application/octet-stream",
      "Content-Length": String(size),
      ...(encoding !== undefined && { "Content-Encoding": encoding }),
      ...shared,
      ...headers,
    };
    return {
      file,
      size,
      body,
      etag,
      lastModified,
      headers: {
        200: {
          ...whole,
          ETag: etag,
          "Last-Modified": lastModified,
          ...(encoding === undefined && { "Accept-Ranges": "bytes" }),
        },
        304: { ...shared, ETag: etag, ...NO_SNIFFING },
        404: whole,
      },
    };
  }

  return {
    find(name, encodings) {
      const source = look(name);
      if (source === null) return undefined;
      const known = kept.get(name);
      const isCurrent = known !== undefined && isSame(known.source, source);
      const file: CachedFile = isCurrent
        ? known
        : { source, isCompressible: isCompressible(name), representations: new Map() };
      for (const encoding of file.isCompressible ? [...encodings, undefined] : [undefined]) {
        const found = file.representations.get(encoding);
        if (found !== undefined) return found;
        const read = represent(name, source, encoding);
        if (read === undefined) continue;
        // As a new object: the size of one that is there is not counted again.
        kept.set(name, { ...file, representations: new Map(file.representations).set(encoding, read) });
        return read;
      }
      return undefined;
    },
  };
}

/** Null where there is no such file. */
function statsOf(file: string): Stats | null {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : null;
  } catch {
    // Its folder is a file, its name is too long, or nobody may look at it.
    return null;
  }
}

function isSame(one: Stats, other: Stats): boolean {
  return one.mtimeMs === other.mtimeMs && one.size === other.size && one.ino === other.ino;
}

/** Whether no link leads out of the folder. */
function isInside(folder: string, file: string): boolean {
  return realpathSync(file).startsWith(realpathSync(folder) + sep);
}

function digestOf(headers: string, content: Buffer | string): string {
  return createHash("sha256").update(headers).update(content).digest("base64url").slice(0, 22);
}
