import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { cacheRecords } from "../storage/cache-records.ts";
import { openFileRecordStore } from "../storage/file-record-store.ts";
import { memoryRecordStore } from "../storage/memory-record-store.ts";
import type { RecordStore } from "../storage/record-store.ts";
import type { Identity } from "./identities.ts";
import { createSessions } from "./sessions.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const ADA: Identity = { id: "a1", name: "Ada Öberg 李", role: "owner", mayReadRequests: true, passwordHash: "hash" };
const DETAILS = { name: "", browser: "Firefox" };

/** Returns the Cookie header that a browser sends after it received a Set-Cookie header. */
const toCookieHeader = (cookie: string) => cookie.split(";")[0] ?? "";

function setUp({ isHttps = false, store = memoryRecordStore() } = {}) {
  const state = { nowMs: NOON, people: [ADA] as Identity[] };
  const writes: string[] = [];
  const records: RecordStore = {
    ...store,
    put(key, value, condition) {
      writes.push(key);
      return store.put(key, value, condition);
    },
  };
  const identities = {
    signInField: async () => "email" as const,
    hasPasskeys: async () => false,
    find: async (id: string) => state.people.find((person) => person.id === id),
    findBySignIn: async () => undefined,
  };
  /** Opens the sessions as a restarted server does. */
  const open = () => createSessions({ records, identities, isHttps, now: () => state.nowMs });
  return { state, writes, store, open, sessions: open() };
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
    const { sessions, store } = setUp();
    const { session, cookie } = await sessions.create(ADA, DETAILS);
    const [key = ""] = await store.list("sessions/");
    const stored = key + JSON.stringify(await store.get(key));
    expect(stored).not.toContain(toCookieHeader(cookie).slice("admin-session=".length));
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

  test("ends after two hours without activity, and its record is removed", async () => {
    const { sessions, state, store } = setUp();
    const { cookie } = await sessions.create(ADA, DETAILS);
    state.nowMs += 2 * HOUR_MS - 1;
    expect(await sessions.read(toCookieHeader(cookie))).toBeDefined();
    state.nowMs += 2 * HOUR_MS;
    expect(await sessions.read(toCookieHeader(cookie))).toBeUndefined();
    expect(await store.list("")).toEqual([]);
  });

  test("from the future has ended, except for a small difference of the clocks", async () => {
    const { sessions, state } = setUp();
    const { cookie } = await sessions.create(ADA, DETAILS);
    state.nowMs = NOON - 5 * 60_000;
    expect(await sessions.read(toCookieHeader(cookie))).toBeDefined();
    state.nowMs = NOON - HOUR_MS;
    expect(await sessions.read(toCookieHeader(cookie))).toBeUndefined();
  });

  test.each(["{}", "{", ""])("whose file is damaged as %j ends, and affects no other", async (text) => {
    const dir = temporaryFolder();
    const { sessions } = setUp({ store: openFileRecordStore({ dir }) });
    const [one, other] = [await sessions.create(ADA, DETAILS), await sessions.create(ADA, DETAILS)];
    const file = join(dir, `sessions/${one.session.id}.json`);
    for (const damaged of [file, join(dir, "sessions/a copy.json")]) writeFileSync(damaged, text);
    expect(await sessions.list()).toEqual([other.session]);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, text);
    expect(await sessions.read(toCookieHeader(one.cookie))).toBeUndefined();
  });

  test("stores its activity every five minutes at most", async () => {
    const { sessions, state, writes } = setUp();
    const { cookie } = await sessions.create(ADA, DETAILS);
    for (let minute = 1; minute <= 20; minute += 1) {
      state.nowMs = NOON + minute * 60_000;
      await sessions.read(toCookieHeader(cookie));
    }
    expect(writes).toHaveLength(5);
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
    const { sessions, state, store } = setUp();
    const { session, cookie } = await sessions.create(ADA, DETAILS);
    state.nowMs += HOUR_MS;
    await Promise.all([sessions.read(toCookieHeader(cookie)), sessions.end(session.id)]);
    expect(await store.list("")).toEqual([]);
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

test("requests in quick succession read a session once", async () => {
  let reads = 0;
  const memory = memoryRecordStore();
  const counting: RecordStore = {
    ...memory,
    get(key) {
      reads += 1;
      return memory.get(key);
    },
  };
  const { sessions } = setUp({ store: cacheRecords(counting, 60_000) });
  const { cookie, session } = await sessions.create(ADA, DETAILS);
  for (let request = 0; request < 50; request += 1) await sessions.read(toCookieHeader(cookie));
  expect(reads).toBe(1);
  await sessions.end(session.id);
  expect(await sessions.read(toCookieHeader(cookie))).toBeUndefined();
});
