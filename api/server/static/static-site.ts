/** The files of the site over HTTP. */
import { createReadStream, openSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { sendRawError } from "#api/http/raw-error-response.ts";
import { acceptedEncodings } from "#content/platform/precompressed.ts";
import type { HeaderTable, SecurityHeaders } from "#schemas/headers/security-headers.ts";
import { type ByteRange, byteRangeOf } from "./byte-range.ts";
import { createFileCache, type Representation } from "./file-cache.ts";
import { resolvePath } from "./resolve-path.ts";

export interface StaticSiteOptions {
  /** The folder of the static site. */
  dir: string;
  /** Those that every answer has, and those that the page of the admin has instead. */
  headers: Pick<SecurityHeaders, "document" | "admin">;
}

/** Answers a request whose target is a path with or without a query. */
export type StaticSite = (request: IncomingMessage, response: ServerResponse) => void;

/** What stands in where there is no page. */
const NOT_FOUND = "404.html";

const ADMIN = "admin.html";

/** Most answers that a function remembers. */
const REMEMBERED = 1000;

/**
 * Answers GET and HEAD with the files of a folder. A file that is swapped is seen with the next request.
 * @throws where a file that is there cannot be read
 */
export function createStaticSite({ dir, headers: { document: headers, admin } }: StaticSiteOptions): StaticSite {
  const files = createFileCache(dir, (name) => (name === ADMIN ? admin : headers));
  const findPlace = remembering(resolvePath);
  const findEncodings = remembering(acceptedEncodings);

  return (request, response) => {
    const { url = "", method, headers: asked } = request;
    const queryAt = url.indexOf("?");
    const place = findPlace(queryAt < 0 ? url : url.slice(0, queryAt));
    const encodings = findEncodings(asked["accept-encoding"] ?? "");
    if (method !== "GET" && method !== "HEAD")
      sendRawError(response, "method-not-allowed", { ...headers, Allow: "GET, HEAD" });
    else if (place === 400) sendRawError(response, "bad-request", headers);
    else {
      // A range is one of the file as it is.
      const isPart = asked.range !== undefined && method === "GET";
      const isFile = place !== 404 && place.file !== NOT_FOUND;
      const found = isFile ? files.find(place.file, isPart ? [] : encodings) : undefined;
      if (place === 404 || found === undefined) {
        const page = files.find(NOT_FOUND, encodings);
        if (page === undefined) sendRawError(response, "not-found", headers);
        else send(request, response, 404, page.headers[404], page);
      } else if (!place.isOwn) {
        const location = encodePath(place.path) + (queryAt < 0 ? "" : url.slice(queryAt));
        response.writeHead(308, { ...headers, Location: location, "Content-Length": "0" }).end();
      } else if (isKnown(request, found)) response.writeHead(304, found.headers[304]).end();
      else sendFound(request, response, found);
    }
  };
}

function sendFound(request: IncomingMessage, response: ServerResponse, found: Representation): void {
  const { size, headers } = found;
  const range = partOf(request, found);
  if (range === undefined) send(request, response, 200, headers[200], found);
  else if (range === null) {
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
  { start, end }: ByteRange = { start: 0, end: size - 1 },
): void {
  if (method === "HEAD" || body !== undefined) {
    response.writeHead(status, headers).end(method === "HEAD" ? undefined : body?.subarray(start, end + 1));
    return;
  }
  const bytes = createReadStream("", { fd: openSync(file, "r"), start, end });
  response.writeHead(status, headers);
  // Where the disk fails, or nobody wants it any more, both ends are closed.
  pipeline(bytes, response, () => undefined);
}

/** Whether the client has it already. RFC 9110, 13.1.2 and 13.1.3: a date counts where it is the one that was sent. */
function isKnown({ headers }: IncomingMessage, { etag, lastModified }: Representation): boolean {
  const known = headers["if-none-match"];
  if (known === undefined) return headers["if-modified-since"] === lastModified;
  return known === etag || known.split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));
}

/** The part that is asked for; null where there is none such. RFC 9110, 13.1.5: parts of different files do not go together. */
function partOf({ method, headers }: IncomingMessage, found: Representation): ByteRange | undefined | null {
  const { range, "if-range": condition = found.etag } = headers;
  const isCurrent = condition === found.etag || condition === found.lastModified;
  return method === "GET" && range !== undefined && isCurrent ? byteRangeOf(range, found.size) : undefined;
}

/** Requests are much alike: what was said of a text is said again. */
function remembering<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    if (known.size === REMEMBERED) known.clear();
    const found = answer(text);
    known.set(text, found);
    return found;
  };
}

function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
