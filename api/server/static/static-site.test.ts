import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { compressFiles } from "#site/publishing/compress/compress-files.ts";
import { type RawResponse, sendRequest } from "#tests/support/api/raw-http.ts";
import { forRun } from "#tests/support/full-run.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createStaticSite, parseByteRange, resolvePath } from "./static-site.ts";

const FARM = `<h1>Farm</h1>${"<p>Barns and bins.</p>".repeat(200)}`;
/** Larger than the largest file in the cache. */
const LARGE = Buffer.alloc(1024 * 1024 + 1, "0123456789");

const FILES: Record<string, string | Buffer> = {
  "site/index.html": "<h1>Home</h1>",
  "site/farm.html": FARM,
  "site/admin.html": `<h1>Admin Panel</h1>${" ".repeat(2000)}`,
  "site/commercial/trucking.html": "<h1>Trucking</h1>",
  "site/404.html": `<h1>Page Not Found</h1>${" ".repeat(2000)}`,
  "site/robots.txt": "User-agent: *\n",
  "site/assets/entry.js": `// ${"x".repeat(2000)}`,
  "site/media/barn.avif": "AVIF",
  "site/media/plans.bin": "?",
  "site/media/empty.txt": "",
  "site/media/large.png": LARGE,
  "site/_headers": "/*",
  "site/.env": "SECRET",
  "secret.html": "SECRET",
};

let dir: string;
let url: string;

beforeEach(async () => {
  const folder = temporaryFolder();
  for (const [name, bytes] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  dir = join(folder, "site");
  url = await serve({ "X-Always": "yes" }, { "X-Always": "admin" });
});

async function serve(document: Record<string, string>, admin: Record<string, string> = {}): Promise<string> {
  const headers = { document, admin };
  const server = createServer(createStaticSite(dir, headers));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  sendRequest(url, path, { method, headers });

function decodeBody({ headers, body }: RawResponse): string {
  const encoding = headers["content-encoding"];
  if (encoding === undefined) return body.toString();
  return (encoding === "br" ? brotliDecompressSync(body) : gunzipSync(body)).toString();
}

describe("a file", () => {
  test.each([
    ["/", "text/html; charset=utf-8", "no-cache"],
    ["/farm?from=home", "text/html; charset=utf-8", "no-cache"],
    ["/commercial/trucking", "text/html; charset=utf-8", "no-cache"],
    ["/robots.txt", "text/plain; charset=utf-8", "public, max-age=3600"],
    ["/assets/entry.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/media/barn.avif", "image/avif", "public, max-age=31536000, immutable"],
    ["/media/plans.bin", "application/octet-stream", "public, max-age=31536000, immutable"],
  ])("%s is served as %s", async (path, type, cacheControl) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": type, "cache-control": cacheControl, "x-always": "yes" });
  });

  test.each(["/farm", "/media/large.png", "/nothing"])("HEAD %s has the headers of GET and no body", async (path) => {
    await compressFiles({ out: dir });
    const headers = { "Accept-Encoding": "br" };
    const [whole, head] = [await get(path, headers), await get(path, headers, "HEAD")];
    expect(head.body).toHaveLength(0);
    expect(head.status).toBe(whole.status);
    expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
    expect(head.headers["content-length"]).toBe(String(whole.body.length));
  });

  test("too large for the cache is sent completely", async () => {
    const { headers, body } = await get("/media/large.png");
    expect(body.equals(LARGE)).toBe(true);
    expect(headers["content-length"]).toBe(String(LARGE.length));
    expect((await get("/media/large.png", { "If-None-Match": String(headers.etag) })).status).toBe(304);
  });

  test("named admin.html has the admin's headers, for any kind of request", async () => {
    await compressFiles({ out: dir });
    const whole = await get("/admin", { "Accept-Encoding": "br" });
    expect(whole.headers).toMatchObject({
      "x-always": "admin",
      "content-encoding": "br",
      "cache-control": "no-cache",
    });
    expect((await get("/admin", {}, "HEAD")).headers["x-always"]).toBe("admin");
    expect((await get("/admin", { Range: "bytes=0-1" })).headers["x-always"]).toBe("admin");
    const notModified = await get("/admin", { "If-None-Match": String(whole.headers.etag), "Accept-Encoding": "br" });
    expect([notModified.status, notModified.headers["x-always"]]).toEqual([304, undefined]);
    url = await serve({ "X-Always": "yes" }, { "X-Always": "changed" });
    const changed = await get("/admin", { "If-None-Match": String(whole.headers.etag), "Accept-Encoding": "br" });
    expect([changed.status, changed.headers["x-always"]]).toEqual([200, "changed"]);
  });

  test("without content is served", async () => {
    expect(await get("/media/empty.txt")).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });
});

describe("a compressed file", () => {
  beforeEach(async () => {
    await compressFiles({ out: dir });
  });

  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["gzip, br;q=0.5", "gzip"],
    ["deflate", undefined],
    ["", undefined],
  ])("is negotiated: Accept-Encoding %j gets %s", async (acceptEncoding, encoding) => {
    const response = await get("/farm", { "Accept-Encoding": acceptEncoding });
    expect(response.headers).toMatchObject({ vary: "Accept-Encoding", "content-type": "text/html; charset=utf-8" });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(decodeBody(response)).toBe(FARM);
  });

  test("has a stable entity tag for each encoding", async () => {
    const accepted = ["br", "gzip", ""];
    const tags = async () =>
      Promise.all(accepted.map(async (each) => (await get("/farm", { "Accept-Encoding": each })).headers.etag));
    const first = await tags();
    expect(new Set(first).size).toBe(accepted.length);
    for (const tag of first) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(await tags()).toEqual(first);
  });

  test("has no URL, and does not exist for binary types", async () => {
    for (const path of ["/farm.html.br", "/farm.br", "/assets/entry.js.gz"]) expect((await get(path)).status).toBe(404);
    const { headers } = await get("/media/barn.avif", { "Accept-Encoding": "br" });
    expect([headers.vary, headers["content-encoding"]]).toEqual([undefined, undefined]);
  });

  test("is served from a copy of the folder with other times", async () => {
    await compressFiles({ out: dir });
    for (const [index, name] of ["farm.html", "farm.html.br", "farm.html.gz"].entries())
      utimesSync(join(dir, name), index, index);
    for (const encoding of ["br", "gzip"]) {
      const response = await get("/farm", { "Accept-Encoding": encoding });
      expect([response.headers["content-encoding"], decodeBody(response)]).toEqual([encoding, FARM]);
    }
  });

  test("is ignored if it is older than its source, is damaged or belongs to another file, whatever its time", async () => {
    await compressFiles({ out: dir });
    const accept = { "Accept-Encoding": "br" };
    const bytes = readFileSync(join(dir, "farm.html.br"));
    const longer = brotliCompressSync(`${FARM} `);
    for (const wrong of [bytes.subarray(0, 20), Buffer.from("{}"), longer, brotliCompressSync(FARM.toUpperCase())]) {
      writeFileAtomic(join(dir, "farm.html"), FARM);
      writeFileAtomic(join(dir, "farm.html.br"), wrong);
      for (const name of ["farm.html", "farm.html.br"]) utimesSync(join(dir, name), 1, 1);
      const response = await get("/farm", accept);
      expect([response.headers["content-encoding"], decodeBody(response)]).toEqual([undefined, FARM]);
    }
    writeFileAtomic(join(dir, "farm.html.br"), bytes);
    expect((await get("/farm", accept)).headers["content-encoding"]).toBe("br");
  });

  test("is ignored after its source has changed", async () => {
    const accept = { "Accept-Encoding": "br" };
    await get("/farm", accept);
    const changed = FARM.replace("Farm", "Ranch");
    writeFileAtomic(join(dir, "farm.html"), changed);
    const plain = await get("/farm", accept);
    expect([plain.headers["content-encoding"], decodeBody(plain)]).toEqual([undefined, changed]);
    await compressFiles({ out: dir });
    const compressed = await get("/farm", accept);
    expect([compressed.headers["content-encoding"], decodeBody(compressed)]).toEqual(["br", changed]);
  });
});

describe("a change on disk is served with the next request", () => {
  test("if a page is replaced", async () => {
    const { headers } = await get("/farm");
    writeFileAtomic(join(dir, "farm.html"), FARM.replace("Farm", "Barn"));
    const response = await get("/farm", { "If-None-Match": String(headers.etag) });
    expect(response.status).toBe(200);
    expect(decodeBody(response)).toContain("<h1>Barn</h1>");
  });

  test("if the replacement has the same mtime and size", async () => {
    const file = join(dir, "farm.html");
    utimesSync(file, 1, 1);
    await get("/farm");
    writeFileAtomic(file, FARM.replace("Farm", "Barn"));
    utimesSync(file, 1, 1);
    expect(decodeBody(await get("/farm"))).toContain("<h1>Barn</h1>");
  });

  test("if a page is added or deleted", async () => {
    expect((await get("/new")).status).toBe(404);
    writeFileAtomic(join(dir, "new.html"), "New");
    expect((await get("/new")).status).toBe(200);
    rmSync(join(dir, "new.html"));
    expect((await get("/new")).status).toBe(404);
  });
});

describe("a conditional request", () => {
  const revalidate = async (headers: (etag: string, date: string) => Record<string, string>) => {
    const { headers: first } = await get("/farm");
    return get("/farm", headers(String(first.etag), String(first["last-modified"])));
  };

  test.each<[string, (etag: string, date: string) => Record<string, string>]>([
    ["the entity tag", (etag) => ({ "If-None-Match": etag })],
    ["the weak entity tag", (etag) => ({ "If-None-Match": `W/${etag}` })],
    ["a list with the entity tag", (etag) => ({ "If-None-Match": `"a", W/"b,c" ,${etag}` })],
    ["any entity tag", () => ({ "If-None-Match": "*" })],
    ["the date", (_, date) => ({ "If-Modified-Since": date })],
    ["the entity tag and a range", (etag) => ({ "If-None-Match": etag, Range: "bytes=0-1" })],
  ])("with %s gets 304", async (_, headers) => {
    const { status, headers: got, body } = await revalidate(headers);
    expect([status, body.length]).toEqual([304, 0]);
    expect(got).toMatchObject({
      vary: "Accept-Encoding",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
    expect(got.etag).toBeDefined();
    expect(got["content-type"]).toBeUndefined();
  });

  test.each<[string, (etag: string, date: string) => Record<string, string>]>([
    ["another entity tag", () => ({ "If-None-Match": '"a"' })],
    ["the entity tag of the compressed file", (etag) => ({ "If-None-Match": etag.replace(/"$/, '-br"') })],
    ["another entity tag and the date", (_, date) => ({ "If-None-Match": '"a"', "If-Modified-Since": date })],
    ["an older date", () => ({ "If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" })],
    ["an invalid date", () => ({ "If-Modified-Since": "yesterday" })],
  ])("with %s gets 200", async (_, headers) => {
    expect((await revalidate(headers)).status).toBe(200);
  });

  test("gets 200 if the security headers have changed", async () => {
    const { headers } = await get("/farm");
    const other = await serve({ "X-Always": "no" });
    const response = await sendRequest(other, "/farm", { headers: { "If-None-Match": headers.etag } });
    expect([response.status, response.headers["x-always"]]).toEqual([200, "no"]);
  });

  test("gets 404 if the file does not exist", async () => {
    expect((await get("/nothing", { "If-None-Match": "*", Range: "bytes=0-1" })).status).toBe(404);
  });
});

describe("a range request", () => {
  test.each([
    ["/farm", "bytes=1-2", "h1", `bytes 1-2/${FARM.length}`],
    ["/farm", "bytes=-4", "</p>", `bytes ${FARM.length - 4}-${FARM.length - 1}/${FARM.length}`],
    ["/media/large.png", "bytes=1000010-1000014", "01234", `bytes 1000010-1000014/${LARGE.length}`],
  ])("for %s gets 206 with the uncompressed bytes: %s", async (path, range, text, contentRange) => {
    await compressFiles({ out: dir });
    const { status, headers, body } = await get(path, { Range: range, "Accept-Encoding": "br" });
    expect([status, body.toString()]).toEqual([206, text]);
    expect(headers).toMatchObject({
      "content-range": contentRange,
      "content-length": String(text.length),
      "x-always": "yes",
    });
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test("after the end of the file gets 416", async () => {
    const { status, headers, body } = await get("/farm", { Range: `bytes=${FARM.length}-` });
    expect([status, headers["content-range"], body.length]).toEqual([416, `bytes */${FARM.length}`, 0]);
  });

  test.each(["bytes=0-1,4-5", "bytes=5-1", "lines=1-2"])("with %s gets the whole file", async (range) => {
    expect(await get("/farm", { Range: range })).toMatchObject({ status: 200, body: Buffer.from(FARM) });
  });

  test("is ignored for HEAD", async () => {
    expect((await get("/farm", { Range: "bytes=0-1" }, "HEAD")).status).toBe(200);
  });

  test("gets 206 only if If-Range matches", async () => {
    const { headers } = await get("/farm");
    const part = async (condition: string) =>
      (await get("/farm", { Range: "bytes=0-1", "If-Range": condition })).status;
    expect(await part(String(headers.etag))).toBe(206);
    expect(await part(String(headers["last-modified"]))).toBe(206);
    expect(await part(`W/${headers.etag}`)).toBe(200);
    expect(await part('"a"')).toBe(200);
    expect(await part("Thu, 01 Jan 1970 00:00:00 GMT")).toBe(200);
  });
});

describe("a redundant path", () => {
  test.each([
    ["/farm/", "/farm"],
    ["/farm/?a=1&b=//x", "/farm?a=1&b=//x"],
    ["/farm.html", "/farm"],
    ["/index.html", "/"],
    ["/commercial/trucking/", "/commercial/trucking"],
  ])("%s redirects to %s", async (path, location) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await get(path, {}, method);
      expect([status, headers.location, headers["x-always"]]).toEqual([308, location, "yes"]);
    }
  });

  test("with encoded characters redirects to an encoded path", async () => {
    writeFileSync(join(dir, "a?b #ü.html"), "");
    expect((await get("/a%3Fb%20%23%C3%BC/")).headers.location).toBe("/a%3Fb%20%23%C3%BC");
  });
});

describe("a missing file", () => {
  test.each([
    "/nothing",
    "/nothing/",
    "/farm/nothing",
    "/farm.html/nothing",
    "/404",
    "/404.html",
    "/commercial",
    "/assets",
    "/assets/",
    `/${"x".repeat(5000)}`,
    "//evil.example",
    "//evil.example/",
    "//evil.example/index.html",
    "/\\evil.example/",
    "/%2f/evil.example/",
    "/%5cevil.example/",
    "/../secret",
    "/../secret.html",
    "/..%2fsecret",
    "/%2e%2e/secret",
    "/.env",
    "/_headers",
  ])("%s gets the Not Found page", async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(body.toString()).toMatch(/^<h1>Page Not Found/);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "x-always": "yes",
    });
    expect(headers.etag).toBeUndefined();
  });

  test("gets the compressed Not Found page", async () => {
    await compressFiles({ out: dir });
    const response = await get("/nothing", { "Accept-Encoding": "gzip" });
    expect([response.status, response.headers["content-encoding"]]).toEqual([404, "gzip"]);
    expect(decodeBody(response)).toContain("Page Not Found");
  });

  test("gets a JSON error if the Not Found page is missing", async () => {
    renameSync(join(dir, "404.html"), join(dir, "x.html"));
    const { status, headers, body } = await get("/nothing");
    expect([status, headers["content-type"], headers["x-always"]]).toEqual([404, "application/json", "yes"]);
    expect(JSON.parse(body.toString())).toEqual({
      error: "There is nothing at this address. Check the URL.",
      code: "not-found",
    });
  });

  test("includes the target of a symbolic link that leads out of the folder", async () => {
    symlinkSync(join(dir, "../secret.html"), join(dir, "secret.html"));
    symlinkSync(join(dir, ".."), join(dir, "up"));
    symlinkSync("farm.html", join(dir, "ranch.html"));
    for (const path of ["/secret", "/up/secret", "/up/site/../secret"]) expect((await get(path)).status).toBe(404);
    expect(decodeBody(await get("/ranch"))).toBe(FARM);
  });
});

describe("a retired or moved page", () => {
  const writeRedirects = (text: string) => writeFileAtomic(join(dir, "_redirects"), text);
  const redirectOf = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.location];
  };

  beforeEach(() =>
    writeRedirects(
      [
        "/personal/umbrella /farm 301",
        "/old /commercial/trucking?from=old#faq 301",
        "/elsewhere https://www.example.com/new 301",
        "/gone /404.html 410",
        "/farm /old 301",
        "/evil //evil.example 301",
        "/evil2 http://evil.example 301",
        "/evil3 /\\\\evil.example 301",
        "/Case /farm 301",
        "/admin/x /farm 301",
      ].join("\n"),
    ),
  );

  test.each([
    ["/personal/umbrella", "/farm"],
    ["/personal/umbrella/", "/farm"],
    ["/personal/umbrella.html", "/farm"],
    ["/Personal/UMBRELLA", "/farm"],
    ["/Personal/Umbrella.HTML", "/farm"],
    ["/personal/umbrella?a=1&b", "/farm?a=1&b"],
    ["/old?a=1", "/commercial/trucking?from=old&a=1#faq"],
    ["/elsewhere?a=1", "https://www.example.com/new?a=1"],
  ])("at %s is redirected to %s", async (path, location) => {
    expect(await redirectOf(path)).toEqual([301, location]);
    const { status, headers, body } = await get(path, {}, "HEAD");
    expect([status, headers.location, body.length]).toEqual([301, location, 0]);
    expect(headers).toMatchObject({ "cache-control": "no-cache", "x-always": "yes" });
  });

  test("is answered with 410 and the Not Found page if nothing replaces it", async () => {
    const { status, headers, body } = await get("/gone?x");
    expect([status, headers.location]).toEqual([410, undefined]);
    expect(body.toString()).toMatch(/^<h1>Page Not Found/);
    expect((await get("/GONE/")).status).toBe(410);
    renameSync(join(dir, "404.html"), join(dir, "x.html"));
    expect(JSON.parse((await get("/gone")).body.toString())).toMatchObject({ code: "gone" });
  });

  test("is not redirected if a page has its path", async () => {
    expect(await redirectOf("/farm")).toEqual([200, undefined]);
    expect(await redirectOf("/Farm")).toEqual([301, "/farm"]);
  });

  test.each(["/evil", "/evil2", "/evil3", "/case", "/admin/x", "/_redirects"])(
    "is not found if the line of %s is not one of ours",
    async (path) => expect(await redirectOf(path)).toEqual([404, undefined]),
  );

  test("is redirected as the file says at the time of the request", async () => {
    writeRedirects("/personal/umbrella /404.html 410\n");
    expect((await get("/personal/umbrella")).status).toBe(410);
    rmSync(join(dir, "_redirects"));
    expect((await get("/personal/umbrella")).status).toBe(404);
    writeRedirects("/personal/umbrella /commercial/trucking 301\n");
    expect(await redirectOf("/personal/umbrella")).toEqual([301, "/commercial/trucking"]);
  });
});

describe("a path in other letter case", () => {
  test.each([
    ["/Commercial/Trucking", "/commercial/trucking"],
    ["/COMMERCIAL/trucking/?a=1", "/commercial/trucking?a=1"],
    ["/Farm.HTML", "/farm"],
    ["/INDEX", "/"],
    ["/Robots.TXT", "/robots.txt"],
    ["/Commercial/Truck%69ng", "/commercial/trucking"],
    ["/%46ARM/?next=//Evil.example&A=B", "/farm?next=//Evil.example&A=B"],
    ["/Admin", "/admin"],
    ["/ADMIN/?a=1", "/admin?a=1"],
  ])("%s is redirected to %s", async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([
    "/Nothing",
    "/404",
    "/_HEADERS",
    "/.ENV",
    "/API/contact",
    "/Commercial%2FTrucking",
    "//Farm",
    "//Evil.example",
    "//EVIL.example/Farm",
    "/\\Farm",
    "/\\Evil.example",
    "/%5CEvil.example/Farm",
    "/%2F/Evil.example",
  ])("%s is not found", async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  });
});

test.each(["/%", "/%zz", "/a%00b", "/farm%00.html", "/%0d%0aX-Bad:%20yes"])("%s gets 400", async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, headers["x-always"], headers["x-bad"]]).toEqual([400, "yes", undefined]);
  expect(JSON.parse(body.toString())).toMatchObject({ code: "bad-request" });
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])("%s gets 405", async (method) => {
  const { status, headers, body } = await get("/farm", {}, method);
  expect([status, headers.allow, headers["x-always"]]).toEqual([405, "GET, HEAD", "yes"]);
  expect(JSON.parse(body.toString())).toMatchObject({ code: "method-not-allowed" });
});

test("a client that disconnects during a large file does not affect others", async () => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () =>
    socket.write("GET /media/large.png HTTP/1.1\r\nHost: x\r\n\r\n"),
  );
  await new Promise((received) => socket.once("data", received));
  socket.destroy();
  expect((await get("/media/large.png")).body).toHaveLength(LARGE.length);
});

const WHOLE = undefined;
const UNSATISFIABLE = "unsatisfiable";

test.each([
  ["bytes=0-0", 10, [0, 0]],
  ["bytes=2-4", 10, [2, 4]],
  ["bytes=2-", 10, [2, 9]],
  ["bytes=2-99", 10, [2, 9]],
  ["bytes=-3", 10, [7, 9]],
  ["bytes=-99", 10, [0, 9]],
  ["Bytes=9-9 ", 10, [9, 9]],
  ["bytes=10-", 10, UNSATISFIABLE],
  ["bytes=10-12", 10, UNSATISFIABLE],
  ["bytes=-0", 10, UNSATISFIABLE],
  ["bytes=0-", 0, UNSATISFIABLE],
  ["bytes=-1", 0, UNSATISFIABLE],
  [`bytes=${"9".repeat(400)}-`, 10, UNSATISFIABLE],
  ["bytes=4-2", 10, WHOLE],
  ["bytes=0-1,4-5", 10, WHOLE],
  ["bytes=", 10, WHOLE],
  ["bytes=-", 10, WHOLE],
  ["bytes=a-b", 10, WHOLE],
  ["bytes=1", 10, WHOLE],
  ["lines=0-1", 10, WHOLE],
  ["", 10, WHOLE],
] as const)("parses %j for a file of %i bytes", (header, size, expected) => {
  const range = parseByteRange(header, size);
  expect(typeof range === "object" ? [range.start, range.end] : range).toEqual(expected);
});

describe("the canonical path", () => {
  test.each([
    ["/", "index.html"],
    ["/farm", "farm.html"],
    ["/commercial/trucking", "commercial/trucking.html"],
    ["/v1.5/notes", "v1.5/notes.html"],
    ["/%66arm", "farm.html"],
    ["/caf%C3%A9%20au%20lait", "café au lait.html"],
    ["/100%25", "100%.html"],
    ["/a%252f..", "a%2f.."],
    ["/robots.txt", "robots.txt"],
    ["/.well-known/security.txt", ".well-known/security.txt"],
    ["/assets/a-b_c.js", "assets/a-b_c.js"],
    ["/reindex", "reindex.html"],
    ["/indexes", "indexes.html"],
  ])("%s resolves to %s", (pathname, file) => {
    expect(resolvePath(pathname)).toMatchObject({ file, isCanonical: true });
  });
});

describe("the redundant path", () => {
  test.each([
    ["/farm/", "/farm", "farm.html"],
    ["/farm.html", "/farm", "farm.html"],
    ["/farm.html/", "/farm", "farm.html"],
    ["/farm/index", "/farm", "farm.html"],
    ["/farm/index.html", "/farm", "farm.html"],
    ["/farm/index/", "/farm", "farm.html"],
    ["/index", "/", "index.html"],
    ["/index.html", "/", "index.html"],
    ["/index.html/", "/", "index.html"],
    ["/f%61rm%2Ehtml", "/farm", "farm.html"],
    ["/robots.txt/", "/robots.txt", "robots.txt"],
  ])("%s leads to %s", (pathname, path, file) => {
    expect(resolvePath(pathname)).toEqual({ path, file, isCanonical: false });
  });
});

describe("the path of no file", () => {
  test.each([
    "//",
    "//evil.example",
    "//evil.example/",
    "///evil.example/index.html",
    "/farm//",
    "/a//b",
    "/\\evil.example/",
    "/%5Cevil.example",
    "/%2fevil.example/",
    "/farm%2Findex.html",
    "/.",
    "/..",
    "/../",
    "/../secret",
    "/farm/../../secret",
    "/..%2f..%2fsecret",
    "/%2e%2e/secret",
    "/%2E%2E%2Fsecret",
    "/..%5csecret",
    "/.env",
    "/.well-known",
    "/.well-known/",
    "/.well-known//security.txt",
    "/.well-known/.env",
    "/.well-known/../secret",
    "/.well-known-files/a",
    "/a/.well-known/security.txt",
    "/.vite/manifest.json",
    "/assets/.hidden",
    "/.html",
    "/farm.html.br",
    "/farm.html.gz",
    "/farm.html.4711.tmp",
    "/farm.html.br/",
    "/farm.html.br.html",
    "/farm.html.html",
  ])("%s resolves to 404", (pathname) => {
    expect(resolvePath(pathname)).toBe(404);
  });
});

describe("the malformed path", () => {
  test.each(["/%", "/%zz", "/%c3", "/%ff%fe", "/%ed%a0%80", "/a%00b", "/farm%00.html", "/a%0d%0aLocation:x", "/%7f"])(
    "%s resolves to 400",
    (pathname) => {
      expect(resolvePath(pathname)).toBe(400);
    },
  );
});

test("any path resolves to a file inside the folder, and to a path on this site", () => {
  const parts = [
    "/",
    "//",
    "\\",
    ".",
    "..",
    "%2f",
    "%5C",
    "%2e",
    "%00",
    "%",
    "%25",
    "index",
    ".html",
    ".br",
    "a",
    ":",
    "?",
  ];
  const pathname = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: "binary" })));
  fc.assert(
    fc.property(pathname, (segments) => {
      const resolved = resolvePath(`/${segments.join("")}`);
      if (typeof resolved === "number") return;
      expect(resolved.file).not.toMatch(/\\|\p{Cc}|^\/|\.(?:br|gz|tmp)$/u);
      for (const segment of resolved.file.split("/")) expect(segment).not.toMatch(/^(?:\.|$)/);
      expect(resolved.path).toMatch(/^\/(?:[^/]|$)/);
    }),
    { numRuns: forRun(5000, 300) },
  );
});
