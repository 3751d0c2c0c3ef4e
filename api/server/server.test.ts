import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSecurityHeaders } from "#schemas/headers/security-headers.ts";
import { exchange, openConnection, sendRequest } from "#tests/support/api/raw-http.ts";
import { type ServerOptions, startServer } from "./server.ts";

const HEADERS = createSecurityHeaders({
  inlineHashes: { styles: ["c3R5bGU="], scripts: ["c2NyaXB0"], adminStyles: [] },
  isHttps: true,
});

/** A request with an incomplete body. */
const INCOMPLETE_POST = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{";

/** More bytes than the socket buffers can take from a server whose client does not read. */
const LARGE_BYTES = 32 * 1024 * 1024;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "agency-serve-"));
  writeFileSync(join(dir, "index.html"), "<h1>Home</h1>");
  writeFileSync(join(dir, "large.bin"), Buffer.alloc(LARGE_BYTES));
  mkdirSync(join(dir, "media"));
  writeFileSync(join(dir, "media/barn-12345678-320.avif"), "");
});
afterAll(() => rmSync(dir, { recursive: true }));

const start = (options: Partial<ServerOptions> = {}) =>
  startServer({ dir, host: "127.0.0.1", port: 0, headers: HEADERS, ...options });

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Expects the received bytes to be exactly one error response. */
function expectRawError(received: string, status: number, code: string): void {
  const [head = "", body = ""] = received.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head.match(/HTTP\/1\.1/g)).toHaveLength(1);
  for (const [name, value] of Object.entries(HEADERS.json)) expect(head).toContain(`\r\n${name}: ${value}`);
  expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/), code });
}

/** Requests a URL, and returns the response before its body is read. */
async function requestUnread(url: string): Promise<IncomingMessage> {
  const [response] = await once(get(url), "response");
  return response;
}

describe("a request", () => {
  /** Responds in place of the API, with the target of the request. */
  const api: ServerOptions["api"] = (request, response) => void response.end(`api ${request.url}`);

  test.each([
    ["/", "<h1>Home</h1>"],
    ["/index?from=x", ""],
    ["/api/contact", "api /api/contact"],
    ["/api/", "api /api/"],
    ["/api", "api /api"],
    ["/api?a=1", "api /api?a=1"],
    ["/api/page-content/home?a=1", "api /api/page-content/home?a=1"],
    ["/.netlify/functions/contact", "api /.netlify/functions/contact"],
    ["/healthz", "api /healthz"],
    ["/readyz?verbose", "api /readyz?verbose"],
    ["http://proxy.example/", "<h1>Home</h1>"],
    ["HTTPS://proxy.example:8443?x", "<h1>Home</h1>"],
    ["http://proxy.example/api/../api/contact?a=1", "api /api/contact?a=1"],
  ])("for %s is answered with %j", async (path, body) => {
    const server = await start({ api });
    expect((await sendRequest(server.url, path)).body.toString()).toBe(body);
    await server.close();
  });

  test.each(["/apiary", "/healthz/", "/healthzz", "//api/contact", "/%61pi/contact", "/.netlify/x"])(
    "for %s does not reach the API",
    async (path) => {
      const server = await start({ api });
      expect((await sendRequest(server.url, path)).status).toBe(404);
      await server.close();
    },
  );

  test("for the API is treated as one for the site without an API", async () => {
    const server = await start();
    expect((await sendRequest(server.url, "/api/contact")).status).toBe(404);
    await server.close();
  });

  test("for a file that is being generated waits for it, and others do not", async () => {
    const file = join(dir, "icon.svg");
    let finish = () => {};
    const generated = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const server = await start({ awaitFile: async (target) => (target === "/icon.svg" ? generated : undefined) });
    const icon = sendRequest(server.url, "/icon.svg");
    expect((await sendRequest(server.url, "/")).status).toBe(200);
    writeFileSync(file, "<svg/>");
    finish();
    expect((await icon).body.toString()).toBe("<svg/>");
    await server.close();
    rmSync(file);
  });

  test("that fails is answered with 500 without details, and reported", async () => {
    const failure = new Error("The disk is gone.");
    const errors: unknown[] = [];
    const server = await start({
      api: () => {
        throw failure;
      },
      onError: (error) => errors.push(error),
    });
    const { status, headers, body } = await sendRequest(server.url, "/api/contact");
    expect(status).toBe(500);
    expect(headers).toMatchObject({ "content-type": "application/json", ...lowerCase(HEADERS.json) });
    expect(JSON.parse(body.toString())).toEqual({
      error: "Something went wrong. Please try again.",
      code: "internal",
    });
    expect(errors).toEqual([failure]);
    await server.close();
  });

  test.each(["Expect: 100-continue", "Expect: nothing", "Upgrade: h2c\r\nConnection: Upgrade"])(
    "with %j is answered normally",
    async (header) => {
      const server = await start();
      const sent = `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n\r\n`;
      expect(await exchange(server.url, sent)).toMatch(/HTTP\/1\.1 200 OK\r\n/);
      await server.close();
    },
  );

  test("in HTTP/1.0 needs no Host", async () => {
    const server = await start();
    expect(await exchange(server.url, "GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    await server.close();
  });
});

describe("an unreadable request", () => {
  const MALFORMED = [
    "GET * HTTP/1.1\r\nHost: x\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET ftp://x/ HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET x HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n",
    "GET / HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n",
    "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    "GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03",
  ];

  test.each(MALFORMED)("%j is answered with 400", async (sent) => {
    const server = await start();
    const socket = await openConnection(server.url);
    socket.end(sent, "latin1");
    expectRawError(await text(socket), 400, "bad-request");
    await server.close();
  });

  test("with too large headers is answered with 431", async () => {
    const server = await start();
    const sent = `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"x".repeat(20_000)}\r\n\r\n`;
    expectRawError(await exchange(server.url, sent), 431, "headers-too-large");
    await server.close();
  });

  test.each([
    ["with incomplete headers", { headersTimeoutMs: 1000 }, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "],
    ["with an incomplete body", { requestTimeoutMs: 1000, headersTimeoutMs: 1000 }, INCOMPLETE_POST],
  ])("%s is answered with 408 after the timeout", async (_, limits, sent) => {
    const server = await start({ ...limits, api: (request, response) => void request.on("end", () => response.end()) });
    expectRawError(await exchange(server.url, sent), 408, "request-timeout");
    await server.close();
  });

  test("that has no bytes yet gets no response", async () => {
    const server = await start({ headersTimeoutMs: 50 });
    expect(await exchange(server.url, "")).toBe("");
    await server.close();
  });

  test.each(["/large.bin", "/api/slow"])("does not insert an error into the response for %s", async (path) => {
    const server = await start({ api: () => undefined });
    const socket = await openConnection(server.url);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n`);
    const received = await buffer(socket).catch(() => Buffer.of());
    expect(received.includes("bad-request")).toBe(false);
    await server.close();
  });
});

test("every response has the security headers", async () => {
  const server = await start();
  const { etag } = (await sendRequest(server.url, "/")).headers;
  for (const [path, options, status] of [
    ["/", {}, 200],
    ["/", { method: "HEAD" }, 200],
    ["/", { headers: { Range: "bytes=0-1" } }, 206],
    ["/", { headers: { Range: "bytes=99-" } }, 416],
    ["/index.html", {}, 308],
    ["/nothing", {}, 404],
    ["/", { method: "POST" }, 405],
    ["/%", {}, 400],
    ["/media/barn-12345678-320.avif", {}, 200],
  ] as const) {
    const response = await sendRequest(server.url, path, options);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject(lowerCase(HEADERS.document));
  }
  // A 304 needs only a few headers, because the client has stored the others.
  const notModified = await sendRequest(server.url, "/", { headers: { "If-None-Match": etag } });
  expect([notModified.status, notModified.headers["x-content-type-options"]]).toEqual([304, "nosniff"]);
  await server.close();
});

describe("close", () => {
  test("does not wait for connections without a request", async () => {
    const server = await start({ graceMs: 2 ** 31 - 1 });
    const unused = await openConnection(server.url);
    // After this response, the server has also accepted the earlier connection.
    expect((await fetch(server.url)).status).toBe(200);
    const ended = once(unused, "close");
    await server.close();
    await ended;
  });

  test("completes the responses in progress", async () => {
    const server = await start({ graceMs: 2 ** 31 - 1 });
    const response = await requestUnread(`${server.url}large.bin`);
    const closed = server.close();
    expect(await buffer(response)).toHaveLength(LARGE_BYTES);
    await closed;
  });

  test("cuts off responses that take longer than the grace period", async () => {
    const server = await start({ graceMs: 50 });
    const response = await requestUnread(`${server.url}large.bin`);
    await server.close();
    await expect(buffer(response)).rejects.toMatchObject({ code: "ECONNRESET" });
  });

  /** Starts a server, sends a request for the API, and leaves before the response. `finish` ends the work of the request. */
  async function leaveEarly(graceMs: number) {
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const server = await start({ graceMs, api: () => work });
    const client = await openConnection(server.url);
    client.write("GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n", () => client.destroy());
    await once(client, "close");
    // After this response, the server has also read the earlier request.
    expect((await fetch(server.url)).status).toBe(200);
    return { server, finish };
  }

  test("waits for the work of a request whose client has gone", async () => {
    const { server, finish } = await leaveEarly(2 ** 31 - 1);
    let isClosed = false;
    const closed = server.close().then(() => {
      isClosed = true;
    });
    await setTimeout(50);
    expect(isClosed).toBe(false);
    finish();
    await closed;
  });

  test("does not wait for such work after the grace period", async () => {
    const { server } = await leaveEarly(50);
    await server.close();
  });

  test("rejects new connections", async () => {
    const server = await start();
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });
});
