import { describe, expect, test } from "vitest";
import { cookieOf, ENV, testAdmin } from "#tests/support/api/admin-app.ts";
import { PASSWORD } from "#tests/support/api/app.ts";

const WRONG = { password: "wrong horse battery staple" };

describe("signing in", () => {
  test("answers who is signed in and until when, and sets the cookie that says so", async () => {
    const { signIn, call, audited } = await testAdmin();
    const answer = await signIn({ name: "  Ada  " });
    const session = { name: "Ada", expiresAt: "2026-11-20T20:00:00.000Z" };
    expect([answer.status, await answer.json()]).toEqual([200, session]);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-admin-session=.*; HttpOnly; Secure; SameSite=Strict$/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const known = await call("/session", { headers: { Cookie: cookieOf(answer) } });
    expect([known.status, await known.json()]).toEqual([200, session]);
    expect(audited).toEqual([
      {
        time: "2026-11-20T12:00:00.000Z",
        event: "sign-in",
        outcome: "done",
        by: "Ada",
        address: "203.0.113.7",
        requestId: answer.headers.get("X-Request-Id"),
      },
    ]);
  });

  test("where the site is reached over http takes a cookie that goes over it", async () => {
    const { signIn } = await testAdmin({ env: { ...ENV, PUBLIC_URL: "http://www.example.com" } });
    const answer = await signIn({}, { headers: { Origin: "http://www.example.com" } });
    expect(answer.headers.get("Set-Cookie")).toMatch(/^admin-session=.*; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test("with a wrong password is refused, and written down without it", async () => {
    const { signIn, audited, logged } = await testAdmin();
    const answer = await signIn({ ...WRONG, name: "Eve" });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error: "That is not the password.", code: "wrong-password" },
    ]);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(audited).toMatchObject([{ event: "sign-in-failed", outcome: "wrong-password", by: "Eve" }]);
    expect(JSON.stringify([audited, logged])).not.toContain("horse");
  });

  test.each([
    ["no name", { name: undefined }, "name"],
    ["an empty name", { name: "" }, "name"],
    ["a name of spaces", { name: " \t " }, "name"],
    ["a name that is too long", { name: "a".repeat(61) }, "name"],
    ["lines in a name", { name: "Ada\r\nSet-Cookie: a=b" }, "name"],
    ["a null byte in a name", { name: "Ada\u0000" }, "name"],
    ["an escape sequence in a name", { name: "\u001b[2JAda" }, "name"],
    ["text that runs the other way", { name: "Ada\u202egpj.exe" }, "name"],
    ["half a character", { name: "Ada\ud800" }, "name"],
    ["a name that is none", { name: { toString: "Ada" } }, "name"],
    ["no password", { password: undefined }, "password"],
    ["a password that is none", { password: [PASSWORD] }, "password"],
    ["something else", { admin: true }, ""],
  ])("with %s is refused", async (_, credentials, field) => {
    const { signIn, audited } = await testAdmin();
    const answer = await signIn(credentials);
    const { code, error, issues } = await answer.json();
    expect([answer.status, code, issues[0].field]).toEqual([422, "invalid", field]);
    expect(error).toBe(issues[0].message);
    expect(audited).toEqual([]);
  });

  test.each(["Ada", "李", "O'Neil-Öberg, Jr.", "<script>alert(1)</script>", "a".repeat(60)])(
    "as %s is allowed",
    async (name) => {
      const { signIn } = await testAdmin();
      expect(await (await signIn({ name })).json()).toMatchObject({ name });
    },
  );

  test("goes on where it cannot be written down, and the log says so", async () => {
    const audit = { write: () => Promise.reject(new Error("The disk is full.")) };
    const { signIn, logged } = await testAdmin({ admin: { audit } });
    expect((await signIn()).status).toBe(200);
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 50, msg: "audit log failed", event: "sign-in", requestId: expect.anything() }),
    );
  });
});

describe("signing out", () => {
  test("takes the cookie away, and what is left of it means nothing", async () => {
    const { cookie, call, audited } = await testAdmin();
    const headers = { Cookie: await cookie() };
    const answer = await call("/session", { method: "DELETE", headers });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-admin-session=; Max-Age=0; /);
    const after = await call("/session", { headers });
    expect([after.status, await after.json()]).toEqual([
      401,
      { error: "You are signed out. Please sign in.", code: "signed-out" },
    ]);
    expect(audited.map(({ event, by }) => `${event} ${by}`)).toEqual(["sign-in Ada", "sign-out Ada"]);
  });

  test("of one leaves the others", async () => {
    const { cookie, call } = await testAdmin();
    const [one, other] = [await cookie(), await cookie()];
    await call("/session", { method: "DELETE", headers: { Cookie: one } });
    expect((await call("/session", { headers: { Cookie: other } })).status).toBe(200);
  });
});
