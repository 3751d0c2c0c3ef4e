import { describe, expect, test } from "vitest";
import { createAuthenticator } from "#tests/support/api/authenticator.ts";
import { emailOf, PASSWORDS, testOffice } from "#tests/support/api/office.ts";

type Office = Awaited<ReturnType<typeof testOffice>>;
type Browser = ReturnType<Office["openBrowser"]>;
type Authenticator = ReturnType<typeof createAuthenticator>;

const MINUTE_MS = 60_000;
const WRONG = { status: 401, code: "wrong-passkey" };

/** Signs Ada in and adds a passkey to her account. */
async function officeWithPasskey() {
  const office = await testOffice();
  const browser = office.openBrowser();
  await browser.signIn("ada");
  const authenticator = createAuthenticator();
  expect((await addPasskey(browser, authenticator)).status).toBe(201);
  return { ...office, browser, authenticator };
}

async function addPasskey(browser: Browser, authenticator: Authenticator, name = "Front desk"): Promise<Response> {
  const options = await browser.send("POST", "/account/passkeys/options", { current: PASSWORDS.ada });
  const response = authenticator.register(await options.json());
  return browser.send("POST", "/account/passkeys", { name, response });
}

async function readOptions(browser: Browser): Promise<{ challenge: string }> {
  return (await browser.send("POST", "/session/passkey/options")).json();
}

const send = (browser: Browser, response: unknown) => browser.send("POST", "/session/passkey", response);

async function statusAndCode(response: Response) {
  return { status: response.status, code: (await response.json()).code };
}

describe("adding a passkey", () => {
  test("stores its name and key, and shows only its name", async () => {
    const { browser, accounts, audited, authenticator, ids } = await officeWithPasskey();
    const shown = await (await browser.send("GET", "/account")).json();
    expect(shown).toMatchObject({ email: emailOf("ada"), passkeys: [{ id: authenticator.id, name: "Front desk" }] });
    expect(JSON.stringify(shown)).not.toMatch(/publicKey|passwordHash|scrypt/);
    const stored = (await accounts.list()).find(({ id }) => id === ids.ada);
    expect(stored?.passkeys).toMatchObject([{ counter: 0, transports: ["internal"], usedAt: null }]);
    expect(audited.at(-1)).toMatchObject({ event: "passkey-added", outcome: "done", about: [authenticator.id] });
  });

  test("needs the password of the user", async () => {
    const office = await testOffice();
    const browser = office.openBrowser();
    await browser.signIn("ada");
    const refused = await browser.send("POST", "/account/passkeys/options", { current: "not my password" });
    expect(await statusAndCode(refused)).toEqual({ status: 401, code: "wrong-password" });
    expect(office.audited.at(-1)).toMatchObject({ event: "passkey-added", outcome: "wrong-password" });
  });

  test("refuses the challenge of another session, and one that was used", async () => {
    const { browser, openBrowser } = await officeWithPasskey();
    const other = openBrowser();
    await other.signIn("ada");
    const options = await (await other.send("POST", "/account/passkeys/options", { current: PASSWORDS.ada })).json();
    const response = createAuthenticator().register(options);
    const body = { name: "Laptop", response };
    expect(await statusAndCode(await browser.send("POST", "/account/passkeys", body))).toEqual(WRONG);
    expect((await other.send("POST", "/account/passkeys", body)).status).toBe(201);
    expect(await statusAndCode(await other.send("POST", "/account/passkeys", body))).toEqual(WRONG);
  });

  test("refuses a passkey of another origin, and one that an account has", async () => {
    const { browser, authenticator } = await officeWithPasskey();
    const foreign = createAuthenticator({ origin: "https://www.evil.example" });
    expect(await statusAndCode(await addPasskey(browser, foreign))).toEqual(WRONG);
    expect(await statusAndCode(await addPasskey(browser, authenticator))).toEqual({
      status: 409,
      code: "passkey-taken",
    });
  });

  test("stops at ten passkeys", async () => {
    const { browser } = await officeWithPasskey();
    for (let count = 1; count < 10; count += 1) await addPasskey(browser, createAuthenticator());
    const refused = await addPasskey(browser, createAuthenticator());
    expect(await statusAndCode(refused)).toEqual({ status: 409, code: "too-many-passkeys" });
  });
});

describe("signing in with a passkey", () => {
  test("starts a session and records it", async () => {
    const { openBrowser, authenticator, audited, ids, accounts } = await officeWithPasskey();
    const browser = openBrowser();
    const signedIn = await send(browser, authenticator.sign(await readOptions(browser)));
    expect(await signedIn.json()).toMatchObject({ email: emailOf("ada"), role: "owner" });
    expect((await browser.send("GET", "/session")).status).toBe(200);
    expect(audited.at(-1)).toMatchObject({ event: "sign-in", account: ids.ada, about: [authenticator.id] });
    const ada = (await accounts.list()).find(({ id }) => id === ids.ada);
    expect(ada).toMatchObject({
      signedInAt: expect.any(String),
      passkeys: [{ counter: 1, usedAt: expect.any(String) }],
    });
  });

  test("offers the same to everyone, and tells the page only that someone has a passkey", async () => {
    const { call, openBrowser } = await officeWithPasskey();
    const { challenge, ...options } = (await readOptions(openBrowser())) as Record<string, unknown>;
    expect(challenge).toMatch(/^[\w-]{72}$/);
    expect(options).toMatchObject({ rpId: "www.example.com", userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect(await (await call("/session")).json()).toMatchObject({ signInWith: "email", hasPasskeys: true });
  });

  test("accepts a response once", async () => {
    const { openBrowser, authenticator } = await officeWithPasskey();
    const browser = openBrowser();
    const response = authenticator.sign(await readOptions(browser), { counter: 0 });
    expect((await send(browser, response)).status).toBe(200);
    expect(await statusAndCode(await send(browser, response))).toEqual(WRONG);
  });

  test("accepts one of two equal responses at the same time", async () => {
    const { openBrowser, authenticator } = await officeWithPasskey();
    const browser = openBrowser();
    const response = authenticator.sign(await readOptions(browser), { counter: 0 });
    const statuses = (await Promise.all([send(browser, response), send(browser, response)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 401]);
  });

  test("refuses an expired challenge, that of another browser and one that the server did not issue", async () => {
    const { openBrowser, authenticator, clock, audited, ids } = await officeWithPasskey();
    const browser = openBrowser();
    const options = await readOptions(browser);
    const other = openBrowser();
    await readOptions(other);
    expect(await statusAndCode(await send(other, authenticator.sign(options)))).toEqual(WRONG);
    expect(audited.at(-1)).toMatchObject({ event: "sign-in-failed", outcome: "wrong-passkey", account: ids.ada });
    for (const challenge of ["", "AAAA", "A".repeat(72)])
      expect(await statusAndCode(await send(browser, authenticator.sign({ challenge })))).toEqual(WRONG);
    clock.nowMs += 5 * MINUTE_MS;
    expect(await statusAndCode(await send(browser, authenticator.sign(options)))).toEqual(WRONG);
  });

  test.each([
    ["of another origin", { origin: "https://www.evil.example" }],
    ["without a check of the user", { isUserVerified: false }],
    ["signed by another key", { key: createAuthenticator().privateKey }],
  ])("refuses a response %s", async (_, options) => {
    const { openBrowser, authenticator } = await officeWithPasskey();
    const browser = openBrowser();
    expect(await statusAndCode(await send(browser, authenticator.sign(await readOptions(browser), options)))).toEqual(
      WRONG,
    );
  });

  test("refuses a counter that does not grow, as that of a copied passkey", async () => {
    const { openBrowser, authenticator } = await officeWithPasskey();
    const browser = openBrowser();
    expect((await send(browser, authenticator.sign(await readOptions(browser), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect(
        await statusAndCode(await send(browser, authenticator.sign(await readOptions(browser), { counter }))),
      ).toEqual(WRONG);
  });

  test("refuses a passkey that no account has like a wrong one", async () => {
    const { openBrowser, ids } = await officeWithPasskey();
    const browser = openBrowser();
    for (const account of [ids.ada, "nobody"]) {
      const unknown = createAuthenticator();
      unknown.register({ challenge: "", user: { id: Buffer.from(account).toString("base64url") } });
      const refused = await send(browser, unknown.sign(await readOptions(browser)));
      expect(await statusAndCode(refused)).toEqual(WRONG);
    }
  });

  test("makes a network wait after many wrong passkeys, but not for its password", async () => {
    const { openBrowser, audited } = await officeWithPasskey();
    const browser = openBrowser();
    const wrong = createAuthenticator();
    const tries = Array.from({ length: 6 }, () => wrong.sign({ challenge: "" }));
    for (const response of tries) await send(browser, response);
    const refused = await send(browser, wrong.sign({ challenge: "" }));
    expect(await statusAndCode(refused)).toEqual({ status: 429, code: "too-many" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(audited.at(-1)).toMatchObject({ event: "sign-in-refused", outcome: "too-many" });
    expect((await browser.signIn("ada")).status).toBe(200);
  });
});

describe("a removed passkey", () => {
  test("cannot sign in, and its sessions end", async () => {
    const { browser, openBrowser, authenticator, audited, ids } = await officeWithPasskey();
    const laptop = openBrowser();
    await send(laptop, authenticator.sign(await readOptions(laptop)));
    expect((await browser.send("DELETE", `/account/passkeys/${authenticator.id}`)).status).toBe(200);
    expect(audited.at(-1)).toMatchObject({ event: "passkey-removed", about: [ids.ada, authenticator.id] });
    expect((await laptop.send("GET", "/session")).status).toBe(401);
    expect((await browser.send("GET", "/session")).status).toBe(200);
    expect(await statusAndCode(await send(laptop, authenticator.sign(await readOptions(laptop))))).toEqual(WRONG);
    const again = await browser.send("DELETE", `/account/passkeys/${authenticator.id}`);
    expect(await statusAndCode(again)).toEqual({ status: 404, code: "unknown-passkey" });
  });

  test("goes with its account", async () => {
    const { browser, accounts, openBrowser, authenticator, ids } = await officeWithPasskey();
    await accounts.change(ids.ben, { role: "owner" });
    const laptop = openBrowser();
    await send(laptop, authenticator.sign(await readOptions(laptop)));
    expect((await browser.send("DELETE", `/accounts/${ids.ada}`)).status).toBe(200);
    expect((await laptop.send("GET", "/session")).status).toBe(401);
    expect(await statusAndCode(await send(laptop, authenticator.sign(await readOptions(laptop))))).toEqual(WRONG);
  });

  test("can be removed by an owner, but not by another editor", async () => {
    const { browser, openBrowser, authenticator, ids } = await officeWithPasskey();
    const ben = openBrowser();
    await ben.signIn("ben");
    expect((await ben.send("DELETE", `/accounts/${ids.ada}/passkeys/${authenticator.id}`)).status).toBe(403);
    expect((await ben.send("DELETE", `/account/passkeys/${authenticator.id}`)).status).toBe(404);
    expect((await browser.send("DELETE", `/accounts/${ids.ada}/passkeys/${authenticator.id}`)).status).toBe(200);
  });
});

test("a new password ends the sessions that began with a passkey, but not the passkey", async () => {
  const { browser, openBrowser, authenticator } = await officeWithPasskey();
  const laptop = openBrowser();
  await send(laptop, authenticator.sign(await readOptions(laptop)));
  const change = { current: PASSWORDS.ada, password: "nine brown hens asleep" };
  expect((await browser.send("POST", "/account/password", change)).status).toBe(200);
  expect((await laptop.send("GET", "/session")).status).toBe(401);
  expect((await browser.send("GET", "/session")).status).toBe(200);
  expect((await send(laptop, authenticator.sign(await readOptions(laptop)))).status).toBe(200);
});
