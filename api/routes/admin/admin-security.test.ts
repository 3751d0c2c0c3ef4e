/** Tests that the admin API refuses unauthorized clients and hostile input. */
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type AdminRequest, ENV, ORIGIN, testAdmin, toCookieHeader } from "#tests/support/api/admin-app.ts";
import { PASSWORD } from "#tests/support/api/app.ts";
import { page } from "#tests/support/store/file-store.ts";

const HOUR_MS = 3_600_000;

interface Endpoint extends AdminRequest {
  path: string;
  /** Path pattern in Hono. */
  route: string;
  /** Status for a signed-in user. 200 by default. */
  status?: number;
}

const SIGN_IN: Endpoint = {
  method: "POST",
  path: "/session",
  route: "/session",
  body: { name: "Ada", password: PASSWORD },
};

const PASSKEY_RESPONSE = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "", authenticatorData: "", signature: "", userHandle: "" },
};

/** Every endpoint that does not require a session. */
const PUBLIC_ENDPOINTS: Endpoint[] = [
  SIGN_IN,
  {
    method: "POST",
    path: "/session/passkey",
    route: "/session/passkey",
    body: PASSKEY_RESPONSE,
    status: 401,
  },
  { method: "POST", path: "/session/passkey/options", route: "/session/passkey/options" },
];

const ACCOUNT = { name: "Ben", email: "ben@example.com", role: "owner", password: "nine quiet wells in May" };

const CHANGE = { text: '{"pages":{"about":{"hero":{"title":"We"}}}}', base: "1" };

/** Path of a quote request that does not exist. */
const NO_REQUEST = `/quotes/${"0".repeat(24)}`;

/** Every endpoint that requires a session, with a request to an office without accounts. */
const SESSION_ENDPOINTS: Endpoint[] = [
  { method: "GET", path: "/session", route: "/session" },
  { method: "DELETE", path: "/session", route: "/session" },
  { method: "GET", path: "/sessions", route: "/sessions" },
  { method: "DELETE", path: "/sessions", route: "/sessions" },
  { method: "DELETE", path: "/sessions/1", route: "/sessions/:id", status: 404 },
  { method: "GET", path: "/account", route: "/account", status: 404 },
  {
    method: "POST",
    path: "/account/passkeys",
    route: "/account/passkeys",
    body: {
      name: "Laptop",
      response: { ...PASSKEY_RESPONSE, response: { clientDataJSON: "", attestationObject: "" } },
    },
    status: 401,
  },
  {
    method: "POST",
    path: "/account/passkeys/options",
    route: "/account/passkeys/options",
    body: { current: PASSWORD },
    status: 404,
  },
  { method: "DELETE", path: "/account/passkeys/1", route: "/account/passkeys/:passkey", status: 404 },
  {
    method: "POST",
    path: "/account/password",
    route: "/account/password",
    body: { current: PASSWORD, password: ACCOUNT.password },
    status: 404,
  },
  { method: "POST", path: "/session/proof", route: "/session/proof", body: { current: PASSWORD } },
  { method: "GET", path: "/accounts", route: "/accounts" },
  { method: "POST", path: "/accounts", route: "/accounts", body: ACCOUNT, status: 201 },
  { method: "PATCH", path: "/accounts/1", route: "/accounts/:id", body: { name: "Benedict" }, status: 404 },
  { method: "DELETE", path: "/accounts/1", route: "/accounts/:id", status: 404 },
  { method: "DELETE", path: "/accounts/1/passkeys/1", route: "/accounts/:id/passkeys/:passkey", status: 404 },
  { method: "POST", path: "/import?page=about", route: "/import", body: { HERO_TITLE: "We" } },
  { method: "POST", path: "/documents", route: "/documents", body: { ids: ["about"] } },
  { method: "GET", path: "/site-index", route: "/site-index" },
  { method: "GET", path: "/pages", route: "/pages" },
  { method: "GET", path: "/pages/search?text=insurance", route: "/pages/search" },
  { method: "POST", path: "/pages/move", route: "/pages/move", body: { from: "none", to: "farm/none" }, status: 422 },
  { method: "POST", path: "/pages/retire", route: "/pages/retire", body: { page: "none" }, status: 422 },
  { method: "GET", path: "/site-health", route: "/site-health" },
  { method: "GET", path: "/readiness", route: "/readiness" },
  { method: "POST", path: "/preview", route: "/preview", body: { page: "about", documents: { about: page("We") } } },
  { method: "GET", path: "/photos", route: "/photos" },
  { method: "POST", path: "/photos", route: "/photos", body: {}, status: 415 },
  { method: "GET", path: "/photo-limit", route: "/photo-limit" },
  { method: "GET", path: "/photos/a.jpg", route: "/photos/:name", status: 404 },
  { method: "DELETE", path: "/photos/a.jpg", route: "/photos/:name", status: 404 },
  { method: "POST", path: "/photos/a.jpg/restore", route: "/photos/:name/restore", status: 404 },
  { method: "GET", path: "/quotes", route: "/quotes" },
  { method: "DELETE", path: "/quotes?state=quarantined&until=2026-01-01T00:00:00Z", route: "/quotes" },
  { method: "GET", path: "/quotes/export.csv", route: "/quotes/export.csv" },
  { method: "GET", path: "/quotes/choices", route: "/quotes/choices" },
  { method: "GET", path: "/quotes/counts", route: "/quotes/counts" },
  { method: "GET", path: "/quotes/counts.csv", route: "/quotes/counts.csv" },
  { method: "GET", path: NO_REQUEST, route: "/quotes/:id", status: 404 },
  { method: "DELETE", path: NO_REQUEST, route: "/quotes/:id", status: 404 },
  { method: "PATCH", path: NO_REQUEST, route: "/quotes/:id", body: { work: "done" }, status: 404 },
  { method: "POST", path: `${NO_REQUEST}/notes`, route: "/quotes/:id/notes", status: 404 },
  { method: "DELETE", path: `${NO_REQUEST}/notes/1`, route: "/quotes/:id/notes/:note", status: 404 },
  { method: "GET", path: `${NO_REQUEST}/files/1`, route: "/quotes/:id/files/:file", status: 404 },
  { method: "POST", path: `${NO_REQUEST}/spam`, route: "/quotes/:id/spam", status: 404 },
  { method: "GET", path: `${NO_REQUEST}/person`, route: "/quotes/:id/person", status: 404 },
  { method: "POST", path: `${NO_REQUEST}/forget`, route: "/quotes/:id/forget", status: 404 },
  { method: "POST", path: `${NO_REQUEST}/resend`, route: "/quotes/:id/resend", status: 404 },
  { method: "POST", path: `${NO_REQUEST}/release`, route: "/quotes/:id/release", status: 404 },
  { method: "GET", path: "/agents", route: "/agents" },
  { method: "POST", path: "/agents", route: "/agents", body: { name: "Claude" }, status: 201 },
  { method: "DELETE", path: "/agents/1", route: "/agents/:id", status: 404 },
  { method: "GET", path: "/proposals", route: "/proposals" },
  { method: "POST", path: "/proposals", route: "/proposals", body: CHANGE, status: 201 },
  { method: "GET", path: "/proposals/1", route: "/proposals/:id", status: 404 },
  { method: "PATCH", path: "/proposals/1", route: "/proposals/:id", body: { ...CHANGE, version: 1 }, status: 404 },
  { method: "POST", path: "/proposals/1/approve", route: "/proposals/:id/approve", body: { version: 1 }, status: 404 },
  {
    method: "POST",
    path: "/proposals/1/withdraw",
    route: "/proposals/:id/withdraw",
    body: { version: 1 },
    status: 404,
  },
  {
    method: "POST",
    path: "/proposals/1/comments",
    route: "/proposals/:id/comments",
    body: { text: "Fine" },
    status: 404,
  },
  { method: "POST", path: "/proposals/1/links", route: "/proposals/:id/links", body: {}, status: 404 },
  { method: "DELETE", path: "/proposals/1/links/1", route: "/proposals/:id/links/:link", status: 404 },
  { method: "GET", path: "/history", route: "/history" },
  { method: "GET", path: "/history/1", route: "/history/:revision" },
  { method: "POST", path: "/rollback", route: "/rollback", body: { to: 0 } },
  { method: "GET", path: "/export", route: "/export" },
];

const ALL_ENDPOINTS: Endpoint[] = [...PUBLIC_ENDPOINTS, ...SESSION_ENDPOINTS];
const WRITE_ENDPOINTS = ALL_ENDPOINTS.filter(({ method }) => method !== "GET");

const titled = (endpoints: Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

type TestAdmin = Awaited<ReturnType<typeof testAdmin>>;

/** Captures every observable effect of requests. */
const snapshot = ({ store, audited, rendered }: TestAdmin) => JSON.stringify([store.history(), audited, rendered]);

/** @param request description of the request, for the message of a failure */
async function expectError(response: Response, status: number, code: string, request = ""): Promise<void> {
  const { error, signInWith, ...rest } = await response.json();
  expect([request, response.status, rest, error]).toEqual([
    request,
    status,
    { code },
    expect.stringMatching(/^[A-Z].*\.$/),
  ]);
  expect(response.headers.get("Set-Cookie")).toBeNull();
  expect(response.headers.get("Cache-Control")).toBe("no-store");
}

test("the tables of this test list every endpoint", async () => {
  const { app } = await testAdmin();
  const base = "/api/admin";
  const routes = app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith(base));
  const existing = new Set(routes.map(({ method, path }) => `${method} ${path.slice(base.length)}`));
  expect([...existing].sort()).toEqual(ALL_ENDPOINTS.map(({ method, route }) => `${method} ${route}`).sort());
});

test.each(titled(SESSION_ENDPOINTS))(
  "%s responds to a signed-in user",
  async (_, { path, status = 200, ...request }) => {
    const { cookie, call } = await testAdmin();
    const response = await call(path, { ...request, headers: { Cookie: await cookie() } });
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  },
);

/** Cookie headers that are not valid sessions. */
const INVALID_COOKIES: [title: string, cookie: (admin: TestAdmin) => string | undefined | Promise<string>][] = [
  ["no cookie", () => undefined],
  ["garbage", () => "__Host-admin-session=garbage.garbage"],
  ["a cookie that is not bound to the host", async ({ cookie }) => (await cookie()).replace("__Host-", "")],
  ["a changed character", async ({ cookie }) => (await cookie()).replace(/.$/, (last) => (last === "A" ? "B" : "A"))],
  ["a session of another server", async () => (await testAdmin()).cookie()],
  [
    "an expired session",
    async ({ cookie, clock }) => {
      const expired = await cookie();
      clock.nowMs += 8 * HOUR_MS;
      return expired;
    },
  ],
  [
    "a session after sign-out",
    async ({ cookie, call }) => {
      const ended = await cookie();
      await call("/session", { method: "DELETE", headers: { Cookie: ended } });
      return ended;
    },
  ],
];

test.each(INVALID_COOKIES)("with %s, every endpoint requires authentication", async (_, cookieFor) => {
  const admin = await testAdmin();
  const Cookie = await cookieFor(admin);
  const before = snapshot(admin);
  for (const [name, { path, ...request }] of titled(SESSION_ENDPOINTS)) {
    await expectError(await admin.call(path, { ...request, headers: { Cookie } }), 401, "signed-out", name);
    expect(snapshot(admin), name).toBe(before);
  }
});

/** Headers that browsers add to requests from other origins. */
const OTHER_ORIGINS: [title: string, headers: Record<string, string | undefined>][] = [
  ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  ["another site in an old browser", { Origin: "https://evil.example", "Sec-Fetch-Site": undefined }],
  ["a subdomain", { Origin: "https://blog.example.com", "Sec-Fetch-Site": "same-site" }],
  ["our origin with Sec-Fetch-Site: cross-site", { "Sec-Fetch-Site": "cross-site" }],
  ["our origin with Sec-Fetch-Site: same-site", { "Sec-Fetch-Site": "same-site" }],
  ["our origin with Sec-Fetch-Site: none", { "Sec-Fetch-Site": "none" }],
  ["another port", { Origin: `${ORIGIN}:8443` }],
  ["another scheme", { Origin: ORIGIN.replace("https", "http") }],
  ["an origin that starts with ours", { Origin: `${ORIGIN}.evil.example` }],
  ["an origin that contains ours", { Origin: `https://evil.example/${ORIGIN}` }],
  ["an origin with ours as the user name", { Origin: "https://www.example.com@evil.example" }],
  ["an opaque origin", { Origin: "null" }],
  ["a malformed origin", { Origin: "www.example.com" }],
  ["an empty origin", { Origin: "" }],
  ["no origin", { Origin: undefined }],
];

test.each(OTHER_ORIGINS)("from %s, every change is rejected", async (_, headers) => {
  const admin = await testAdmin();
  const Cookie = await admin.cookie();
  const before = snapshot(admin);
  for (const [name, { path, ...request }] of titled(WRITE_ENDPOINTS)) {
    const response = await admin.call(path, { ...request, headers: { Cookie, ...headers } });
    await expectError(response, 403, "cross-site", name);
    expect(snapshot(admin), name).toBe(before);
  }
});

test("accepts the requested host as our origin if PUBLIC_URL is not set", async () => {
  const { signIn } = await testAdmin({ env: { SESSION_SECRET: ENV.SESSION_SECRET } });
  const from = (Origin: string, Host: string) => signIn({}, { headers: { Origin, Host } });
  expect((await from("http://127.0.0.1:3000", "127.0.0.1:3000")).status).toBe(200);
  expect((await from("http://Localhost:3000", "LOCALHOST:3000")).status).toBe(200);
  for (const Host of ["127.0.0.1", "127.0.0.1:3001", "localhost:3000", ""]) {
    await expectError(await from("http://127.0.0.1:3000", Host), 403, "cross-site");
  }
});

test("a closed admin answers every request with the reason", async () => {
  const closed = "The admin is closed.";
  const admin = await testAdmin({ admin: { access: { closed } } });
  const before = snapshot(admin);
  for (const [name, { path, ...request }] of titled(ALL_ENDPOINTS)) {
    const response = await admin.call(path, { ...request, headers: { Cookie: "__Host-admin-session=a.b" } });
    const body = { error: closed, code: "admin-closed" };
    expect([name, response.status, await response.json()]).toEqual([name, 403, body]);
    expect(snapshot(admin), name).toBe(before);
  }
});

test("every path rejects other methods", async () => {
  const { call, cookie } = await testAdmin();
  const headers = { Cookie: await cookie() };
  for (const path of new Set(ALL_ENDPOINTS.map(({ path: each }) => each))) {
    const response = await call(path, { method: "PUT", headers });
    await expectError(response, 405, "method-not-allowed", path);
    const methods = ALL_ENDPOINTS.filter(({ path: other }) => other === path).map(({ method }) => method);
    for (const method of methods) expect(response.headers.get("Allow"), path).toContain(method);
  }
});

test.each(["", "/", "/nothing", "/history/1/2", "/import/", "/export/site.json", "/session/1"])(
  "%j gets 404",
  async (path) => {
    const { call } = await testAdmin();
    await expectError(await call(path), 404, "not-found");
  },
);

/** Signs in. `isUntouched` returns true if no revision was added. */
async function signedInAdmin() {
  const admin = await testAdmin();
  const Cookie = await admin.cookie();
  const before = snapshot(admin);
  return {
    ...admin,
    send: (path: string, { headers, ...request }: AdminRequest = {}) =>
      admin.call(path, { ...request, headers: { Cookie, ...headers } }),
    isUntouched: () => JSON.stringify(admin.store.history()) === JSON.stringify(JSON.parse(before)[0]),
  };
}

const MEBIBYTE = 1024 * 1024;
const post = (body: unknown, headers: AdminRequest["headers"] = {}): AdminRequest => ({
  method: "POST",
  body,
  headers,
});

describe("a body that is", () => {
  const GOOD = '{"HERO_TITLE":"We"}';

  test.each<[title: string, request: AdminRequest, status: number, code: string]>([
    ["too large", post(`{"HERO_TITLE":"${"x".repeat(5 * MEBIBYTE)}"}`), 413, "too-large"],
    ["declared as too large", post(GOOD, { "Content-Length": String(5 * MEBIBYTE + 1) }), 413, "too-large"],
    ["plain text", post(GOOD, { "Content-Type": "text/plain" }), 415, "unsupported-type"],
    ["a form", post("a=b", { "Content-Type": "application/x-www-form-urlencoded" }), 415, "unsupported-type"],
    [
      "a form with files",
      post("--x--", { "Content-Type": "multipart/form-data; boundary=x" }),
      415,
      "unsupported-type",
    ],
    ["without Content-Type", post(GOOD, { "Content-Type": "" }), 415, "unsupported-type"],
    ["declared as UTF-16", post(GOOD, { "Content-Type": "application/json; charset=utf-16" }), 415, "unsupported-type"],
    ["compressed", post(gzipSync(GOOD), { "Content-Encoding": "gzip" }), 415, "unsupported-type"],
    ["empty", post(""), 422, "input/empty"],
    ["truncated", post('{"HERO_TITLE":"We'), 422, "json/truncated"],
    ["not JSON", post("{HERO_TITLE}"), 422, "json/syntax"],
    ["a list", post([GOOD]), 422, "format/not-an-object"],
    ["UTF-16", post(Buffer.from(GOOD, "utf16le")), 422, "input/encoding"],
    ["not UTF-8", post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])), 422, "input/encoding"],
    ["deeply nested", post(`${'{"a":'.repeat(70)}1${"}".repeat(70)}`), 422, "json/too-deep"],
    ["very deeply nested", post(`${"[".repeat(MEBIBYTE)}${"]".repeat(MEBIBYTE)}`), 422, "json/too-deep"],
    [
      "ambiguous because of a duplicate key",
      post('{"HERO_TITLE":"We","HERO_TITLE":"They"}'),
      422,
      "json/duplicate-key",
    ],
    [
      "an attempt to pollute a prototype",
      post('{"__proto__":{"polluted":1},"HERO_TITLE":"We"}'),
      422,
      "json/forbidden-key",
    ],
    [
      "an attempt to replace a constructor",
      post('{"constructor":{"prototype":{"polluted":1}}}'),
      422,
      "json/forbidden-key",
    ],
  ])("%s is rejected by an import", async (_, request, status, code) => {
    const { send, isUntouched } = await signedInAdmin();
    const response = await send("/import?page=about", request);
    const { error, code: errorCode, diagnostics = [] } = await response.json();
    expect([response.status, diagnostics[0]?.code ?? errorCode]).toEqual([status, code]);
    expect(error).toMatch(/^[A-Z].*\.$/);
    expect(isUntouched()).toBe(true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each<[title: string, request: AdminRequest, status: number, code: string]>([
    ["too large", post({ ids: ["x".repeat(5 * MEBIBYTE)] }), 413, "too-large"],
    ["plain text", post({ ids: [] }, { "Content-Type": "text/plain" }), 415, "unsupported-type"],
    ["compressed", post(gzipSync("{}"), { "Content-Encoding": "br" }), 415, "unsupported-type"],
    ["empty", post(""), 400, "bad-body"],
    ["truncated", post('{"ids":["about"'), 400, "bad-body"],
    ["UTF-16", post(Buffer.from("{}", "utf16le")), 400, "bad-body"],
    ["not UTF-8", post(Buffer.from([0x7b, 0xff, 0x7d])), 400, "bad-body"],
    ["very deeply nested", post(`${"[".repeat(MEBIBYTE / 8)}${"]".repeat(MEBIBYTE / 8)}`), 400, "bad-body"],
    ["ambiguous because of a duplicate key", post('{"ids":[],"ids":["about"],"to":0,"to":1}'), 400, "bad-body"],
    ["an attempt to pollute a prototype", post('{"__proto__":{"polluted":1}}'), 400, "bad-body"],
    ["null", post("null"), 422, "invalid"],
    ["a list", post([]), 422, "invalid"],
    ["a text", post('"about"'), 422, "invalid"],
    ["without known keys", post({ shell: "ls" }), 422, "invalid"],
  ])("%s is rejected by all other endpoints", async (_, request, status, code) => {
    const { send, rendered, isUntouched } = await signedInAdmin();
    for (const path of ["/documents", "/preview", "/rollback"]) {
      const response = await send(path, request);
      const { error, code: errorCode } = await response.json();
      expect([response.status, errorCode, error]).toEqual([status, code, expect.stringMatching(/\S/)]);
    }
    expect([rendered, isUntouched()]).toEqual([[], true]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("a form gets a JSON error instead of a page", async () => {
    const { call } = await testAdmin();
    const response = await call("/session", {
      ...post(`name=Ada&password=${PASSWORD}`, { "Content-Type": "application/x-www-form-urlencoded" }),
    });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([415, "application/json"]);
  });

  test("large is rejected from clients without a session", async () => {
    const { signIn } = await testAdmin();
    await expectError(await signIn({ name: "a".repeat(MEBIBYTE) }), 413, "too-large");
  });
});

describe("text in the history", () => {
  const importing = (parameters: Record<string, string>) =>
    `/import?${new URLSearchParams({ page: "about", ...parameters })}`;

  test.each([
    ["message", "a\r\nSet-Cookie: b=c\n\n", "a Set-Cookie: b=c"],
    ["message", "<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["message", "x".repeat(500), "x".repeat(500)],
    ["source", "../../etc/passwd", "../../etc/passwd"],
    ["source", 'a".json\r\nX: y', 'a".json X: y'],
    ["source", "<img src=x onerror=alert(1)>.json", "<img src=x onerror=alert(1)>.json"],
  ])("is stored on one line: %s %j", async (name, input, stored) => {
    const { send, store } = await signedInAdmin();
    const response = await send(importing({ [name]: input }), post({ HERO_TITLE: "We" }));
    expect([response.status, response.headers.get("Set-Cookie")]).toEqual([200, null]);
    expect(store.history()[1]).toMatchObject({ [name]: stored, by: "Ada" });
    const history = await send("/history");
    expect(history.headers.get("Content-Type")).toBe("application/json");
    expect((await history.json()).revisions[0][name]).toBe(stored);
  });

  test.each([
    ["message", "a\u0000b"],
    ["message", "\u001b]0;title\u0007"],
    ["message", "\u202etxt.exe"],
    ["message", "x".repeat(501)],
    ["source", "a\u0000.json"],
    ["source", "x".repeat(201)],
    ["source", "x".repeat(MEBIBYTE)],
  ])("is rejected as a %s if terminals or logs could interpret it", async (name, input) => {
    const { send, isUntouched } = await signedInAdmin();
    const response = await send(importing({ [name]: input }), post({ HERO_TITLE: "We" }));
    expect([response.status, (await response.json()).issues[0].field]).toEqual([422, name]);
    expect(isUntouched()).toBe(true);
  });

  test.each([
    "dryrun=1",
    "dryRun=maybe",
    "dryRun",
    "partial=2",
    "by=Eve",
    "mode=erase",
    "maxDiagnostics=-1",
    "__proto__=1",
  ])("is not added if the parameter %s is misspelled", async (parameter) => {
    const { send, isUntouched } = await signedInAdmin();
    const response = await send(`/import?page=about&${parameter}`, post({ HERO_TITLE: "We" }));
    expect([response.status, (await response.json()).code, isUntouched()]).toEqual([422, "invalid", true]);
  });
});

describe("an identifier", () => {
  const IDS = [
    "../site",
    "../../package",
    "/etc/passwd",
    "farm/../about",
    "farm/..",
    "farm\\about",
    "%2e%2e/site",
    "about.json",
    "ABOUT",
    " about",
    "about\u0000",
    "toString",
    "",
    "farm/",
    "farm/a/b",
    "a".repeat(100_000),
  ];

  test.each(IDS)("%j is rejected as a page", async (id) => {
    const { send, rendered, isUntouched } = await signedInAdmin();
    const requests: [string, AdminRequest][] = [
      ["/documents", post({ ids: ["about", id] })],
      ["/preview", post({ page: id, documents: {} })],
      ["/preview", post({ page: "about", documents: { [id]: page("X") } })],
      ["/preview", post({ page: "about", to: 0, pages: [id] })],
      ["/rollback", post({ to: 0, pages: [id] })],
      [`/history?page=${encodeURIComponent(id)}`, {}],
    ];
    for (const [path, request] of requests) {
      const response = await send(path, request);
      expect([path.slice(0, 20), response.status, (await response.json()).code]).toEqual([
        path.slice(0, 20),
        422,
        "invalid",
      ]);
    }
    expect([rendered, isUntouched()]).toEqual([[], true]);
  });

  test.each([
    "-1",
    "01",
    "1e9",
    "1.0",
    "+1",
    "0x1",
    "%201",
    "..%2f1",
    "..%5c1",
    "1%00",
    "١",
    "NaN",
    "9".repeat(20),
    "9",
  ])("%s is rejected as a revision", async (revision) => {
    const { send } = await signedInAdmin();
    await expectError(await send(`/history/${revision}`), 404, "unknown-revision");
    const [before, exported] = [await send(`/history?before=${revision}`), await send(`/export?revision=${revision}`)];
    const isNumber = revision === "9";
    expect([before.status, exported.status]).toEqual(isNumber ? [200, 404] : [422, 422]);
  });

  test.each([
    ["../site", "page/unknown"],
    ["/etc/passwd", "page/new"],
    ["/etc/passwd/shadow", "page/unknown"],
    ["farm/../about", "page/unknown"],
    ["about\u0000", "page/unknown"],
    ["__proto__", "page/unknown"],
    ["toString", "page/unknown"],
    ["", "page/unknown"],
    ["api/admin", "page/slug"],
    ["a".repeat(200), "page/slug"],
  ])("%j is rejected as the page of an import with the finding %s", async (id, code) => {
    const { send, isUntouched } = await signedInAdmin();
    const response = await send(`/import?page=${encodeURIComponent(id)}`, post({ HERO_TITLE: "We" }));
    expect([response.status, (await response.json()).diagnostics[0].code]).toEqual([422, code]);
    expect(isUntouched()).toBe(true);
  });

  test.each([-1, 1.5, "x", "01", "1-", "1-G", 1e9, 1e300, null, true, [0], { valueOf: 0 }])(
    "%j is rejected as the target of a rollback",
    async (to) => {
      const { send, isUntouched } = await signedInAdmin();
      for (const request of [post({ to }), post({ page: "about", to })]) {
        const path = "page" in (request.body as object) ? "/preview" : "/rollback";
        expect((await send(path, request)).status).toBe(422);
      }
      expect(isUntouched()).toBe(true);
    },
  );

  test("of an unknown revision is rejected as the target of a rollback", async () => {
    const { send, isUntouched } = await signedInAdmin();
    await expectError(await send("/rollback", post({ to: 999_999_999 })), 404, "unknown-revision");
    await expectError(await send("/preview", post({ page: "about", to: 2 })), 404, "unknown-revision");
    expect(isUntouched()).toBe(true);
  });
});

describe("If-Match", () => {
  const CONDITIONAL_REQUESTS: [path: string, body: unknown][] = [
    ["/import?page=about", { HERO_TITLE: "We" }],
    ["/rollback", { to: 0 }],
  ];

  test.each(['"1"', "*", undefined])("of %s accepts the request", async (header) => {
    for (const [path, body] of CONDITIONAL_REQUESTS) {
      const { send } = await signedInAdmin();
      expect((await send(path, post(body, { "If-Match": header }))).status).toBe(200);
    }
  });

  test.each(['"0"', '"2"', '"999999999"'])("of %s rejects to overwrite another revision", async (header) => {
    for (const [path, body] of CONDITIONAL_REQUESTS) {
      const { send, isUntouched } = await signedInAdmin();
      const response = await send(path, post(body, { "If-Match": header }));
      expect([response.status, await response.json()]).toMatchObject([
        412,
        {
          error: "Someone else has changed the content. Nothing was imported. Check the changes and try again.",
          code: "revision-conflict",
          revision: 1,
        },
      ]);
      expect(isUntouched()).toBe(true);
    }
  });

  test.each(["1", 'W/"1"', '"01"', '"-1"', '"1e0"', '""', '"', '"1", "2"', '"*"', '"1" ', "'1'", '"1000000000"'])(
    "of %j is rejected as malformed",
    async (header) => {
      for (const [path, body] of CONDITIONAL_REQUESTS) {
        const { send, isUntouched } = await signedInAdmin();
        const response = await send(path, post(body, { "If-Match": header }));
        // HTTP removes spaces around the value of a header.
        const status = header.trim() === '"1"' ? 200 : 400;
        expect([response.status, isUntouched()]).toEqual([status, status === 400]);
      }
    },
  );
});

test("the log contains no passwords, cookies, names or addresses", async () => {
  const { signIn, logged } = await testAdmin();
  const cookie = toCookieHeader(await signIn());
  await signIn({ password: "a wrong password" });
  const lines = JSON.stringify(logged);
  for (const secret of [PASSWORD, "a wrong password", cookie.slice(30), "Ada", "203.0.113"]) {
    expect(lines).not.toContain(secret);
  }
});
