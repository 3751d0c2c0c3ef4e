import { describe, expect, test } from "vitest";
import { createOutbox } from "#api/quotes/outbox/database-outbox.ts";
import type { NoticeEntry } from "#api/quotes/outbox/outbox.ts";
import { emailOf, PASSWORDS, testOffice } from "#tests/support/api/office.ts";

const NEW_PASSWORD = "four small red tractors";
const EVE = { name: "Eve", email: "Eve@Example.com", role: "editor", password: NEW_PASSWORD };

async function signedInOffice() {
  const office = await testOffice();
  const [ada, ben] = [office.openBrowser(), office.openBrowser()];
  await ada.signIn("ada");
  await ben.signIn("ben");
  return { ...office, ada, ben };
}

describe("accounts", () => {
  test("are listed without password hashes", async () => {
    const { ada } = await signedInOffice();
    const text = await (await ada.send("GET", "/accounts")).text();
    expect(JSON.parse(text).accounts).toMatchObject([{ name: "Ada Lindqvist" }, { name: "Ben Ortiz" }]);
    expect(text).not.toMatch(/scrypt|Hash/);
  });

  test("can be added, and sign in", async () => {
    const { ada, call } = await signedInOffice();
    const added = await ada.send("POST", "/accounts", { ...EVE, email: ` ${EVE.email} ` });
    expect(await added.json()).toMatchObject({ name: "Eve", email: "eve@example.com", mayReadRequests: false });
    const body = { email: EVE.email, password: NEW_PASSWORD };
    expect((await call("/session", { method: "POST", body })).status).toBe(200);
  });

  test.each<[title: string, members: object, status: number, code: string, field?: string]>([
    ["an email address that is taken", { email: emailOf("ben") }, 409, "email-taken"],
    ["an invalid email address", { email: "eve" }, 422, "invalid", "email"],
    ["a long email address", { email: `eve@${"e".repeat(250)}.com` }, 422, "invalid", "email"],
    ["a common password", { password: "Password123456" }, 422, "invalid", "password"],
    ["a short password", { password: "short" }, 422, "invalid", "password"],
    ["an unknown role", { role: "admin" }, 422, "invalid", "role"],
    ["no name", { name: " " }, 422, "invalid", "name"],
    ["an unknown member", { id: "1" }, 422, "invalid", ""],
  ])("with %s are rejected", async (_, members, status, code, field) => {
    const { ada, accounts } = await signedInOffice();
    const response = await ada.send("POST", "/accounts", { ...EVE, ...members });
    const body = await response.json();
    expect([response.status, body.code, body.issues?.[0].field]).toEqual([status, code, field]);
    expect(await accounts.list()).toHaveLength(2);
  });

  test("are not changed, and nothing is recorded, if no member is given", async () => {
    const { ada, ids, audited } = await signedInOffice();
    const lines = audited.length;
    const response = await ada.send("PATCH", `/accounts/${ids.ben}`, {});
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { code: "invalid", error: "Name what to change: name, email, role, mayReadRequests, password." },
    ]);
    expect(audited).toHaveLength(lines);
  });

  test("keep an owner", async () => {
    const { ada, ids } = await signedInOffice();
    for (const response of [
      await ada.send("DELETE", `/accounts/${ids.ada}`),
      await ada.send("PATCH", `/accounts/${ids.ada}`, { role: "editor" }),
    ]) {
      expect([response.status, (await response.json()).code]).toEqual([409, "last-owner"]);
    }
  });

  test("end their sessions when they are removed or get a new password from an owner", async () => {
    const { ada, ben, ids, openBrowser } = await signedInOffice();
    await ada.send("PATCH", `/accounts/${ids.ben}`, { password: NEW_PASSWORD });
    expect((await ben.send("GET", "/session")).status).toBe(401);
    const again = openBrowser();
    expect((await again.signIn("ben", NEW_PASSWORD)).status).toBe(200);
    await ada.send("DELETE", `/accounts/${ids.ben}`);
    expect((await again.send("GET", "/session")).status).toBe(401);
  });
});

describe("each change of an account", () => {
  const readNotices = async ({ database }: Awaited<ReturnType<typeof signedInOffice>>) =>
    (await createOutbox(database).list({ kinds: ["notice"] })).map(({ entry }) => entry as NoticeEntry);

  test("is emailed to everyone who was an owner or is one, with who made it, and without secrets", async () => {
    const office = await signedInOffice();
    const { ada, ids, call } = office;
    await ada.send("POST", "/accounts", { ...EVE, role: "owner" });
    await ada.send("PATCH", `/accounts/${ids.ben}`, { name: "Ben", mayReadRequests: true, password: NEW_PASSWORD });
    await ada.send("PATCH", `/accounts/${ids.ben}`, { name: "Ben" });
    const signIn = await call("/session", { method: "POST", body: { email: EVE.email, password: NEW_PASSWORD } });
    const headers = {
      Cookie: signIn.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; "),
    };
    await call(`/accounts/${ids.ada}`, { method: "PATCH", body: { email: "eve2@example.com" }, headers });
    await call(`/accounts/${ids.ada}`, { method: "DELETE", headers });
    const notices = await readNotices(office);
    expect(Object.fromEntries(notices.map(({ to, text }) => [text, to.toSorted()]))).toEqual({
      "Ada Lindqvist added the owner Eve (eve@example.com).": ["ada@example.com", "eve@example.com"],
      "Ada Lindqvist changed the editor Ben Ortiz (ben@example.com) to the editor Ben (ben@example.com, may read quote requests), with a new password.":
        ["ada@example.com", "eve@example.com"],
      "Eve changed the owner Ada Lindqvist (ada@example.com) to the owner Ada Lindqvist (eve2@example.com).": [
        "ada@example.com",
        "eve2@example.com",
        "eve@example.com",
      ],
      "Eve removed the owner Ada Lindqvist (eve2@example.com).": ["eve2@example.com", "eve@example.com"],
    });
    expect(notices.map(({ subject }) => subject)).toContain("An account of the website was added");
    expect(JSON.stringify(notices)).not.toMatch(/scrypt|tractors/);
  });

  test("is not emailed if people change their own password", async () => {
    const office = await signedInOffice();
    const change = { current: PASSWORDS.ben, password: NEW_PASSWORD };
    expect((await office.ben.send("POST", "/account/password", change)).status).toBe(200);
    expect(await readNotices(office)).toEqual([]);
  });
});

describe("the own password", () => {
  test("ends the other sessions when it changes", async () => {
    const { ben, openBrowser } = await signedInOffice();
    const other = openBrowser();
    await other.signIn("ben");
    const change = { current: PASSWORDS.ben, password: NEW_PASSWORD };
    expect((await ben.send("POST", "/account/password", change)).status).toBe(200);
    expect((await ben.send("GET", "/session")).status).toBe(200);
    expect((await other.send("GET", "/session")).status).toBe(401);
    expect((await other.signIn("ben")).status).toBe(401);
    expect((await other.signIn("ben", NEW_PASSWORD)).status).toBe(200);
  });

  test("changes only with the present one", async () => {
    const { ada, ids, audited } = await signedInOffice();
    const wrong = await ada.send("POST", "/account/password", { current: "wrong", password: NEW_PASSWORD });
    expect([wrong.status, (await wrong.json()).code]).toEqual([401, "wrong-password"]);
    expect(audited.at(-1)).toMatchObject({ event: "account-password", outcome: "wrong-password", account: ids.ada });
    const withoutPresent = await ada.send("PATCH", `/accounts/${ids.ada}`, { password: NEW_PASSWORD });
    expect([withoutPresent.status, (await withoutPresent.json()).issues[0].field]).toEqual([422, "password"]);
  });

  test("cannot be guessed through a session that was left open", async () => {
    const { ada } = await signedInOffice();
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess += 1) {
      const { status } = await ada.send("POST", "/account/password", { current: "wrong", password: NEW_PASSWORD });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(6).fill(401), ...Array(4).fill(429)]);
  });
});

describe("sessions", () => {
  test("are listed to their user, and all of them to an owner", async () => {
    const { ada, ben } = await signedInOffice();
    const { sessions } = await (await ben.send("GET", "/sessions")).json();
    expect(sessions).toMatchObject([{ name: "Ben Ortiz", isCurrent: true, createdAt: "2026-11-20T12:00:00.000Z" }]);
    expect((await (await ada.send("GET", "/sessions")).json()).sessions).toHaveLength(2);
  });

  test("of others are ended by an owner only", async () => {
    const { ada, ben, audited, ids } = await signedInOffice();
    const { sessions } = await (await ada.send("GET", "/sessions")).json();
    const idOf = (account: string) => sessions.find((session: { account: string }) => session.account === account).id;
    expect((await ben.send("DELETE", `/sessions/${idOf(ids.ada)}`)).status).toBe(404);
    expect((await ada.send("GET", "/session")).status).toBe(200);
    expect((await ada.send("DELETE", `/sessions/${idOf(ids.ben)}`)).status).toBe(200);
    expect((await ben.send("GET", "/session")).status).toBe(401);
    expect(audited.at(-1)).toMatchObject({ event: "session-ended", account: ids.ada, about: [ids.ben] });
  });
});
