import { createHash } from "node:crypto";
import { readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { LRUCache } from "lru-cache";
import { headersOfPage } from "#api/http/content-styles.ts";
import { ENCODING_SUFFIXES, type Encoding, isCompressedFrom, isCompressible } from "#content/platform/precompressed.ts";
import { cacheControlFor, type HeaderTable, NO_SNIFF } from "#schemas/headers/security-headers.ts";

/** A file in one encoding, with its response headers by status. */
export type Representation = ReturnType<typeof represent>;

interface CachedFile {
  stats: Stats;
  /** Representations by encoding. Undefined is the key of the uncompressed file. */
  representations: ReadonlyMap<Encoding | undefined, Representation>;
}

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const MAX_CACHED_FILE_BYTES = 1024 * 1024;
/** Estimated memory of a representation without its body. */
const OVERHEAD_BYTES = 4096;
/** Number of compressed files whose comparison with their source is remembered. */
const MAX_VERDICTS = 5000;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
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

/** Creates a cache of the files in a folder. It reads a file again when its size, mtime or inode has changed. */
export function createFileCache(folder: string, headersFor: (name: string) => HeaderTable) {
  const sizeCalculation = ({ representations }: CachedFile) =>
    [...representations.values()].reduce((sum, { body }) => sum + OVERHEAD_BYTES + (body?.length ?? 0), 1);
  const cache = new LRUCache<string, CachedFile>({ maxSize: MAX_CACHE_BYTES, sizeCalculation });
  const stat = createStatCache(folder);
  const verdicts = new LRUCache<string, boolean>({ max: MAX_VERDICTS });

  /** Returns whether a compressed file has the content of its source. Compares each version of both files only once. */
  function isCurrent(source: [string, Stats], compressed: [string, Stats], encoding: Encoding): boolean {
    const id = [source, compressed].map(([file, { ino, size, mtimeMs }]) => `${file} ${ino} ${size} ${mtimeMs}`).join();
    const known = verdicts.get(id);
    if (known !== undefined) return known;
    const verdict = isCompressedFrom(readFileSync(compressed[0]), readFileSync(source[0]), encoding);
    verdicts.set(id, verdict);
    return verdict;
  }

  function read(name: string, source: Stats, encoding: Encoding | undefined): Representation | undefined {
    const encodedName = encoding === undefined ? name : name + ENCODING_SUFFIXES[encoding];
    const stats = stat(encodedName);
    const file = join(folder, encodedName);
    // A symbolic link may lead out of the folder.
    if (stats === null || !realpathSync(file).startsWith(realpathSync(folder) + sep)) return undefined;
    if (encoding !== undefined && !isCurrent([join(folder, name), source], [file, stats], encoding)) return undefined;
    const headers = headersFor(name);
    const isPage = name.endsWith(".html");
    const own = isPage ? headersOfPage(headers, readFileSync(join(folder, name), "utf8")) : headers;
    return represent(name, { file, stats, source, encoding }, own);
  }

  /**
   * Finds a file in the first available of some encodings, or uncompressed.
   * @returns undefined if the file does not exist
   * @throws if the file cannot be read
   */
  return (name: string, encodings: readonly Encoding[]): Representation | undefined => {
    const stats = stat(name);
    if (stats === null) return undefined;
    const cached = cache.get(name);
    const known: CachedFile =
      cached && isSameFile(cached.stats, stats) ? cached : { stats, representations: new Map() };
    for (const encoding of isCompressible(name) ? [...encodings, undefined] : [undefined]) {
      const representation = known.representations.get(encoding);
      if (representation !== undefined) return representation;
      const added = read(name, stats, encoding);
      if (added === undefined) continue;
      // A new object, because the cache measures each object only once.
      cache.set(name, { ...known, representations: new Map(known.representations).set(encoding, added) });
      return added;
    }
    return undefined;
  };
}

/**
 * Reads a file, unless it is too large for the cache, and returns it with its response headers.
 * @param found `source` is the status of the uncompressed file
 */
function represent(
  name: string,
  found: { file: string; stats: Stats; source: Stats; encoding: Encoding | undefined },
  headers: HeaderTable,
) {
  const { file, stats, source, encoding } = found;
  const body = stats.size > MAX_CACHED_FILE_BYTES ? undefined : readFileSync(file);
  const size = body?.length ?? stats.size;
  // The entity tag covers the security headers too, because a 304 keeps those that the client has stored.
  const digest = createHash("sha256")
    .update(JSON.stringify(headers))
    .update(body ?? `${source.mtimeMs} ${size}`);
  const etag = `"${digest.digest("base64url").slice(0, 22)}${encoding === undefined ? "" : `-${encoding}`}"`;
  const lastModified = source.mtime.toUTCString();
  const caching = { "Cache-Control": cacheControlFor(name), ...(isCompressible(name) && { Vary: "Accept-Encoding" }) };
  const notFound: HeaderTable = {
    "Content-Type": CONTENT_TYPES[extname(name)] ?? "application/octet-stream",
    "Content-Length": String(size),
    ...(encoding !== undefined && { "Content-Encoding": encoding }),
    ...caching,
    ...headers,
  };
  const ok: HeaderTable = {
    ...notFound,
    ETag: etag,
    "Last-Modified": lastModified,
    ...(encoding === undefined && { "Accept-Ranges": "bytes" }),
  };
  const notModified: HeaderTable = { ...caching, ETag: etag, ...NO_SNIFF };
  return { file, size, body, etag, lastModified, headers: { 200: ok, 304: notModified, 404: notFound } };
}

/**
 * Returns a function that reads the status of a file in the folder, or null if it does not exist. Requests that are
 * handled in the same iteration of the event loop share one system call.
 */
function createStatCache(folder: string): (name: string) => Stats | null {
  const recent = new Map<string, Stats | null>();
  return (name) => {
    const known = recent.get(name);
    if (known !== undefined) return known;
    if (recent.size === 0) setImmediate(() => recent.clear());
    const stats = statFile(join(folder, name));
    recent.set(name, stats);
    return stats;
  };
}

function statFile(file: string): Stats | null {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : null;
  } catch {
    // Part of the path is a file, the name is too long, or permission is denied.
    return null;
  }
}

export function isSameFile(one: Stats, other: Stats): boolean {
  return one.mtimeMs === other.mtimeMs && one.size === other.size && one.ino === other.ino;
}
