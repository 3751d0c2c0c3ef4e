/** Nobody gets into the admin who does not belong there, and nothing that is sent to it does harm. */
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "#api/auth/password.ts";
import { createSessions } from "#api/auth/session.ts";
import { cookieOf, ENV, ORIGIN, type Request, testAdmin } from "#tests/support/api/admin-app.ts";
import { PASSWORD } from "#tests/support/api/app.ts";
import { page } from "#tests/support/store/file-store.ts";

const HOUR_MS = 3_600_000;

interface AdminCall extends Request {
  path: string;
  /** As the app knows it. */
  route: string;
}

const SIGN_IN: AdminCall = {
  method: "POST",
  path: "/session",
  route: "/session",
  body: { name: "Ada", password: PASSWORD },
};

/** Every call that needs a session, as one that is answered with 200. */
const CALLS: AdminCall[] = [
  { method: "GET", path: "/session", route: "/session" },
  { method: "DELETE", path: "/session", route: "/session" },
  { method: "POST", path: "/import?page=about", route: "/import", body: { HERO_TITLE: "We" } },
  { method: "POST", path: "/documents", route: "/documents", body: { ids: ["about"] } },
  { method: "POST", path: "/preview", route: "/preview", body: { page: "about", documents: { about: page("We") } } },
  { method: "GET", path: "/history", route: "/history" },
  { method: "GET", path: "/history/1", route: "/history/:revision" },
  { method: "POST", path: "/rollback", route: "/rollback", body: { to: 0 } },
  { method: "GET", path: "/export", route: "/export" },
];

const ALL: AdminCall[] = [SIGN_IN, ...CALLS];
const WRITES = ALL.filter(({ method }) => method !== "GET");

const named = (calls: AdminCall[]) => calls.map((call) => [`${call.method} ${call.path}`, call] as const);

type TestAdmin = Awaited<ReturnType<typeof testAdmin>>;

/** What can be seen of all that has happened. */
const seen = ({ store, audited, rendered }: TestAdmin) => JSON.stringify([store.history(), audited, rendered]);

async function expectRefusal(answer: Response, status: number, code: string): Promise<void> {
  const { error, ...said } = await answer.json();
  expect([answer.status, said, error]).toEqual([status, { code }, expect.stringMatching(/^[A-Z].*\.$/)]);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
}

test("the tables know every call there is", async () => {
  const { app } = await testAdmin();
  const base = "/api/admin";
  const routes = app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith(base));
  const there = new Set(routes.map(({ method, path }) => `${method} ${path.slice(base.length)}`));
  expect([...there].sort()).toEqual(ALL.map(({ method, route }) => `${method} ${route}`).sort());
});

test.each(named(CALLS))("%s is answered to whoever is signed in", async (_, { path, ...request }) => {
  const { cookie, call } = await testAdmin();
  const answer = await call(path, { ...request, headers: { Cookie: await cookie() } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

/** By what is wrong with it, the Cookie header of a request. */
const STRANGERS: [what: string, cookie: (admin: TestAdmin) => string | undefined | Promise<string>][] = [
  ["no cookie", () => undefined],
  ["garbage", () => "__Host-admin-session=garbage.garbage"],
  ["a cookie that is not bound to the host", async ({ cookie }) => (await cookie()).replace("__Host-", "")],
  [
    "a name of one's own",
    async ({ cookie }) => {
      const [payload = "", signature] = (await cookie()).split("=")[1]?.split(".") ?? [];
      const session = JSON.parse(Buffer.from(payload, "base64url").toString());
      const forged = Buffer.from(JSON.stringify({ ...session, name: "Eve" })).toString("base64url");
      return `__Host-admin-session=${forged}.${signature}`;
    },
  ],
  [
    "a signature by another secret",
    ({ clock }) => foreign({ secret: "another secret that is long enough too" }, clock),
  ],
  [
    "a password that was changed since",
    async ({ clock }) => foreign({ hash: await hashPassword("what it was before", { logN: 13, r: 8, p: 1 }) }, clock),
  ],
  [
    "a session that is over",
    async ({ cookie, clock }) => {
      const expired = await cookie();
      clock.nowMs += 8 * HOUR_MS;
      return expired;
    },
  ],
  [
    "a session that was signed out",
    async ({ cookie, call }) => {
      const ended = await cookie();
      await call("/session", { method: "DELETE", headers: { Cookie: ended } });
      return ended;
    },
  ],
];

/** A cookie of a server with other settings. */
function foreign(settings: { secret?: string; hash?: string }, clock: TestAdmin["clock"]): string {
  const own = { secret: ENV.SESSION_SECRET, hash: "" };
  const sessions = createSessions({ ...own, ...settings, isHttps: true, now: () => clock.nowMs });
  return sessions.begin("Ada").cookie.split(";")[0] ?? "";
}

describe.each(STRANGERS)("with %s", (_, cookieFor) => {
  test.each(named(CALLS))("%s is refused", async (_name, { path, ...request }) => {
    const admin = await testAdmin();
    const Cookie = await cookieFor(admin);
    const before = seen(admin);
    await expectRefusal(await admin.call(path, { ...request, headers: { Cookie } }), 401, "signed-out");
    expect(seen(admin)).toBe(before);
  });
});

/** By who sends it, the headers that browsers add to a request. */
const ELSEWHERE: [who: string, headers: Record<string, string | undefined>][] = [
  ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  ["another site, by an old browser", { Origin: "https://evil.example", "Sec-Fetch-Site": undefined }],
  ["another host of the domain", { Origin: "https://blog.example.com", "Sec-Fetch-Site": "same-site" }],
  ["the own address as another's", { "Sec-Fetch-Site": "cross-site" }],
  ["the own address as a neighbor's", { "Sec-Fetch-Site": "same-site" }],
  ["nobody's page", { "Sec-Fetch-Site": "none" }],
  ["another port", { Origin: `${ORIGIN}:8443` }],
  ["another scheme", { Origin: ORIGIN.replace("https", "http") }],
  ["an address that begins like ours", { Origin: `${ORIGIN}.evil.example` }],
  ["an address with ours in it", { Origin: `https://evil.example/${ORIGIN}` }],
  ["our address as a user's name", { Origin: "https://www.example.com@evil.example" }],
  ["a page without an origin", { Origin: "null" }],
  ["an origin that is none", { Origin: "www.example.com" }],
  ["an empty origin", { Origin: "" }],
  ["no origin", { Origin: undefined }],
];

describe.each(ELSEWHERE)("from %s", (_, headers) => {
  test.each(named(WRITES))("%s is refused", async (_name, { path, ...request }) => {
    const admin = await testAdmin();
    const Cookie = await admin.cookie();
    const before = seen(admin);
    await expectRefusal(await admin.call(path, { ...request, headers: { Cookie, ...headers } }), 403, "cross-site");
    expect(seen(admin)).toBe(before);
  });
});

test("behind no proxy, the host that was asked is the own site", async () => {
  const { signIn } = await testAdmin({ env: { SESSION_SECRET: ENV.SESSION_SECRET } });
  const from = (Origin: string, Host: string) => signIn({}, { headers: { Origin, Host } });
  expect((await from("http://127.0.0.1:3000", "127.0.0.1:3000")).status).toBe(200);
  expect((await from("http://Localhost:3000", "LOCALHOST:3000")).status).toBe(200);
  for (const Host of ["127.0.0.1", "127.0.0.1:3001", "localhost:3000", ""]) {
    await expectRefusal(await from("http://127.0.0.1:3000", Host), 403, "cross-site");
  }
});

describe("a closed admin", () => {
  const closed = "There is no ADMIN_PASSWORD_HASH.";

  test.each(named(ALL))("answers %s with why it is", async (_, { path, ...request }) => {
    const admin = await testAdmin({ admin: { access: { closed } } });
    const before = seen(admin);
    const answer = await admin.call(path, { ...request, headers: { Cookie: "__Host-admin-session=a.b" } });
    expect([answer.status, await answer.json()]).toEqual([403, { error: closed, code: "admin-closed" }]);
    expect(seen(admin)).toBe(before);
  });
});

test.each(named(ALL))("where %s is, other methods are not", async (_, { path }) => {
  const { call, cookie } = await testAdmin();
  const headers = { Cookie: await cookie() };
  const answer = await call(path, { method: "PATCH", headers });
  await expectRefusal(answer, 405, "method-not-allowed");
  const methods = ALL.filter(({ path: other }) => other === path).map(({ method }) => method);
  for (const method of methods) expect(answer.headers.get("Allow")).toContain(method);
});

test.each(["", "/", "/nothing", "/history/1/2", "/import/", "/export/site.json", "/session/1"])(
  "there is nothing at %s",
  async (path) => {
    const { call } = await testAdmin();
    await expectRefusal(await call(path), 404, "not-found");
  },
);

describe("guessing the password", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const FIFTEEN_MINUTES_MS = 15 * 60 * 1000;
  const WRONG = { password: "wrong horse battery staple" };
  const from = (address: string) => ({ address });

  /** How often there was which status. */
  async function tally(answers: Promise<Response>[]): Promise<Record<number, number>> {
    const counts: Record<number, number> = {};
    for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  test("is slow: whoever is wrong waits, and nobody else does", async () => {
    const waits: number[] = [];
    let open: () => void = () => undefined;
    const gate = new Promise<void>((opened) => {
      open = opened;
    });
    const wait = (ms: number) => {
      waits.push(ms);
      return gate;
    };
    const { signIn, audited } = await testAdmin({ admin: { wait } });
    expect((await signIn()).status).toBe(200);
    let isAnswered = false;
    const wrong = signIn(WRONG).finally(() => {
      isAnswered = true;
    });
    while (audited.length < 2) await new Promise(setImmediate);
    expect([isAnswered, waits]).toEqual([false, [1000, 1000]]);
    open();
    expect((await wrong).status).toBe(401);
  });

  test("ends after ten times from one address, for the right password too", async () => {
    const { signIn, audited } = await testAdmin();
    for (let time = 0; time < 10; time += 1) expect((await signIn(WRONG)).status).toBe(401);
    for (const credentials of [WRONG, {}]) {
      const refused = await signIn(credentials);
      expect(refused.headers.get("Retry-After")).toBe("900");
      await expectRefusal(refused, 429, "too-many");
    }
    expect(audited).toHaveLength(10);
    expect((await signIn({}, from("198.51.100.1"))).status).toBe(200);
    vi.advanceTimersByTime(FIFTEEN_MINUTES_MS - 1000);
    expect((await signIn()).headers.get("Retry-After")).toBe("1");
    vi.advanceTimersByTime(1000);
    expect((await signIn()).status).toBe(200);
  });

  test("from many addresses ends after a hundred times", async () => {
    const { signIn } = await testAdmin();
    for (let time = 0; time < 100; time += 1) {
      expect((await signIn(WRONG, from(`198.51.100.${time % 20}`))).status).toBe(401);
    }
    await expectRefusal(await signIn({}, from("203.0.113.9")), 429, "too-many");
    vi.advanceTimersByTime(FIFTEEN_MINUTES_MS);
    expect((await signIn({}, from("203.0.113.9"))).status).toBe(200);
  });

  test("with an address of IPv6 is guessing with all that go with it", async () => {
    const { signIn } = await testAdmin();
    for (let time = 0; time < 10; time += 1) await signIn(WRONG, from(`2001:db8:1:2::${time}`));
    expect((await signIn({}, from("2001:db8:1:2:ffff::1"))).status).toBe(429);
    expect((await signIn({}, from("2001:db8:1:3::1"))).status).toBe(200);
  });

  test("at once is no more than in a row", async () => {
    const { signIn } = await testAdmin();
    const answers = Array.from({ length: 30 }, () => signIn(WRONG));
    expect(await tally(answers)).toEqual({ 401: 10, 429: 20 });
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 429);
    for (const { headers } of refused) expect(headers.get("Retry-After")).toBe("900");
  });

  test("by many at once does not take the server's memory, and counts only what was looked at", async () => {
    const { signIn, audited } = await testAdmin();
    const answers = Array.from({ length: 40 }, (_, index) => signIn(WRONG, from(`198.51.100.${index}`)));
    expect(await tally(answers)).toEqual({ 401: 10, 429: 30 });
    expect(audited).toHaveLength(10);
    for (let time = 0; time < 90; time += 1) {
      expect((await signIn(WRONG, from(`203.0.113.${time}`))).status).toBe(401);
    }
    expect((await signIn(WRONG, from("203.0.113.200"))).status).toBe(429);
  });

  test("is not what whoever signs in often does", async () => {
    const { signIn } = await testAdmin();
    for (let time = 0; time < 30; time += 1) expect((await signIn()).status).toBe(200);
    for (let time = 0; time < 9; time += 1) await signIn(WRONG);
    for (let time = 0; time < 5; time += 1) expect((await signIn()).status).toBe(200);
  });

  test("is no use where requests mean nothing: they count for nothing", async () => {
    const { signIn } = await testAdmin();
    for (let time = 0; time < 20; time += 1) expect((await signIn({ name: "" })).status).toBe(422);
    expect((await signIn()).status).toBe(200);
  });
});

/** Someone who is signed in, and whether all is as it was. */
async function insider() {
  const admin = await testAdmin();
  const Cookie = await admin.cookie();
  const before = seen(admin);
  return {
    ...admin,
    send: (path: string, { headers, ...request }: Request = {}) =>
      admin.call(path, { ...request, headers: { Cookie, ...headers } }),
    isUntouched: () => JSON.stringify(admin.store.history()) === JSON.stringify(JSON.parse(before)[0]),
  };
}

const MEBIBYTE = 1024 * 1024;
const post = (body: unknown, headers: Request["headers"] = {}): Request => ({ method: "POST", body, headers });

describe("a body that is", () => {
  const GOOD = '{"HERO_TITLE":"We"}';

  test.each<[what: string, request: Request, status: number, code: string]>([
    ["too large", post(`{"HERO_TITLE":"${"x".repeat(5 * MEBIBYTE)}"}`), 413, "too-large"],
    ["said to be too large", post(GOOD, { "Content-Length": String(5 * MEBIBYTE + 1) }), 413, "too-large"],
    ["plain text", post(GOOD, { "Content-Type": "text/plain" }), 415, "unsupported-type"],
    ["a form", post("a=b", { "Content-Type": "application/x-www-form-urlencoded" }), 415, "unsupported-type"],
    [
      "a form with files",
      post("--x--", { "Content-Type": "multipart/form-data; boundary=x" }),
      415,
      "unsupported-type",
    ],
    ["of no type", post(GOOD, { "Content-Type": "" }), 415, "unsupported-type"],
    ["said to be UTF-16", post(GOOD, { "Content-Type": "application/json; charset=utf-16" }), 415, "unsupported-type"],
    ["compressed", post(gzipSync(GOOD), { "Content-Encoding": "gzip" }), 415, "unsupported-type"],
    ["empty", post(""), 422, "input/empty"],
    ["cut off", post('{"HERO_TITLE":"We'), 422, "json/truncated"],
    ["no JSON", post("{HERO_TITLE}"), 422, "json/syntax"],
    ["a list", post([GOOD]), 422, "format/not-an-object"],
    ["UTF-16", post(Buffer.from(GOOD, "utf16le")), 422, "input/encoding"],
    ["no UTF-8", post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])), 422, "input/encoding"],
    ["deep", post(`${'{"a":'.repeat(70)}1${"}".repeat(70)}`), 422, "json/too-deep"],
    ["very deep", post(`${"[".repeat(MEBIBYTE)}${"]".repeat(MEBIBYTE)}`), 422, "json/too-deep"],
    ["of two minds", post('{"HERO_TITLE":"We","HERO_TITLE":"They"}'), 422, "json/duplicate-key"],
    ["after prototypes", post('{"__proto__":{"polluted":1},"HERO_TITLE":"We"}'), 422, "json/forbidden-key"],
    ["after constructors", post('{"constructor":{"prototype":{"polluted":1}}}'), 422, "json/forbidden-key"],
  ])("%s is refused by an import", async (_, request, status, code) => {
    const { send, isUntouched } = await insider();
    const answer = await send("/import?page=about", request);
    const { error, code: told, diagnostics = [] } = await answer.json();
    expect([answer.status, diagnostics[0]?.code ?? told]).toEqual([status, code]);
    expect(error).toMatch(/^[A-Z].*\.$/);
    expect(isUntouched()).toBe(true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each<[what: string, request: Request, status: number, code: string]>([
    ["too large", post({ ids: ["x".repeat(5 * MEBIBYTE)] }), 413, "too-large"],
    ["plain text", post({ ids: [] }, { "Content-Type": "text/plain" }), 415, "unsupported-type"],
    ["compressed", post(gzipSync("{}"), { "Content-Encoding": "br" }), 415, "unsupported-type"],
    ["empty", post(""), 400, "bad-body"],
    ["cut off", post('{"ids":["about"'), 400, "bad-body"],
    ["UTF-16", post(Buffer.from("{}", "utf16le")), 400, "bad-body"],
    ["no UTF-8", post(Buffer.from([0x7b, 0xff, 0x7d])), 400, "bad-body"],
    ["very deep", post(`${"[".repeat(MEBIBYTE)}${"]".repeat(MEBIBYTE)}`), 400, "bad-body"],
    ["of two minds", post('{"ids":[],"ids":["about"],"to":0,"to":1}'), 400, "bad-body"],
    ["after prototypes", post('{"__proto__":{"polluted":1}}'), 400, "bad-body"],
    ["null", post("null"), 422, "invalid"],
    ["a list", post([]), 422, "invalid"],
    ["a text", post('"about"'), 422, "invalid"],
    ["about something else", post({ shell: "ls" }), 422, "invalid"],
  ])("%s is refused by all other calls", async (_, request, status, code) => {
    const { send, rendered, isUntouched } = await insider();
    for (const path of ["/documents", "/preview", "/rollback"]) {
      const answer = await send(path, request);
      const { error, code: told } = await answer.json();
      expect([answer.status, told, error]).toEqual([status, code, expect.stringMatching(/\S/)]);
    }
    expect([rendered, isUntouched()]).toEqual([[], true]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("a form gets JSON, and no page of the site", async () => {
    const { call } = await testAdmin();
    const answer = await call("/session", {
      ...post(`name=Ada&password=${PASSWORD}`, { "Content-Type": "application/x-www-form-urlencoded" }),
    });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([415, "application/json"]);
  });

  test("of whoever is not signed in is small", async () => {
    const { signIn } = await testAdmin();
    await expectRefusal(await signIn({ name: "a".repeat(MEBIBYTE) }), 413, "too-large");
  });
});

describe("what the history keeps", () => {
  const importing = (parameters: Record<string, string>) =>
    `/import?${new URLSearchParams({ page: "about", ...parameters })}`;

  test.each([
    ["message", "a\r\nSet-Cookie: b=c\n\n", "a Set-Cookie: b=c"],
    ["message", "<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["message", "x".repeat(500), "x".repeat(500)],
    ["source", "../../etc/passwd", "../../etc/passwd"],
    ["source", 'a".json\r\nX: y', 'a".json X: y'],
    ["source", "<img src=x onerror=alert(1)>.json", "<img src=x onerror=alert(1)>.json"],
  ])("of a %s %j is text in one line", async (name, given, kept) => {
    const { send, store } = await insider();
    const answer = await send(importing({ [name]: given }), post({ HERO_TITLE: "We" }));
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([200, null]);
    expect(store.history()[1]).toMatchObject({ [name]: kept, by: "Ada" });
    const told = await send("/history");
    expect(told.headers.get("Content-Type")).toBe("application/json");
    expect((await told.json()).revisions[0][name]).toBe(kept);
  });

  test.each([
    ["message", "a\u0000b"],
    ["message", "\u001b]0;title\u0007"],
    ["message", "\u202etxt.exe"],
    ["message", "x".repeat(501)],
    ["source", "a\u0000.json"],
    ["source", "x".repeat(201)],
    ["source", "x".repeat(MEBIBYTE)],
  ])("is no %s that terminals or logs take for more than text", async (name, given) => {
    const { send, isUntouched } = await insider();
    const answer = await send(importing({ [name]: given }), post({ HERO_TITLE: "We" }));
    expect([answer.status, (await answer.json()).issues[0].field]).toEqual([422, name]);
    expect(isUntouched()).toBe(true);
  });

  test.each(["dryrun=1", "dryRun=maybe", "dryRun", "partial=2", "by=Eve", "mode=replace", "__proto__=1"])(
    "is nothing where %s is misspelt",
    async (parameter) => {
      const { send, isUntouched } = await insider();
      const answer = await send(`/import?page=about&${parameter}`, post({ HERO_TITLE: "We" }));
      expect([answer.status, (await answer.json()).code, isUntouched()]).toEqual([422, "invalid", true]);
    },
  );
});

describe("names lead nowhere else", () => {
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

  test.each(IDS)("%j is no page", async (id) => {
    const { send, rendered, isUntouched } = await insider();
    const requests: [string, Request][] = [
      ["/documents", post({ ids: ["about", id] })],
      ["/preview", post({ page: id, documents: {} })],
      ["/preview", post({ page: "about", documents: { [id]: page("X") } })],
      ["/preview", post({ page: "about", to: 0, pages: [id] })],
      ["/rollback", post({ to: 0, pages: [id] })],
      [`/history?page=${encodeURIComponent(id)}`, {}],
    ];
    for (const [path, request] of requests) {
      const answer = await send(path, request);
      expect([path.slice(0, 20), answer.status, (await answer.json()).code]).toEqual([
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
  ])("%s is no revision", async (revision) => {
    const { send } = await insider();
    await expectRefusal(await send(`/history/${revision}`), 404, "unknown-revision");
    const [before, exported] = [await send(`/history?before=${revision}`), await send(`/export?revision=${revision}`)];
    const isNumber = revision === "9";
    expect([before.status, exported.status]).toEqual(isNumber ? [200, 404] : [422, 422]);
  });

  test.each(["../site", "/etc/passwd", "farm/../about", "about\u0000", "__proto__", "toString", "", "a".repeat(200)])(
    "%j is no page to import",
    async (id) => {
      const { send, isUntouched } = await insider();
      const answer = await send(`/import?page=${encodeURIComponent(id)}`, post({ HERO_TITLE: "We" }));
      expect([answer.status, (await answer.json()).diagnostics[0].code]).toEqual([422, "page/unknown"]);
      expect(isUntouched()).toBe(true);
    },
  );

  test.each([-1, 1.5, "1", 1e9, 1e300, null, true, [0], { valueOf: 0 }])("%j is nothing to go back to", async (to) => {
    const { send, isUntouched } = await insider();
    for (const request of [post({ to }), post({ page: "about", to })]) {
      const path = "page" in (request.body as object) ? "/preview" : "/rollback";
      expect((await send(path, request)).status).toBe(422);
    }
    expect(isUntouched()).toBe(true);
  });

  test("a revision that there is not is nothing to go back to", async () => {
    const { send, isUntouched } = await insider();
    await expectRefusal(await send("/rollback", post({ to: 999_999_999 })), 404, "unknown-revision");
    await expectRefusal(await send("/preview", post({ page: "about", to: 2 })), 404, "unknown-revision");
    expect(isUntouched()).toBe(true);
  });
});

describe("If-Match", () => {
  const CALLS_WITH_IT: [path: string, body: unknown][] = [
    ["/import?page=about", { HERO_TITLE: "We" }],
    ["/rollback", { to: 0 }],
  ];

  test.each(['"1"', "*", undefined])("of %s lets pass", async (header) => {
    for (const [path, body] of CALLS_WITH_IT) {
      const { send } = await insider();
      expect((await send(path, post(body, { "If-Match": header }))).status).toBe(200);
    }
  });

  test.each(['"0"', '"2"', '"999999999"'])("of %s lets nobody overwrite what somebody else did", async (header) => {
    for (const [path, body] of CALLS_WITH_IT) {
      const { send, isUntouched } = await insider();
      const answer = await send(path, post(body, { "If-Match": header }));
      expect([answer.status, await answer.json()]).toEqual([
        412,
        {
          error: "Somebody else has changed the content meanwhile. Nothing was imported.",
          code: "revision-conflict",
          revision: 1,
        },
      ]);
      expect(isUntouched()).toBe(true);
    }
  });

  test.each(["1", 'W/"1"', '"01"', '"-1"', '"1e0"', '""', '"', '"1", "2"', '"*"', '"1" ', "'1'", '"1000000000"'])(
    "of %j means nothing",
    async (header) => {
      for (const [path, body] of CALLS_WITH_IT) {
        const { send, isUntouched } = await insider();
        const answer = await send(path, post(body, { "If-Match": header }));
        // Spaces around a header are none of it.
        const status = header.trim() === '"1"' ? 200 : 400;
        expect([answer.status, isUntouched()]).toEqual([status, status === 400]);
      }
    },
  );
});

test("what is told says no more than it has to", async () => {
  const { signIn, logged } = await testAdmin();
  const cookie = cookieOf(await signIn());
  await signIn({ password: "a wrong password" });
  const said = JSON.stringify(logged);
  for (const secret of [PASSWORD, "a wrong password", cookie.slice(30), "Ada", "203.0.113"]) {
    expect(said).not.toContain(secret);
  }
});
