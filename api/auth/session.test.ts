import { describe, expect, test } from "vitest";
import { createSessions } from "./session.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const OPTIONS = { secret: "a secret for tests that is long enough", hash: "hash", isHttps: false, now: () => NOON };

/** What a browser sends back. */
const returned = (cookie: string) => cookie.split(";")[0] ?? "";

describe("a session", () => {
  test("is what its cookie says", () => {
    const sessions = createSessions(OPTIONS);
    const { session, cookie } = sessions.begin("Ada Lindqvist, née Öberg 李");
    expect(session).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: "Ada Lindqvist, née Öberg 李",
      expiresMs: NOON + 8 * HOUR_MS,
    });
    expect(sessions.read(returned(cookie))).toEqual(session);
    expect(sessions.read(`theme=dark; ${returned(cookie)}; other=1`)).toEqual(session);
  });

  test("is for the server alone, and for requests of its own pages", () => {
    const { cookie } = createSessions(OPTIONS).begin("Ada");
    expect(cookie).toMatch(/^admin-session=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test("over https is bound to it and to the host", () => {
    const sessions = createSessions({ ...OPTIONS, isHttps: true });
    const { session, cookie } = sessions.begin("Ada");
    expect(cookie).toMatch(/^__Host-admin-session=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(sessions.read(returned(cookie))).toEqual(session);
    expect(sessions.read(returned(cookie).replace("__Host-", ""))).toBeUndefined();
  });

  test("survives a restart with the same secret", () => {
    const { session, cookie } = createSessions(OPTIONS).begin("Ada");
    expect(createSessions(OPTIONS).read(returned(cookie))).toEqual(session);
  });

  test.each([
    ["another secret", { secret: "another secret that is long enough too" }],
    ["another password", { hash: "other" }],
  ])("is over with %s", (_, changed) => {
    const { cookie } = createSessions(OPTIONS).begin("Ada");
    expect(createSessions({ ...OPTIONS, ...changed }).read(returned(cookie))).toBeUndefined();
  });

  test("ends by itself after eight hours", () => {
    let nowMs = NOON;
    const sessions = createSessions({ ...OPTIONS, now: () => nowMs });
    const { session, cookie } = sessions.begin("Ada");
    nowMs += 8 * HOUR_MS - 1;
    expect(sessions.read(returned(cookie))).toEqual(session);
    nowMs += 1;
    expect(sessions.read(returned(cookie))).toBeUndefined();
  });

  test("that was signed out is over, and no other is", () => {
    let nowMs = NOON;
    const sessions = createSessions({ ...OPTIONS, now: () => nowMs });
    const [one, other] = [sessions.begin("Ada"), sessions.begin("Ada")];
    expect(sessions.end(one.session)).toBe("admin-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict");
    expect(sessions.read(returned(one.cookie))).toBeUndefined();
    expect(sessions.read(returned(other.cookie))).toEqual(other.session);
    nowMs += 7 * HOUR_MS;
    sessions.end(other.session);
    expect(sessions.read(returned(one.cookie))).toBeUndefined();
  });
});

describe("no session is", () => {
  const sessions = createSessions(OPTIONS);
  const cookie = returned(sessions.begin("Ada").cookie);
  const [payload = "", signature = ""] = cookie.slice(cookie.indexOf("=") + 1).split(".");
  const forged = Buffer.from(JSON.stringify({ id: "1", name: "Eve", expiresMs: NOON * 2 })).toString("base64url");

  test.each([
    ["nothing", undefined],
    ["an empty header", ""],
    ["an empty cookie", "admin-session="],
    ["garbage", "admin-session=garbage"],
    ["a dot", "admin-session=."],
    ["a payload alone", `admin-session=${payload}`],
    ["a signature alone", `admin-session=.${signature}`],
    ["a payload of one's own", `admin-session=${forged}.${signature}`],
    ["a signature that is cut", `admin-session=${payload}.${signature.slice(0, -1)}`],
    ["a signature that is longer", `admin-session=${payload}.${signature}A`],
    ["a part more", `${cookie}.x`],
    ["a cookie of another name", cookie.replace("admin-session", "session")],
    ["percents that mean nothing", "admin-session=%E0%A4%A.%"],
    ["a megabyte", `admin-session=${"A".repeat(1 << 20)}.${signature}`],
  ])("%s", (_, header) => {
    expect(sessions.read(header)).toBeUndefined();
  });

  test("what has one bit changed, wherever it is", () => {
    const start = "admin-session=".length;
    for (let at = start; at < cookie.length; at += 1) {
      const changed = cookie.slice(0, at) + (cookie[at] === "A" ? "B" : "A") + cookie.slice(at + 1);
      expect(sessions.read(changed)).toBeUndefined();
    }
  });
});
