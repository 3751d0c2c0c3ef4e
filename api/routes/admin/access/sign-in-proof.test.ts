import { describe, expect, test } from "vitest";
import { createAuthenticator } from "#tests/support/api/authenticator.ts";
import { PASSWORDS, testOffice } from "#tests/support/api/office.ts";

const MINUTE_MS = 60_000;
const EVE = { name: "Eve", email: "eve@example.com", role: "owner", password: "four small red tractors" };

/** Signs Ada in, and leaves her computer for some minutes. */
async function leaveUnlocked(minutes = 5) {
  const office = await testOffice();
  const browser = office.openBrowser();
  await browser.signIn("ada");
  office.clock.nowMs += minutes * MINUTE_MS;
  const codeOf = async (method: string, path: string, body?: unknown) => {
    const response = await browser.send(method, path, body);
    return [response.status, response.ok ? undefined : (await response.json()).code];
  };
  const prove = (body: unknown) => browser.send("POST", "/session/proof", body);
  return { ...office, browser, codeOf, prove };
}

describe("at a computer that was left unlocked", () => {
  test.each([
    ["add an account", "POST", "/accounts", EVE],
    ["set the password of a colleague", "PATCH", "/accounts/BEN", { password: EVE.password }],
    ["change a role", "PATCH", "/accounts/BEN", { role: "owner" }],
    ["remove an account", "DELETE", "/accounts/BEN", undefined],
    ["remove a passkey of a colleague", "DELETE", "/accounts/BEN/passkeys/1", undefined],
    ["remove an own passkey", "DELETE", "/account/passkeys/1", undefined],
    ["export quote requests", "GET", "/quotes/export.csv", undefined],
  ])("nobody can %s without the password", async (_, method, path, body) => {
    const { codeOf, prove, ids, accounts } = await leaveUnlocked();
    const before = await accounts.list();
    const send = () => codeOf(method, path.replace("BEN", ids.ben), body);
    expect(await send()).toEqual([403, "confirm-identity"]);
    expect(await accounts.list()).toEqual(before);
    expect((await prove({ current: PASSWORDS.ada })).status).toBe(200);
    expect(await send()).not.toContain("confirm-identity");
  });

  test("a proof counts for five minutes, and only for its session", async () => {
    const { browser, codeOf, prove, openBrowser, clock } = await leaveUnlocked();
    const other = openBrowser();
    await prove({ current: PASSWORDS.ada });
    clock.nowMs += 5 * MINUTE_MS - 1;
    await other.signIn("ada");
    expect(await codeOf("GET", "/quotes/export.csv")).toEqual([200, undefined]);
    clock.nowMs += 1;
    expect(await codeOf("GET", "/quotes/export.csv")).toEqual([403, "confirm-identity"]);
    expect((await other.send("GET", "/quotes/export.csv")).status).toBe(200);
    expect((await browser.send("GET", "/accounts")).status).toBe(200);
  });

  test("wrong passwords are refused, limited and recorded, and end no session", async () => {
    const { browser, prove, audited, ids } = await leaveUnlocked();
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await prove({ current: "a wrong password" })).status);
    expect(statuses).toEqual([...Array(6).fill(401), 429]);
    expect(audited.at(-1)).toMatchObject({ event: "identity-proved", outcome: "wrong-password", account: ids.ada });
    expect((await browser.send("GET", "/session")).status).toBe(200);
  });
});

test("a user proves who they are with one of their own passkeys, and the log says so", async () => {
  const { browser, codeOf, prove, openBrowser, audited, accounts, ids } = await leaveUnlocked();
  const authenticators = { ada: createAuthenticator(), ben: createAuthenticator() };
  for (const person of ["ada", "ben"] as const) {
    const owner = openBrowser();
    await owner.signIn(person);
    const options = await owner.send("POST", "/account/passkeys/options", { current: PASSWORDS[person] });
    const response = authenticators[person].register(await options.json());
    expect((await owner.send("POST", "/account/passkeys", { name: "Laptop", response })).status).toBe(201);
  }
  const sign = async (person: "ada" | "ben") => {
    const options = await (await browser.send("POST", "/session/passkey/options")).json();
    return prove({ response: authenticators[person].sign(options) });
  };
  const wrong = await sign("ben");
  expect([wrong.status, (await wrong.json()).code]).toEqual([401, "wrong-passkey"]);
  expect(audited.at(-1)).toMatchObject({ event: "identity-proved", outcome: "wrong-passkey", account: ids.ada });
  expect((await sign("ada")).status).toBe(200);
  expect(audited.at(-1)).toMatchObject({ event: "identity-proved", outcome: "done", account: ids.ada });
  expect(await codeOf("POST", "/accounts", EVE)).toEqual([201, undefined]);
  expect((await accounts.list()).map(({ email }) => email)).toContain(EVE.email);
});

test.each([{}, { current: 1 }, { password: PASSWORDS.ada }])("%j is no proof", async (body) => {
  const { prove } = await leaveUnlocked();
  expect((await prove(body)).status).toBe(422);
});
