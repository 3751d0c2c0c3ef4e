import { createReadStream, openSync, readFileSync, type Stats, statSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { LRUCache } from "lru-cache";
import { sendRawError } from "#api/http/raw-error-response.ts";
import { acceptedEncodings, type Encoding } from "#content/platform/precompressed.ts";
import { CACHE_REVALIDATE, type HeaderTable, type SecurityHeaders } from "#schemas/headers/security-headers.ts";
import { canonicalPath, extendTarget, GONE, parseRedirects } from "#schemas/redirects.ts";
import { createFileCache, isSameFile, type Representation } from "./file-cache.ts";

const NOT_FOUND_FILE = "404.html";
const ADMIN_FILE = "admin.html";

/** Number of paths and of Accept-Encoding headers whose meaning is kept: most requests have the same few. */
const MAX_KNOWN = 1000;

/**
 * Creates a listener that serves the files of a folder for GET and HEAD. Targets are paths with an optional query. A path
 * without a file is redirected as the file `_redirects` says, or to its lower-case form. A file that is replaced on disk is
 * served from the next request on. The listener throws if a file exists but cannot be read.
 */
export function createStaticSite(
  dir: string,
  { document: headers, admin }: Pick<SecurityHeaders, "document" | "admin">,
): RequestListener {
  const findFile = createFileCache(dir, (name) => (name === ADMIN_FILE ? admin : headers));
  const readRedirects = createRedirectReader(dir);
  const paths = new LRUCache<string, ReturnType<typeof resolvePath>>({ max: MAX_KNOWN, memoMethod: resolvePath });
  const accepted = new LRUCache<string, Encoding[]>({ max: MAX_KNOWN, memoMethod: acceptedEncodings });

  function findRedirect(path: string): string | undefined {
    const lowerCase = paths.memo(encodePath(path.toLowerCase()));
    if (typeof lowerCase !== "object") return undefined;
    const isVariant = lowerCase.path !== path && lowerCase.file !== NOT_FOUND_FILE;
    if (isVariant && findFile(lowerCase.file, []) !== undefined) return encodePath(lowerCase.path);
    return readRedirects().get(lowerCase.path);
  }

  return (request, response) => {
    const { url = "", method } = request;
    if (method !== "GET" && method !== "HEAD")
      return sendRawError(response, "method-not-allowed", { ...headers, Allow: "GET, HEAD" });
    const queryAt = url.indexOf("?");
    const resolved = paths.memo(queryAt < 0 ? url : url.slice(0, queryAt));
    if (resolved === 400) return sendRawError(response, "bad-request", headers);
    const encodings = accepted.memo(request.headers["accept-encoding"] ?? "");
    // Byte ranges refer to the uncompressed file.
    const isRange = request.headers.range !== undefined && method === "GET";
    const isServed = resolved !== 404 && resolved.file !== NOT_FOUND_FILE;
    const found = isServed ? findFile(resolved.file, isRange ? [] : encodings) : undefined;
    const query = queryAt < 0 ? "" : url.slice(queryAt);
    if (resolved === 404 || found === undefined) {
      const target = resolved === 404 ? undefined : findRedirect(resolved.path);
      if (target === undefined || target === GONE) {
        const page = findFile(NOT_FOUND_FILE, encodings);
        if (page === undefined) sendRawError(response, target === GONE ? "gone" : "not-found", headers);
        else send(request, response, target === GONE ? 410 : 404, page.headers[404], page);
      } else {
        // Browsers would otherwise remember the redirect, and the page may come back.
        const uncached = { ...headers, "Cache-Control": CACHE_REVALIDATE };
        redirect(response, 301, extendTarget(target, { search: query }), uncached);
      }
    } else if (!resolved.isCanonical) redirect(response, 308, encodePath(resolved.path) + query, headers);
    else if (isNotModified(request, found)) response.writeHead(304, found.headers[304]).end();
    else sendFile(request, response, found);
  };
}

function redirect(response: ServerResponse, status: 301 | 308, location: string, headers: HeaderTable): void {
  response.writeHead(status, { ...headers, Location: location, "Content-Length": "0" }).end();
}

function sendFile(request: IncomingMessage, response: ServerResponse, found: Representation): void {
  const { size, headers } = found;
  const range = requestedRange(request, found);
  if (range === undefined) send(request, response, 200, headers[200], found);
  else if (range === "unsatisfiable") {
    const none = { ...headers[404], "Content-Range": `bytes */${size}`, "Content-Length": "0" };
    response.writeHead(416, none).end();
  } else {
    const part = {
      ...headers[200],
      "Content-Range": `bytes ${range.start}-${range.end}/${size}`,
      "Content-Length": String(range.end - range.start + 1),
    };
    send(request, response, 206, part, found, range);
  }
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: HeaderTable,
  { file, size, body }: Representation,
  { start, end } = { start: 0, end: size - 1 },
): void {
  if (method === "HEAD" || body !== undefined) {
    response.writeHead(status, headers).end(method === "HEAD" ? undefined : body?.subarray(start, end + 1));
    return;
  }
  const bytes = createReadStream("", { fd: openSync(file, "r"), start, end });
  response.writeHead(status, headers);
  // If the disk fails or the client disconnects, the pipeline closes both ends.
  pipeline(bytes, response, () => undefined);
}

/**
 * Returns whether the client already has the current file. If-None-Match takes precedence over If-Modified-Since, whose
 * date must equal the one that was sent. RFC 9110, sections 13.1.2 and 13.1.3
 */
function isNotModified({ headers }: IncomingMessage, { etag, lastModified }: Representation): boolean {
  const ifNoneMatch = headers["if-none-match"];
  if (ifNoneMatch === undefined) return headers["if-modified-since"] === lastModified;
  return ifNoneMatch === etag || ifNoneMatch.split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));
}

/**
 * Returns the range that the client has requested, or undefined for the whole file. A range is ignored unless If-Range
 * matches, so that a client never joins parts of different files. RFC 9110, section 13.1.5
 */
function requestedRange({ method, headers }: IncomingMessage, found: Representation) {
  const { range, "if-range": ifRange = found.etag } = headers;
  const isCurrent = ifRange === found.etag || ifRange === found.lastModified;
  return method === "GET" && range !== undefined && isCurrent ? parseByteRange(range, found.size) : undefined;
}

/** Returns a function that returns the redirects of a site by path. It reads the file again when it has changed. */
function createRedirectReader(dir: string): () => ReadonlyMap<string, string> {
  const file = join(dir, "_redirects");
  let known: { stats: Stats; redirects: ReadonlyMap<string, string> } | undefined;
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined) return new Map();
    if (known === undefined || !isSameFile(known.stats, stats)) {
      known = { stats, redirects: parseRedirects(readFileSync(file, "utf8")) };
    }
    return known.redirects;
  };
}

function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/**
 * Parses a Range header. RFC 9110, section 14.2
 * @param size size of the file in bytes
 * @returns the positions of the first and the last byte, `unsatisfiable` if the range starts after the end of the file, or
 * undefined if the header must be ignored because it is anything but one range of bytes
 * @internal exported for tests
 */
export function parseByteRange(header: string, size: number) {
  const [, first = "", last = "", suffixLength = ""] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(header.trim()) ?? [];
  if (first === "" && suffixLength === "") return undefined;
  if (last !== "" && Number(last) < Number(first)) return undefined;
  const start = first === "" ? Math.max(0, size - Number(suffixLength)) : Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : "unsatisfiable";
}

/** Matches segments that no file of the site has: empty ones, and those that begin with a dot or contain a backslash. */
const FORBIDDEN_SEGMENT = /\\|\/[./]/;

/** The only folder beginning with a dot that the site may have. RFC 8615 */
const WELL_KNOWN = /^\/\.well-known(?=\/[^/])/;

/** File extensions that the server never exposes: `.html` is left out of URLs, and the others are internal. */
const HIDDEN_EXTENSION = /\.(?:br|gz|html|tmp)$/;

/**
 * Resolves a URL path to a file of the site, without access to the file system.
 * @param pathname path of a request, percent-encoded and not normalized
 * @returns the file relative to the site's folder and its canonical path, decoded, to which the client must be redirected
 * unless `isCanonical` is true, or 400 if the path is malformed, or 404 if no file can have the path
 * @internal exported for tests
 */
export function resolvePath(pathname: string) {
  const decoded = decode(pathname);
  if (decoded === undefined || /\p{Cc}/u.test(decoded)) return 400;
  const path = canonicalPath(decoded);
  // An encoded slash belongs to the name of a segment, and no file name contains one.
  const isForbidden = FORBIDDEN_SEGMENT.test(decoded.replace(WELL_KNOWN, ""));
  if (isForbidden || HIDDEN_EXTENSION.test(path) || /%2f/i.test(pathname)) return 404;
  const name = path === "/" ? "index" : path.slice(1);
  const hasExtension = name.lastIndexOf(".") > name.lastIndexOf("/");
  return { path, isCanonical: path === decoded, file: hasExtension ? name : `${name}.html` };
}

function decode(pathname: string): string | undefined {
  if (!pathname.includes("%")) return pathname;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
