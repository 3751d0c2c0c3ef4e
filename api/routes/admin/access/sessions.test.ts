import { describe, expect, test } from "vitest";
import { ENV, testAdmin, toCookieHeader } from "#tests/support/api/admin-app.ts";
import { PASSWORD } from "#tests/support/api/app.ts";
import { testOffice } from "#tests/support/api/office.ts";

const WRONG = { password: "wrong horse battery staple" };

describe("sign-in", () => {
  test("responds with the name and the end of the session, and sets its cookie", async () => {
    const { signIn, call, audited } = await testAdmin();
    const response = await signIn({ name: "  Ada  " });
    const session = {
      account: "owner",
      name: "Ada",
      role: "owner",
      mayReadRequests: true,
      expiresAt: "2026-11-20T20:00:00.000Z",
    };
    expect([response.status, await response.json()]).toEqual([200, session]);
    expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-admin-session=.*; HttpOnly; Secure; SameSite=Strict$/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const current = await call("/session", { headers: { Cookie: toCookieHeader(response) } });
    expect([current.status, await current.json()]).toEqual([200, session]);
    expect(audited).toEqual([
      {
        time: "2026-11-20T12:00:00.000Z",
        event: "sign-in",
        outcome: "done",
        account: "owner",
        by: "Ada",
        address: "203.0.113.7",
        requestId: response.headers.get("X-Request-Id"),
      },
    ]);
  });

  test("sets a cookie without Secure if the site is on HTTP", async () => {
    const { signIn } = await testAdmin({ env: { ...ENV, PUBLIC_URL: "http://www.example.com" } });
    const response = await signIn({}, { headers: { Origin: "http://www.example.com" } });
    expect(response.headers.get("Set-Cookie")).toMatch(/^admin-session=.*; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test("with a wrong password is rejected, and recorded without the password", async () => {
    const { signIn, audited, logged } = await testAdmin();
    const response = await signIn({ ...WRONG, name: "Eve" });
    expect([response.status, await response.json()]).toEqual([
      401,
      { error: "The password is wrong. Please try again.", code: "wrong-password" },
    ]);
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(audited).toMatchObject([{ event: "sign-in-failed", outcome: "wrong-password", account: "owner" }]);
    expect(JSON.stringify([audited, logged])).not.toMatch(/horse|Eve/);
  });

  test.each([
    ["no name", { name: undefined }, "name"],
    ["an empty name", { name: "" }, "name"],
    ["a name of spaces", { name: " \t " }, "name"],
    ["a name over the limit", { name: "a".repeat(61) }, "name"],
    ["line breaks in a name", { name: "Ada\r\nSet-Cookie: a=b" }, "name"],
    ["a null byte in a name", { name: "Ada\u0000" }, "name"],
    ["an escape sequence in a name", { name: "\u001b[2JAda" }, "name"],
    ["a right-to-left override in a name", { name: "Ada\u202egpj.exe" }, "name"],
    ["a lone surrogate in a name", { name: "Ada\ud800" }, "name"],
    ["an object as a name", { name: { toString: "Ada" } }, "name"],
    ["no password", { password: undefined }, "password"],
    ["a list as a password", { password: [PASSWORD] }, "password"],
    ["an unknown field", { admin: true }, ""],
  ])("with %s is rejected", async (_, credentials, field) => {
    const { signIn, audited } = await testAdmin();
    const response = await signIn(credentials);
    const { code, error, issues } = await response.json();
    expect([response.status, code, issues[0].field]).toEqual([422, "invalid", field]);
    expect(error).toBe(issues[0].message);
    expect(audited).toEqual([]);
  });

  test.each(["Ada", "李", "O'Neil-Öberg, Jr.", "<script>alert(1)</script>", "a".repeat(60)])(
    "accepts the name %s",
    async (name) => {
      const { signIn } = await testAdmin();
      expect(await (await signIn({ name })).json()).toMatchObject({ name });
    },
  );
});

describe("sign-out", () => {
  test("deletes the cookie and revokes the session", async () => {
    const { cookie, call, audited } = await testAdmin();
    const headers = { Cookie: await cookie() };
    const response = await call("/session", { method: "DELETE", headers });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-admin-session=; Max-Age=0; /);
    const after = await call("/session", { headers });
    expect([after.status, await after.json()]).toEqual([
      401,
      { error: "You are signed out. Please sign in.", code: "signed-out", signInWith: "name" },
    ]);
    expect(audited.map(({ event, by }) => `${event} ${by}`)).toEqual(["sign-in Ada", "sign-out Ada"]);
  });

  test("leaves other sessions valid", async () => {
    const { cookie, call } = await testAdmin();
    const [one, other] = [await cookie(), await cookie()];
    await call("/session", { method: "DELETE", headers: { Cookie: one } });
    expect((await call("/session", { headers: { Cookie: other } })).status).toBe(200);
  });
});

test("does nothing for a client that shows another person as signed in", async () => {
  const { openBrowser, ids } = await testOffice();
  const browser = openBrowser();
  await browser.signIn("ben");
  const read = async (person?: string) => {
    const headers = person === undefined ? {} : { "X-Admin-Person": person };
    const response = await browser.send("GET", "/account", undefined, undefined, headers);
    return [response.status, (await response.json()).code];
  };
  expect(await read(ids.ada)).toEqual([401, "signed-out"]);
  expect(await read("%E0%A4%A")).toEqual([401, "signed-out"]);
  expect(await read(ids.ben)).toEqual([200, undefined]);
  expect(await read()).toEqual([200, undefined]);
});
