/** What is no proper request gets the status that says so, in JSON, and the server goes on. */
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { HEADERS, QUOTE, testApp } from "#tests/support/api/app.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { listenerOf } from "./listener.ts";
import { startServer } from "./server.ts";

/** How long a client may take. */
const PATIENCE_MS = 200;

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** What is written to a connection: bytes, and pauses in milliseconds. */
type Part = string | Uint8Array | number;

/** A server of its own. What `send` writes is answered until the server closes the connection. */
async function running() {
  const folder = temporaryFolder();
  const dir = join(folder, "site");
  mkdirSync(dir);
  writeFileSync(join(dir, "index.html"), "<h1>Home</h1>");
  const { app, outbox } = await testApp();
  const patience = { headersTimeoutMs: PATIENCE_MS, requestTimeoutMs: PATIENCE_MS };
  const api = listenerOf(app, 0);
  const server = await startServer({ dir, host: "127.0.0.1", port: 0, headers: HEADERS, api, ...patience });
  onTestFinished(() => server.close());
  const { port } = new URL(server.url);

  async function send(...parts: Part[]): Promise<Answer[]> {
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    const said = buffer(socket);
    for (const part of parts) {
      if (typeof part === "number") await sleep(part);
      else socket.write(part);
    }
    return answersIn((await said).toString("latin1"));
  }
  return { send, outbox };
}

/** Every answer of a connection. Those of the API say how long they are. */
function answersIn(said: string): Answer[] {
  if (said === "") return [];
  const end = said.indexOf("\r\n\r\n");
  const [first = "", ...lines] = said.slice(0, end).split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(":")[0] ?? "", line.slice(line.indexOf(":") + 1).trim()]),
  );
  const length = Number(headers.get("content-length"));
  const body = said.slice(end + 4, end + 4 + length);
  return [{ status: Number(first.split(" ")[1]), headers, body }, ...answersIn(said.slice(end + 4 + length))];
}

function request(line: string, headers: Record<string, string> = {}, body: string | Uint8Array = ""): Buffer {
  const bytes = Buffer.from(body);
  const given = {
    Host: "127.0.0.1",
    Connection: "close",
    ...(bytes.length > 0 && { "Content-Length": String(bytes.length) }),
    ...headers,
  };
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`);
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

/** The admin by the host that is asked. */
const OWN = { Host: "agency.test", Origin: "http://agency.test" };
const admin = (method: string, call: string, headers: Record<string, string>, body: unknown = {}) =>
  request(
    `${method} /api/admin/${call}`,
    { ...AS_JSON, ...headers },
    method === "GET" ? "" : typeof body === "string" ? body : JSON.stringify(body),
  );

type Row = [what: string, parts: Part | Part[], status: number, code: string | undefined];

const ROWS: Row[] = [
  // Methods
  ["PUT", request("PUT /api/contact", AS_JSON, "{}"), 405, "method-not-allowed"],
  ["PATCH", request("PATCH /api/contact", AS_JSON, "{}"), 405, "method-not-allowed"],
  ["DELETE", request("DELETE /api/contact"), 405, "method-not-allowed"],
  [
    "POST where there is something to read",
    request("POST /api/page-content/home", AS_JSON, "{}"),
    405,
    "method-not-allowed",
  ],
  ["DELETE of a page", request("DELETE /api/page-content/home"), 405, "method-not-allowed"],
  ["POST of health", request("POST /healthz", AS_JSON, "{}"), 405, "method-not-allowed"],
  ["TRACE", request("TRACE /api/contact"), 405, "method-not-allowed"],
  ["a method that is none", request("BREW /api/contact"), 400, "bad-request"],
  ["CONNECT", request("CONNECT example.com:443"), 405, "method-not-allowed"],
  ["OPTIONS", request("OPTIONS /api/contact"), 204, undefined],
  ["OPTIONS of nothing", request("OPTIONS /api/nothing"), 404, "not-found"],
  ["HEAD of a page", request("HEAD /api/page-content/home"), 200, undefined],
  ["HEAD of the form's address", request("HEAD /api/contact"), 200, undefined],
  ["HEAD of no page", request("HEAD /api/page-content/nothing"), 404, undefined],

  // Addresses
  ["nothing below /api", get("/api/nothing"), 404, "not-found"],
  ["/api itself", get("/api/"), 404, "not-found"],
  ["a slash too many", request("POST /api/contact/", AS_JSON, JSON.stringify(QUOTE)), 404, "not-found"],
  ["another case", request("POST /API/contact", AS_JSON, "{}"), 405, undefined],
  ["a function that is none", get("/.netlify/functions/secrets"), 404, "not-found"],
  ["an unknown page", page("nothing"), 404, "unknown-page"],
  ["no page", page(""), 404, "not-found"],
  ["the facts of the agency", page("site"), 404, "unknown-page"],
  ["an unknown slug", page("farm/nothing"), 404, "unknown-page"],
  ["a slug alone", page("trucking"), 404, "unknown-page"],
  ["a page by its address", page("/home"), 404, "unknown-page"],
  ["a page in another case", page("HOME"), 404, "unknown-page"],
  ["traversal", page("../../package.json"), 404, undefined],
  ["traversal, encoded", page("..%2f..%2fpackage.json"), 404, "unknown-page"],
  ["traversal, encoded twice", page("..%252f..%252fpackage.json"), 404, "unknown-page"],
  ["traversal below a section", page("farm/..%2f..%2f..%2fpackage"), 404, "unknown-page"],
  ["traversal by backslashes", page("..%5c..%5cpackage.json"), 404, "unknown-page"],
  ["an absolute path", page("%2fetc%2fpasswd"), 404, "unknown-page"],
  ["a null byte", page("home%00"), 404, "unknown-page"],
  ["a line break", page("home%0d%0aSet-Cookie:a=b"), 404, "not-found"],
  ["an encoding that is none", page("%E0%A4%A"), 404, "unknown-page"],
  ["a key of every object", page("__proto__"), 404, "unknown-page"],
  ["another key of every object", page("constructor"), 404, "unknown-page"],
  ["a very long page", page("a".repeat(4000)), 404, "unknown-page"],
  ["a line that is longer than a server reads", page("a".repeat(20_000)), 431, "headers-too-large"],

  // Types and encodings
  ["no type", request(CONTACT, {}, JSON.stringify(QUOTE)), 415, "unsupported-type"],
  ["plain text", post(QUOTE, { "Content-Type": "text/plain" }), 415, "unsupported-type"],
  ["XML", post("<quote/>", { "Content-Type": "application/xml" }), 415, "unsupported-type"],
  ["a form with files", post("--x--", { "Content-Type": "multipart/form-data; boundary=x" }), 415, "unsupported-type"],
  ["another charset", post(QUOTE, { "Content-Type": "application/json; charset=utf-16" }), 415, "unsupported-type"],
  [
    "gzip",
    request(CONTACT, { ...AS_JSON, "Content-Encoding": "gzip" }, gzipSync(JSON.stringify(QUOTE))),
    415,
    "unsupported-type",
  ],
  ["an encoding that nobody knows", post(QUOTE, { "Content-Encoding": "rot13" }), 415, "unsupported-type"],
  ["bytes that are no UTF-8", request(CONTACT, AS_JSON, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])), 400, "bad-body"],

  // JSON
  ["no body", request(CONTACT, { ...AS_JSON, "Content-Length": "0" }), 400, "bad-body"],
  ["JSON that breaks off", post('{"firstName":"Ada"'), 400, "bad-body"],
  ["text behind JSON", post(`${JSON.stringify(QUOTE)}x`), 400, "bad-body"],
  ["a list", post([QUOTE]), 400, "bad-body"],
  ["a string", post('"Ada"'), 400, "bad-body"],
  ["null", post("null"), 400, "bad-body"],
  ["JSON that is deep", post(`${"[".repeat(30_000)}${"]".repeat(30_000)}`), 400, "bad-body"],
  ["a form that says it is JSON", post("firstName=Ada"), 400, "bad-body"],

  // Sizes
  ["a body over the limit", post({ ...QUOTE, message: "x".repeat(70_000) }), 413, "too-large"],
  [
    "a length over the limit, and no body",
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
  ["a length that is no number", request(CONTACT, { ...AS_JSON, "Content-Length": "ten" }), 400, "bad-request"],
  [
    "a length and chunks",
    request(CONTACT, { ...AS_JSON, "Content-Length": "5", "Transfer-Encoding": "chunked" }),
    400,
    "bad-request",
  ],

  // Fields
  ["an empty request", post({}), 422, "invalid"],
  ["a field that is missing", post({ ...QUOTE, lastName: undefined }), 422, "invalid"],
  ["a field of another type", post({ ...QUOTE, firstName: { toString: "Ada" } }), 422, "invalid"],
  ["a list for a field", post({ ...QUOTE, phone: ["5155550199"] }), 422, "invalid"],
  ["an address that is none", post({ ...QUOTE, email: "ada" }), 422, "invalid"],
  [
    "an address with a header behind it",
    post({ ...QUOTE, email: "ada@example.com\r\nBcc: all@example.com" }),
    422,
    "invalid",
  ],
  ["two addresses", post({ ...QUOTE, email: "ada@example.com, bo@example.com" }), 422, "invalid"],
  ["a number that is short", post({ ...QUOTE, phone: "555-0199" }), 422, "invalid"],
  ["insurance that is not offered", post({ ...QUOTE, insuranceType: "pets" }), 422, "invalid"],
  ["a line break in a name", post({ ...QUOTE, firstName: "Ada\r\nBcc: all@example.com" }), 422, "invalid"],
  ["a null byte in a name", post({ ...QUOTE, lastName: "Lind\u0000qvist" }), 422, "invalid"],
  ["an escape sequence in a message", post({ ...QUOTE, message: "\u001b[2J" }), 422, "invalid"],
  ["a name that is too long", post({ ...QUOTE, firstName: "a".repeat(101) }), 422, "invalid"],
  ["a message that is too long", post({ ...QUOTE, message: "a".repeat(5001) }), 422, "invalid"],

  // Keys, and who asks
  ["a key with a line in it", post(QUOTE, { "Idempotency-Key": "a b" }), 400, "bad-key"],
  ["an empty key", post(QUOTE, { "Idempotency-Key": "" }), 400, "bad-key"],
  ["a key that is too long", post(QUOTE, { "Idempotency-Key": "k".repeat(201) }), 400, "bad-key"],
  ["another site", post(QUOTE, { "Sec-Fetch-Site": "cross-site" }), 403, "cross-site"],
  ["a line break in a header", `${CONTACT} HTTP/1.1\r\nHost: a\r\nX-A: b\nc\r\n\r\n`, 400, "bad-request"],
  ["no host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400, undefined],
  ["no HTTP", "hello\r\n\r\n", 400, "bad-request"],
  ["TLS", Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 0x01, 0x00, 0x00, 0x01, 0x03]), 400, "bad-request"],

  // The admin, from strangers
  ["an import by a stranger", admin("POST", "import", OWN), 401, "signed-out"],
  ["an import by another site", admin("POST", "import", { Origin: "http://evil.example" }), 403, "cross-site"],
  ["an import by nobody's page", admin("POST", "import", {}), 403, "cross-site"],
  ["a method that an import does not take", admin("PUT", "import", OWN), 405, "method-not-allowed"],
  ["a history for a stranger", admin("GET", "history", {}), 401, "signed-out"],
  ["an export for a stranger", admin("GET", "export", { Cookie: "admin-session=a.b" }), 401, "signed-out"],
  ["a part of the admin that is none", admin("GET", "users", {}), 404, "not-found"],
  ["a password that is none", admin("POST", "session", OWN, { name: "Ada", password: "x" }), 401, "wrong-password"],
  ["a sign-in without a name", admin("POST", "session", OWN, { password: "x" }), 422, "invalid"],
  ["a sign-in as a form", admin("POST", "session", { ...OWN, ...AS_FORM }, "a=b"), 415, "unsupported-type"],
  ["a sign-in over the limit", admin("POST", "session", { ...OWN, "Content-Length": "99999" }, "{"), 413, "too-large"],

  // Clients that take their time
  ["headers that never end", ["GET /healthz HTTP/1.1\r\nHost: a\r\n", PATIENCE_MS * 3], 408, "request-timeout"],
  [
    "a body that never comes",
    [request(CONTACT, { ...AS_JSON, "Content-Length": "10" }), PATIENCE_MS * 3],
    408,
    "request-timeout",
  ],
  [
    "a body that drips",
    [request(CONTACT, { ...AS_JSON, "Content-Length": "99" }), "{", 100, '"', 100, "f", 100, "i", 200],
    408,
    "request-timeout",
  ],
];

test.each(ROWS)("%s", async (_what, parts, status, code) => {
  const { send, outbox } = await running();
  const [answer] = await send(...[parts].flat());
  expect(answer?.status).toBe(status);
  expect(answer?.body).not.toMatch(/\bat .+:\d+|node:|Error:/);
  if (code !== undefined) {
    expect(answer?.headers.get("content-type")).toMatch(/^application\/json/);
    expect(JSON.parse(answer?.body ?? "")).toMatchObject({ error: expect.stringMatching(/\S/), code });
  }
  expect(answer?.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await outbox.counts()).new).toBe(0);

  const [good] = await send(post(QUOTE));
  expect(good?.status).toBe(200);
  expect((await outbox.counts()).new).toBe(1);
});

test("the table is as long as it was meant to be", () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(60);
});

test("requests in a row on one connection are answered in their order, the bad ones between the good", async () => {
  const { send, outbox } = await running();
  const keepAlive = { Connection: "keep-alive" };
  const answers = await send(
    Buffer.concat([
      post({ ...QUOTE, message: "One" }, keepAlive),
      post("{", keepAlive),
      get("/api/page-content/nothing", keepAlive),
      post({ ...QUOTE, message: "Two" }, keepAlive),
      get("/healthz"),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 404, 200, 200]);
  expect((await outbox.list("new")).map(({ request: { message } }) => message).sort()).toEqual(["One", "Two"]);
});

test("a client that goes away in the middle of its request leaves nothing behind", async () => {
  const { send, outbox } = await running();
  const whole = post(QUOTE);
  const gone = send(whole.subarray(0, whole.length - 20), PATIENCE_MS * 2);
  await gone;
  expect((await outbox.counts()).new).toBe(0);
  expect((await send(post(QUOTE)))[0]?.status).toBe(200);
});
