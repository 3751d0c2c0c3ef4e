import { describe, expect, test } from "vitest";
import { createSessions } from "./session.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const OPTIONS = {
  secret: "a secret for tests that is long enough",
  passwordHash: "hash",
  isHttps: false,
  now: () => NOON,
};

/** Returns the Cookie header that a browser sends after it received a Set-Cookie header. */
const toCookieHeader = (cookie: string) => cookie.split(";")[0] ?? "";

describe("a session", () => {
  test("can be read from its cookie", () => {
    const sessions = createSessions(OPTIONS);
    const { session, cookie } = sessions.create("Ada Lindqvist, née Öberg 李");
    expect(session).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: "Ada Lindqvist, née Öberg 李",
      expiresMs: NOON + 8 * HOUR_MS,
    });
    expect(sessions.read(toCookieHeader(cookie))).toEqual(session);
    expect(sessions.read(`theme=dark; ${toCookieHeader(cookie)}; other=1`)).toEqual(session);
  });

  test("has a cookie that is hidden from scripts and not sent by other sites", () => {
    const { cookie } = createSessions(OPTIONS).create("Ada");
    expect(cookie).toMatch(/^admin-session=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test("has a cookie that is bound to HTTPS and the host if the site is on HTTPS", () => {
    const sessions = createSessions({ ...OPTIONS, isHttps: true });
    const { session, cookie } = sessions.create("Ada");
    expect(cookie).toMatch(/^__Host-admin-session=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(sessions.read(toCookieHeader(cookie))).toEqual(session);
    expect(sessions.read(toCookieHeader(cookie).replace("__Host-", ""))).toBeUndefined();
  });

  test("survives a restart with the same secret", () => {
    const { session, cookie } = createSessions(OPTIONS).create("Ada");
    expect(createSessions(OPTIONS).read(toCookieHeader(cookie))).toEqual(session);
  });

  test.each([
    ["another secret", { secret: "another secret that is long enough too" }],
    ["another password", { passwordHash: "other" }],
  ])("is invalid with %s", (_, changed) => {
    const { cookie } = createSessions(OPTIONS).create("Ada");
    expect(createSessions({ ...OPTIONS, ...changed }).read(toCookieHeader(cookie))).toBeUndefined();
  });

  test("expires after eight hours", () => {
    let nowMs = NOON;
    const sessions = createSessions({ ...OPTIONS, now: () => nowMs });
    const { session, cookie } = sessions.create("Ada");
    nowMs += 8 * HOUR_MS - 1;
    expect(sessions.read(toCookieHeader(cookie))).toEqual(session);
    nowMs += 1;
    expect(sessions.read(toCookieHeader(cookie))).toBeUndefined();
  });

  test("is invalid after sign-out, while other sessions remain valid", () => {
    let nowMs = NOON;
    const sessions = createSessions({ ...OPTIONS, now: () => nowMs });
    const [one, other] = [sessions.create("Ada"), sessions.create("Ada")];
    expect(sessions.revoke(one.session)).toBe("admin-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict");
    expect(sessions.read(toCookieHeader(one.cookie))).toBeUndefined();
    expect(sessions.read(toCookieHeader(other.cookie))).toEqual(other.session);
    nowMs += 7 * HOUR_MS;
    sessions.revoke(other.session);
    expect(sessions.read(toCookieHeader(one.cookie))).toBeUndefined();
  });
});

describe("a Cookie header", () => {
  const sessions = createSessions(OPTIONS);
  const cookie = toCookieHeader(sessions.create("Ada").cookie);
  const [payload = "", signature = ""] = cookie.slice(cookie.indexOf("=") + 1).split(".");
  const forged = Buffer.from(JSON.stringify({ id: "1", name: "Eve", expiresMs: NOON * 2 })).toString("base64url");

  test.each([
    ["is missing", undefined],
    ["is empty", ""],
    ["contains an empty cookie", "admin-session="],
    ["contains garbage", "admin-session=garbage"],
    ["contains only a dot", "admin-session=."],
    ["has no signature", `admin-session=${payload}`],
    ["has no payload", `admin-session=.${signature}`],
    ["has a forged payload", `admin-session=${forged}.${signature}`],
    ["has a truncated signature", `admin-session=${payload}.${signature.slice(0, -1)}`],
    ["has an extended signature", `admin-session=${payload}.${signature}A`],
    ["has an additional part", `${cookie}.x`],
    ["has a cookie with another name", cookie.replace("admin-session", "session")],
    ["has malformed percent-encoding", "admin-session=%E0%A4%A.%"],
    ["is a megabyte long", `admin-session=${"A".repeat(1 << 20)}.${signature}`],
  ])("that %s contains no session", (_, header) => {
    expect(sessions.read(header)).toBeUndefined();
  });

  test("with one changed character contains no session", () => {
    const start = "admin-session=".length;
    for (let at = start; at < cookie.length; at += 1) {
      const changed = cookie.slice(0, at) + (cookie[at] === "A" ? "B" : "A") + cookie.slice(at + 1);
      expect(sessions.read(changed)).toBeUndefined();
    }
  });
});
