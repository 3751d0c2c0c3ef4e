/** Sends bad requests over a raw socket. Each must get a JSON error, and the next request must work. */
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { HEADERS, QUOTE, testApp } from "#tests/support/api/app.ts";
import { countByState, entriesIn } from "#tests/support/outbox/test-outbox.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isRequestEntry } from "../quotes/outbox/outbox.ts";
import { createApiListener } from "./api-listener.ts";
import { startServer } from "./server.ts";

/** Time that a client has to send its request, in tests of slow clients and in all others. */
const SHORT_TIMEOUT_MS = 1000;
const TIMEOUT_MS = 20_000;

interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

/** Bytes to write to a connection, or a pause in milliseconds. */
type Part = string | Uint8Array | number;

/** Starts a server. `send` writes to a new connection, and returns all responses until the server closes it. */
async function startTestServer(timeoutMs = TIMEOUT_MS) {
  const folder = temporaryFolder();
  const dir = join(folder, "site");
  mkdirSync(dir);
  writeFileSync(join(dir, "index.html"), "<h1>Home</h1>");
  const { app, outbox } = await testApp();
  const timeouts = { headersTimeoutMs: timeoutMs, requestTimeoutMs: timeoutMs };
  const api = createApiListener(app, { trustedProxies: 0, onWarning: () => undefined });
  const server = await startServer({ dir, host: "127.0.0.1", port: 0, headers: HEADERS, api, ...timeouts });
  onTestFinished(() => server.close());
  const { port } = new URL(server.url);

  async function send(...parts: Part[]): Promise<RawResponse[]> {
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    const received = buffer(socket);
    for (const part of parts) {
      if (typeof part === "number") await sleep(part);
      else socket.write(part);
    }
    return parseResponses((await received).toString("latin1"));
  }
  return { send, outbox };
}

/** Parses all responses of a connection. Each must have a Content-Length. */
function parseResponses(received: string): RawResponse[] {
  if (received === "") return [];
  const end = received.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = received.slice(0, end).split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(":")[0] ?? "", line.slice(line.indexOf(":") + 1).trim()]),
  );
  const length = Number(headers.get("content-length"));
  const body = received.slice(end + 4, end + 4 + length);
  return [
    { status: Number(statusLine.split(" ")[1]), headers, body },
    ...parseResponses(received.slice(end + 4 + length)),
  ];
}

function request(line: string, headers: Record<string, string> = {}, body: string | Uint8Array = ""): Buffer {
  const bytes = Buffer.from(body);
  const allHeaders = {
    Host: "127.0.0.1",
    Connection: "close",
    ...(bytes.length > 0 && { "Content-Length": String(bytes.length) }),
    ...headers,
  };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1"), bytes]);
}

const CONTACT = "POST /api/contact";
const AS_JSON = { "Content-Type": "application/json" };
const AS_FORM = { "Content-Type": "application/x-www-form-urlencoded" };

const post = (body: unknown, headers: Record<string, string> = {}) =>
  request(CONTACT, { ...AS_JSON, ...headers }, typeof body === "string" ? body : JSON.stringify(body));
const form = (body: string) => request(CONTACT, AS_FORM, body);
const get = (path: string, headers?: Record<string, string>) => request(`GET ${path}`, headers);
const page = (path: string) => get(`/api/page-content/${path}`);

/** Headers of a request from the admin page. */
const OWN = { Host: "agency.test", Origin: "http://agency.test" };
const admin = (method: string, call: string, headers: Record<string, string>, body: unknown = {}) =>
  request(
    `${method} /api/admin/${call}`,
    { ...AS_JSON, ...headers },
    method === "GET" ? "" : typeof body === "string" ? body : JSON.stringify(body),
  );

type Row = [title: string, parts: Part | Part[], status: number, code: string | undefined];

const ROWS: Row[] = [
  // Methods
  ["PUT of the form", request("PUT /api/contact", AS_JSON, "{}"), 405, "method-not-allowed"],
  ["PATCH of the form", request("PATCH /api/contact", AS_JSON, "{}"), 405, "method-not-allowed"],
  ["DELETE of the form", request("DELETE /api/contact"), 405, "method-not-allowed"],
  ["POST of a page", request("POST /api/page-content/home", AS_JSON, "{}"), 405, "method-not-allowed"],
  ["DELETE of a page", request("DELETE /api/page-content/home"), 405, "method-not-allowed"],
  ["POST of a health check", request("POST /healthz", AS_JSON, "{}"), 405, "method-not-allowed"],
  ["TRACE", request("TRACE /api/contact"), 405, "method-not-allowed"],
  ["an unknown method", request("BREW /api/contact"), 400, "bad-request"],
  ["CONNECT", request("CONNECT example.com:443"), 405, "method-not-allowed"],
  ["OPTIONS of the form", request("OPTIONS /api/contact"), 204, undefined],
  ["OPTIONS of an unknown address", request("OPTIONS /api/nothing"), 404, "not-found"],
  ["HEAD of a page", request("HEAD /api/page-content/home"), 200, undefined],
  ["HEAD of the form", request("HEAD /api/contact"), 200, undefined],
  ["HEAD of an unknown page", request("HEAD /api/page-content/nothing"), 404, undefined],

  // Addresses
  ["an unknown address below /api", get("/api/nothing"), 404, "not-found"],
  ["/api itself", get("/api/"), 404, "not-found"],
  ["a trailing slash", request("POST /api/contact/", AS_JSON, JSON.stringify(QUOTE)), 404, "not-found"],
  ["another case of the address", request("POST /API/contact", AS_JSON, "{}"), 405, undefined],
  ["an unknown function", get("/.netlify/functions/secrets"), 404, "not-found"],
  ["an unknown page", page("nothing"), 404, "unknown-page"],
  ["an empty page name", page(""), 404, "not-found"],
  ["the business info", page("site"), 404, "unknown-page"],
  ["an unknown slug", page("farm/nothing"), 404, "unknown-page"],
  ["a slug without its line of business", page("trucking"), 404, "unknown-page"],
  ["a page with a leading slash", page("/home"), 404, "unknown-page"],
  ["a page in another case", page("HOME"), 404, "unknown-page"],
  ["traversal", page("../../package.json"), 404, undefined],
  ["traversal, encoded", page("..%2f..%2fpackage.json"), 404, "unknown-page"],
  ["traversal, encoded twice", page("..%252f..%252fpackage.json"), 404, "unknown-page"],
  ["traversal below a section", page("farm/..%2f..%2f..%2fpackage"), 404, "unknown-page"],
  ["traversal by backslashes", page("..%5c..%5cpackage.json"), 404, "unknown-page"],
  ["an absolute path", page("%2fetc%2fpasswd"), 404, "unknown-page"],
  ["a null byte", page("home%00"), 404, "unknown-page"],
  ["a line break", page("home%0d%0aSet-Cookie:a=b"), 404, "not-found"],
  ["malformed percent-encoding", page("%E0%A4%A"), 404, "unknown-page"],
  ["a key that every object inherits", page("__proto__"), 404, "unknown-page"],
  ["another key that every object inherits", page("constructor"), 404, "unknown-page"],
  ["a very long page", page("a".repeat(4000)), 404, "unknown-page"],
  ["a request line over the limit", page("a".repeat(20_000)), 431, "headers-too-large"],

  // Types and encodings
  ["no Content-Type", request(CONTACT, {}, JSON.stringify(QUOTE)), 415, "unsupported-type"],
  ["plain text", post(QUOTE, { "Content-Type": "text/plain" }), 415, "unsupported-type"],
  ["XML", post("<quote/>", { "Content-Type": "application/xml" }), 415, "unsupported-type"],
  ["a form without parts", post("--x--", { "Content-Type": "multipart/form-data; boundary=x" }), 422, "invalid"],
  [
    "a form that is cut off",
    post("--x\r\nConte", { "Content-Type": "multipart/form-data; boundary=x" }),
    400,
    "bad-body",
  ],
  [
    "a form without a boundary",
    post("--x--", { "Content-Type": "multipart/form-data; charset=utf-8" }),
    400,
    "bad-body",
  ],
  ["another charset", post(QUOTE, { "Content-Type": "application/json; charset=utf-16" }), 415, "unsupported-type"],
  [
    "gzip",
    request(CONTACT, { ...AS_JSON, "Content-Encoding": "gzip" }, gzipSync(JSON.stringify(QUOTE))),
    415,
    "unsupported-type",
  ],
  ["an unknown encoding", post(QUOTE, { "Content-Encoding": "rot13" }), 415, "unsupported-type"],
  ["bytes that are not UTF-8", request(CONTACT, AS_JSON, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])), 400, "bad-body"],

  // JSON
  ["no body", request(CONTACT, { ...AS_JSON, "Content-Length": "0" }), 400, "bad-body"],
  ["truncated JSON", post('{"firstName":"Ada"'), 400, "bad-body"],
  ["text after JSON", post(`${JSON.stringify(QUOTE)}x`), 400, "bad-body"],
  ["a list", post([QUOTE]), 400, "bad-body"],
  ["a string", post('"Ada"'), 400, "bad-body"],
  ["null", post("null"), 400, "bad-body"],
  ["deeply nested JSON", post(`${"[".repeat(30_000)}${"]".repeat(30_000)}`), 400, "bad-body"],
  ["a form declared as JSON", post("firstName=Ada"), 400, "bad-body"],

  // Sizes
  ["a body over the limit", post({ ...QUOTE, message: "x".repeat(70_000) }), 413, "too-large"],
  [
    "a Content-Length over the limit without a body",
    request(CONTACT, { ...AS_JSON, "Content-Length": "99999999" }),
    413,
    "too-large",
  ],
  [
    "chunks over the limit",
    [
      request(CONTACT, { ...AS_JSON, "Transfer-Encoding": "chunked" }),
      `${(70_000).toString(16)}\r\n${"x".repeat(70_000)}\r\n0\r\n\r\n`,
    ],
    413,
    "too-large",
  ],
  ["a form over the limit", form(`message=${"x".repeat(70_000)}`), 413, undefined],
  ["headers over the limit", get("/healthz", { "X-Long": "x".repeat(20_000) }), 431, "headers-too-large"],
  [
    "a Content-Length that is not a number",
    request(CONTACT, { ...AS_JSON, "Content-Length": "ten" }),
    400,
    "bad-request",
  ],
  [
    "both Content-Length and chunks",
    request(CONTACT, { ...AS_JSON, "Content-Length": "5", "Transfer-Encoding": "chunked" }),
    400,
    "bad-request",
  ],

  // Fields
  ["an empty request", post({}), 422, "invalid"],
  ["a missing field", post({ ...QUOTE, lastName: undefined }), 422, "invalid"],
  ["an object as a field", post({ ...QUOTE, firstName: { toString: "Ada" } }), 422, "invalid"],
  ["a list as a field", post({ ...QUOTE, phone: ["5155550199"] }), 422, "invalid"],
  ["a malformed email address", post({ ...QUOTE, email: "ada" }), 422, "invalid"],
  [
    "an email address followed by a header",
    post({ ...QUOTE, email: "ada@example.com\r\nBcc: all@example.com" }),
    422,
    "invalid",
  ],
  ["two email addresses", post({ ...QUOTE, email: "ada@example.com, bo@example.com" }), 422, "invalid"],
  ["a short phone number", post({ ...QUOTE, phone: "555-0199" }), 422, "invalid"],
  ["an unknown insurance type", post({ ...QUOTE, insuranceType: "pets" }), 422, "invalid"],
  ["a line break in a name", post({ ...QUOTE, firstName: "Ada\r\nBcc: all@example.com" }), 422, "invalid"],
  ["a null byte in a name", post({ ...QUOTE, lastName: "Lind\u0000qvist" }), 422, "invalid"],
  ["an escape sequence in a message", post({ ...QUOTE, message: "\u001b[2J" }), 422, "invalid"],
  ["a name over the limit", post({ ...QUOTE, firstName: "a".repeat(101) }), 422, "invalid"],
  ["a message over the limit", post({ ...QUOTE, message: "a".repeat(5001) }), 422, "invalid"],

  // Idempotency keys, origins and protocols
  ["a key with a space", post(QUOTE, { "Idempotency-Key": "a b" }), 400, "bad-key"],
  ["an empty key", post(QUOTE, { "Idempotency-Key": "" }), 400, "bad-key"],
  ["a key over the limit", post(QUOTE, { "Idempotency-Key": "k".repeat(201) }), 400, "bad-key"],
  ["a form on another site", post(QUOTE, { "Sec-Fetch-Site": "cross-site" }), 403, "cross-site"],
  ["a line break in a header", `${CONTACT} HTTP/1.1\r\nHost: a\r\nX-A: b\nc\r\n\r\n`, 400, "bad-request"],
  ["no Host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400, undefined],
  ["two Host headers", "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", 400, "bad-request"],
  ["HTTP/1.0 without Host", "GET /healthz HTTP/1.0\r\n\r\n", 200, undefined],
  ["text that is not HTTP", "hello\r\n\r\n", 400, "bad-request"],
  ["a TLS handshake", Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 0x01, 0x00, 0x00, 0x01, 0x03]), 400, "bad-request"],

  // The admin, without a session
  ["an import without a session", admin("POST", "import", OWN), 401, "signed-out"],
  ["an import from another site", admin("POST", "import", { Origin: "http://evil.example" }), 403, "cross-site"],
  ["an import without an Origin", admin("POST", "import", {}), 403, "cross-site"],
  ["PUT of an import", admin("PUT", "import", OWN), 405, "method-not-allowed"],
  ["the history without a session", admin("GET", "history", {}), 401, "signed-out"],
  ["an export with a forged session", admin("GET", "export", { Cookie: "admin-session=a.b" }), 401, "signed-out"],
  ["an unknown address in the admin", admin("GET", "users", {}), 404, "not-found"],
  ["a wrong password", admin("POST", "session", OWN, { name: "Ada", password: "x" }), 401, "wrong-password"],
  ["a sign-in without a name", admin("POST", "session", OWN, { password: "x" }), 422, "invalid"],
  ["a sign-in as a form", admin("POST", "session", { ...OWN, ...AS_FORM }, "a=b"), 415, "unsupported-type"],
  ["a sign-in over the limit", admin("POST", "session", { ...OWN, "Content-Length": "99999" }, "{"), 413, "too-large"],

  // Slow clients
  ["headers that never end", "GET /healthz HTTP/1.1\r\nHost: a\r\n", 408, "request-timeout"],
  ["a body that never arrives", request(CONTACT, { ...AS_JSON, "Content-Length": "10" }), 408, "request-timeout"],
  [
    "a body that arrives too slowly",
    [request(CONTACT, { ...AS_JSON, "Content-Length": "99" }), "{", 300, '"', 300, "f"],
    408,
    "request-timeout",
  ],
];

test.each(ROWS)("%s is answered correctly, and the server continues", async (_title, parts, status, code) => {
  const { send, outbox } = await startTestServer(code === "request-timeout" ? SHORT_TIMEOUT_MS : TIMEOUT_MS);
  const [response] = await send(...[parts].flat());
  expect(response?.status).toBe(status);
  expect(response?.body).not.toMatch(/\bat .+:\d+|node:|Error:/);
  if (code !== undefined) {
    expect(response?.headers.get("content-type")).toMatch(/^application\/json/);
    expect(JSON.parse(response?.body ?? "")).toMatchObject({ error: expect.stringMatching(/\S/), code });
  }
  expect(response?.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await countByState(outbox)).new).toBe(0);

  const [good] = await send(post(QUOTE));
  expect(good?.status).toBe(200);
  expect((await countByState(outbox)).new).toBe(1);
});

test("the table has at least 60 bad requests", () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(60);
});

test("pipelined good and bad requests are answered in order", async () => {
  const { send, outbox } = await startTestServer();
  const keepAlive = { Connection: "keep-alive" };
  const responses = await send(
    Buffer.concat([
      post({ ...QUOTE, message: "One" }, keepAlive),
      post("{", keepAlive),
      get("/api/page-content/nothing", keepAlive),
      post({ ...QUOTE, message: "Two" }, keepAlive),
      get("/healthz"),
    ]),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 400, 404, 200, 200]);
  const stored = (await entriesIn(outbox, "new")).filter(isRequestEntry);
  expect(stored.map(({ request: { message } }) => message).sort()).toEqual(["One", "Two"]);
});

test("an incomplete request is not stored", async () => {
  const { send, outbox } = await startTestServer(SHORT_TIMEOUT_MS);
  const complete = post(QUOTE);
  await send(complete.subarray(0, complete.length - 20));
  expect((await countByState(outbox)).new).toBe(0);
  expect((await send(post(QUOTE)))[0]?.status).toBe(200);
});
