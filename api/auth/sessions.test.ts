import { describe, expect, test } from "vitest";
import { ENGINES, memoryDatabase } from "#tests/support/database/office-databases.ts";
import type { Identity } from "./identities.ts";
import { createSessions } from "./sessions.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const ADA: Identity = { id: "a1", name: "Ada Öberg 李", role: "owner", mayReadRequests: true, passwordHash: "hash" };
const DETAILS = { name: "", browser: "Firefox" };

/** Returns the Cookie header that a browser sends after it received a Set-Cookie header. */
const toCookieHeader = (cookie: string) => cookie.split(";")[0] ?? "";

function setUp({ isHttps = false, openDatabase = () => memoryDatabase() } = {}) {
  const state = { nowMs: NOON, people: [ADA] as Identity[] };
  const identities = {
    signInField: async () => "email" as const,
    hasPasskeys: async () => false,
    list: async () => state.people,
    find: async (id: string) => state.people.find((person) => person.id === id),
    findBySignIn: async () => undefined,
  };
  const database = openDatabase();
  /** Opens the sessions as a restarted server does. */
  const open = () => createSessions({ database, identities, isHttps, now: () => state.nowMs });
  const rows = () => database.read((db) => db.selectFrom("sessions").selectAll().execute());
  return { state, rows, open, sessions: open() };
}

describe("a session", () => {
  test("can be read from its cookie, also after a restart", async () => {
    const { sessions, open } = setUp();
    const { session, cookie } = await sessions.create(ADA, DETAILS);
    expect(session).toMatchObject({ account: "a1", name: "Ada Öberg 李", expiresMs: NOON + 8 * HOUR_MS });
    expect(await sessions.read(toCookieHeader(cookie))).toEqual(session);
    expect(await open().read(`theme=dark; ${toCookieHeader(cookie)}; other=1`)).toEqual(session);
  });

  test("has a cookie that is hidden from scripts and not sent by other sites", async () => {
    const { cookie } = await setUp().sessions.create(ADA, DETAILS);
    expect(cookie).toMatch(/^admin-session=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test("has a cookie that is bound to HTTPS and the host if the site is on HTTPS", async () => {
    const { sessions } = setUp({ isHttps: true });
    const { cookie } = await sessions.create(ADA, DETAILS);
    expect(cookie).toMatch(
      /^__Host-admin-session=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await sessions.read(toCookieHeader(cookie))).toBeDefined();
    expect(await sessions.read(toCookieHeader(cookie).replace("__Host-", ""))).toBeUndefined();
  });

  test("cannot be resumed with what is stored", async () => {
    const { sessions, rows } = setUp();
    const { session, cookie } = await sessions.create(ADA, DETAILS);
    expect(JSON.stringify(await rows())).not.toContain(toCookieHeader(cookie).slice("admin-session=".length));
    expect(await sessions.read(`admin-session=${session.id}`)).toBeUndefined();
  });

  test("ends after eight hours of activity", async () => {
    const { sessions, state } = setUp();
    const { cookie } = await sessions.create(ADA, DETAILS);
    for (let hour = 1; hour < 8; hour += 1) {
      state.nowMs = NOON + hour * HOUR_MS;
      expect(await sessions.read(toCookieHeader(cookie))).toBeDefined();
    }
    state.nowMs = NOON + 8 * HOUR_MS;
    expect(await sessions.read(toCookieHeader(cookie))).toBeUndefined();
  });

  test("ends after two hours without activity, and is removed when the next one begins", async () => {
    const { sessions, state, rows } = setUp();
    const { cookie } = await sessions.create(ADA, DETAILS);
    state.nowMs += 2 * HOUR_MS - 1;
    expect(await sessions.read(toCookieHeader(cookie))).toBeDefined();
    state.nowMs += 2 * HOUR_MS;
    expect(await sessions.read(toCookieHeader(cookie))).toBeUndefined();
    expect(await sessions.list()).toEqual([]);
    const { session } = await sessions.create({ ...ADA, id: "b2" }, DETAILS);
    expect(await rows()).toMatchObject([{ id: session.id }]);
  });

  test("from the future has ended, except for a small difference of the clocks", async () => {
    const { sessions, state } = setUp();
    const { cookie } = await sessions.create(ADA, DETAILS);
    state.nowMs = NOON - 5 * 60_000;
    expect(await sessions.read(toCookieHeader(cookie))).toBeDefined();
    state.nowMs = NOON - HOUR_MS;
    expect(await sessions.read(toCookieHeader(cookie))).toBeUndefined();
  });

  test("stores its activity every five minutes at most", async () => {
    const { sessions, state, rows } = setUp();
    const { cookie } = await sessions.create(ADA, DETAILS);
    const stored = new Set<number>();
    for (let minute = 1; minute <= 20; minute += 1) {
      state.nowMs = NOON + minute * 60_000;
      await sessions.read(toCookieHeader(cookie));
      for (const { active_ms } of await rows()) stored.add((active_ms - NOON) / 60_000);
    }
    expect([...stored]).toEqual([0, 5, 10, 15, 20]);
  });

  test("stays ended after sign-out and a restart, while other sessions go on", async () => {
    const { sessions, open } = setUp();
    const [one, other] = [await sessions.create(ADA, DETAILS), await sessions.create(ADA, DETAILS)];
    await sessions.end(one.session.id);
    for (const current of [sessions, open()]) {
      expect(await current.read(toCookieHeader(one.cookie))).toBeUndefined();
      expect(await current.read(toCookieHeader(other.cookie))).toEqual(other.session);
    }
    expect(sessions.deletedCookie).toBe("admin-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict");
  });

  test("does not come back because its activity was stored while it ended", async () => {
    const { sessions, state, rows } = setUp();
    const { session, cookie } = await sessions.create(ADA, DETAILS);
    state.nowMs += HOUR_MS;
    await Promise.all([sessions.read(toCookieHeader(cookie)), sessions.end(session.id)]);
    expect(await rows()).toEqual([]);
  });

  test("ends with a new password, unless it is kept", async () => {
    const { sessions, state } = setUp();
    const [one, other] = [await sessions.create(ADA, DETAILS), await sessions.create(ADA, DETAILS)];
    state.people = [{ ...ADA, passwordHash: "new" }];
    await sessions.keep(one.session.id, "new");
    expect(await sessions.read(toCookieHeader(one.cookie))).toBeDefined();
    expect(await sessions.read(toCookieHeader(other.cookie))).toBeUndefined();
  });

  test("ends with its account, and has the present name and role of it", async () => {
    const { sessions, state } = setUp();
    const { cookie } = await sessions.create(ADA, DETAILS);
    state.people = [{ ...ADA, name: "Ada King", role: "editor" }];
    expect(await sessions.read(toCookieHeader(cookie))).toMatchObject({ name: "Ada King", role: "editor" });
    state.people = [];
    expect(await sessions.read(toCookieHeader(cookie))).toBeUndefined();
  });

  test("ends in the order of last activity when an account has too many", async () => {
    const { sessions, state } = setUp();
    const { cookie } = await sessions.create(ADA, DETAILS);
    for (let count = 0; count < 20; count += 1) {
      state.nowMs += 1;
      await sessions.create(ADA, DETAILS);
    }
    expect(await sessions.list()).toHaveLength(20);
    expect(await sessions.read(toCookieHeader(cookie))).toBeUndefined();
  });
});

describe("a Cookie header", () => {
  test.each([
    ["is missing", undefined],
    ["is empty", ""],
    ["contains an empty cookie", "admin-session="],
    ["contains garbage", "admin-session=garbage"],
    ["contains an unknown token", `admin-session=${"A".repeat(43)}`],
    ["contains a path", `admin-session=${"../".repeat(14)}a`],
    ["has malformed percent-encoding", "admin-session=%E0%A4%A"],
    ["is a megabyte long", `admin-session=${"A".repeat(1 << 20)}`],
  ])("that %s contains no session", async (_, header) => {
    expect(await setUp().sessions.read(header)).toBeUndefined();
  });

  test("with one changed character contains no session", async () => {
    const { sessions } = setUp();
    const cookie = toCookieHeader((await sessions.create(ADA, DETAILS)).cookie);
    for (let at = "admin-session=".length; at < cookie.length; at += 1) {
      const changed = cookie.slice(0, at) + (cookie[at] === "A" ? "B" : "A") + cookie.slice(at + 1);
      expect(await sessions.read(changed)).toBeUndefined();
    }
  });
});

test.each(ENGINES)("sessions in %s are those of all servers", async (_, create) => {
  const { sessions, open, state } = setUp({ openDatabase: await create() });
  const [one, other] = [await sessions.create(ADA, DETAILS), await sessions.create(ADA, { ...DETAILS, passkey: "p" })];
  expect(await open().list()).toEqual([one.session]);
  state.people = [{ ...ADA, passkeys: [{ id: "p" }] as NonNullable<Identity["passkeys"]> }];
  expect(await open().read(toCookieHeader(other.cookie))).toEqual(other.session);
  state.nowMs += HOUR_MS;
  await open().recordProof(one.session.id);
  expect(await sessions.read(toCookieHeader(one.cookie))).toMatchObject({ provedMs: state.nowMs });
  await open().end(one.session.id, other.session.id);
  expect(await sessions.list()).toEqual([]);
});
