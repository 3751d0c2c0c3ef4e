import { describe, expect, test, vi } from "vitest";
import { AuditError } from "#api/auth/audit/audit-log.ts";
import { createDeviceCookie } from "#api/auth/device-cookie.ts";
import { DatabaseError, type DatabaseProblem } from "#content/database/database-error.ts";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { PASSWORD } from "#tests/support/api/app.ts";
import { emailOf, PASSWORDS, testOffice } from "#tests/support/api/office.ts";

const WRONG = "wrong horse battery staple";
const MINUTE_MS = 60_000;

function createBrokenLog() {
  const fail = () => Promise.reject(new AuditError("The disk is full."));
  return { write: fail, check: fail };
}

describe("with accounts", () => {
  test("signs in by email address in any case, and records the account", async () => {
    const { call, audited, ids } = await testOffice();
    const body = { email: "Ada@Example.COM ", password: PASSWORDS.ada };
    const response = await call("/session", { method: "POST", body });
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { name: "Ada Lindqvist", email: "ada@example.com", role: "owner" },
    ]);
    expect(audited).toMatchObject([{ event: "sign-in", outcome: "done", account: ids.ada, by: "Ada Lindqvist" }]);
  });

  test("responds to an unknown address as to a wrong password", async () => {
    const { call, signIn } = await testOffice();
    const wrong = await signIn("ada", { password: WRONG });
    const unknown = await call("/session", { method: "POST", body: { email: "eve@example.com", password: WRONG } });
    const { error, code } = await wrong.json();
    expect([wrong.status, error, code]).toEqual([
      401,
      "The email address or the password is wrong. Please try again.",
      "wrong-password",
    ]);
    expect([unknown.status, await unknown.json()]).toEqual([401, { error, code }]);
  });

  test("refuses a name, and the password of an office without accounts", async () => {
    const { call } = await testOffice();
    const byName = await call("/session", { method: "POST", body: { name: "The Owner", password: PASSWORD } });
    expect([byName.status, (await byName.json()).code]).toEqual([422, "invalid"]);
    for (const email of ["owner", emailOf("ada")]) {
      expect((await call("/session", { method: "POST", body: { email, password: PASSWORD } })).status).toBe(401);
    }
  });

  test("tells clients without a session which field they sign in with", async () => {
    const response = await (await testOffice()).call("/session");
    expect([response.status, await response.json()]).toMatchObject([401, { code: "signed-out", signInWith: "email" }]);
    expect(await (await (await testAdmin()).call("/session")).json()).toMatchObject({ signInWith: "name" });
  });

  test("records nothing of what was typed in vain", async () => {
    const { call, audited, logged } = await testOffice();
    for (const email of ["a secret password", emailOf("ada")]) {
      await call("/session", { method: "POST", body: { email, password: "a wrong password" } });
    }
    expect(audited.map(({ event, by }) => [event, by])).toEqual(Array(2).fill(["sign-in-failed", undefined]));
    for (const typed of ["a secret password", "a wrong password", emailOf("ada")]) {
      expect(JSON.stringify([audited, logged])).not.toContain(typed);
    }
  });
});

test("opens the admin without a restart as soon as there is an account", async () => {
  const closed = "The admin is closed.";
  const empty = await testAdmin({ admin: { access: { closed } } });
  expect((await empty.call("/session")).status).toBe(403);
  const { openBrowser } = await testOffice({ access: { closed } });
  expect((await openBrowser().signIn("ada")).status).toBe(200);
});

test("refuses the password in the field of the name", async () => {
  const { signIn, audited } = await testAdmin();
  const response = await signIn({ name: PASSWORD });
  expect([response.status, (await response.json()).issues[0].field]).toEqual([422, "name"]);
  expect(JSON.stringify(audited)).not.toContain(PASSWORD);
});

test.each(["ada", "ben"] as const)("refuses the password of %s with a null byte at the end", async (person) => {
  const { signIn } = await testOffice();
  const response = await signIn(person, { body: { email: emailOf(person), password: `${PASSWORDS[person]}\u0000` } });
  expect(response.status).toBe(401);
});

test("is refused if the audit log cannot be written, and says why", async () => {
  const audit = createBrokenLog();
  const { signIn } = await testOffice({ audit });
  for (const password of [PASSWORDS.ada, WRONG]) {
    const response = await signIn("ada", { body: { email: emailOf("ada"), password } });
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { code: "audit-unavailable", error: expect.stringContaining("audit log cannot be written") },
    ]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test("leaves no session and no line in the audit log if only one of them can be stored", async () => {
  const audit = createBrokenLog();
  const withoutLog = await testOffice({ audit });
  await withoutLog.signIn("ada");
  expect(await withoutLog.database.read((db) => db.selectFrom("sessions").selectAll().execute())).toEqual([]);

  const { audited, database, openBrowser } = await testOffice();
  vi.spyOn(database, "write").mockRejectedValue(new DatabaseError("read-only", "The database cannot be written."));
  const response = await openBrowser().signIn("ada");
  expect([response.status, (await response.json()).code, audited]).toEqual([503, "database-failed", []]);
});

test.each<[DatabaseProblem, status: number, code: string]>([
  ["corrupt", 503, "database-failed"],
  ["full", 507, "disk-full"],
])("is refused while the database is %s", async (problem, status, code) => {
  const office = await testOffice();
  vi.spyOn(office.database, "read").mockRejectedValue(new DatabaseError(problem, "The database cannot be used."));
  const response = await office.signIn("ada");
  expect([response.status, (await response.json()).code]).toEqual([status, code]);
  const ready = await office.app.request("/readyz", {}, { address: "127.0.0.1" });
  expect([ready.status, await ready.json()]).toMatchObject([200, { status: "degraded", accounts: "failed" }]);
});

describe("the device cookie", () => {
  test("lasts a year, is hidden from scripts and contains no personal data", async () => {
    const { signIn, ids } = await testOffice();
    const [, device = ""] = (await signIn("ada")).headers.getSetCookie();
    expect(device).toMatch(
      /^__Host-admin-device=[\da-f]{32}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(device).not.toContain(ids.ada);
  });

  test("knows the last five people who signed in with the browser, each with a budget to themselves", async () => {
    const office = await testOffice();
    const browser = office.openBrowser();
    await browser.signIn("ada");
    await browser.signIn("ben");
    for (let typo = 0; typo < 10; typo += 1) await browser.signIn("ben", WRONG);
    expect((await browser.signIn("ben")).status).toBe(429);
    expect((await browser.signIn("ada")).status).toBe(200);

    const cookie = createDeviceCookie({ secret: "a secret", isHttps: false });
    let header = "";
    for (const account of ["a", "b", "c", "d", "e", "a", "f"])
      header = cookie.write(header, account).split(";")[0] ?? "";
    const known = ["a", "b", "c", "d", "e", "f"].filter((account) => cookie.read(header, account) !== undefined);
    expect(known).toEqual(["a", "c", "d", "e", "f"]);
  });

  test("is not set after a wrong password", async () => {
    const { signIn } = await testOffice();
    expect((await signIn("ada", { body: { email: emailOf("ada"), password: WRONG } })).headers.getSetCookie()).toEqual(
      [],
    );
  });
});

describe("guessing", () => {
  const addressOf = (network: number) => `2001:db8:${network.toString(16)}::1`;

  /** Sends 100 wrong passwords for Ada from 40 networks. */
  async function attack({ signIn }: Awaited<ReturnType<typeof testOffice>>) {
    const statuses: Record<number, number> = {};
    for (let guess = 0; guess < 100; guess += 1) {
      const body = { email: emailOf("ada"), password: WRONG };
      const { status } = await signIn("ada", { body, address: addressOf(guess % 40) });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  }

  test("never keeps out a known device, and other devices for at most a minute", async () => {
    const office = await testOffice();
    const known = office.openBrowser();
    await known.signIn("ada");
    await known.send("DELETE", "/session");
    const statuses = await attack(office);
    expect(statuses[401]).toBeLessThanOrEqual(20);
    expect((await known.signIn("ada")).status).toBe(200);

    const refused = await office.signIn("ada", { address: "198.51.100.1" });
    const waitSeconds = Number(refused.headers.get("Retry-After"));
    expect([refused.status, (await refused.json()).code]).toEqual([429, "too-many"]);
    expect(waitSeconds).toBeGreaterThanOrEqual(5);
    expect(waitSeconds).toBeLessThanOrEqual(60);
    office.clock.nowMs += waitSeconds * 1000;
    await attack(office);
    expect((await office.signIn("ada", { address: "198.51.100.1" })).status).toBe(200);
  });

  test("from one IPv6 site, with made-up addresses, leaves other new devices as they are", async () => {
    const office = await testOffice();
    const flood = Array.from({ length: 150 }, (_, n) =>
      office.call("/session", {
        method: "POST",
        body: { email: `nobody-${n}@example.com`, password: WRONG },
        address: `2001:db8:78:${n.toString(16)}::1`,
      }),
    );
    const person = await office.signIn("ada", { address: "198.51.100.1" });
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(person.status).toBe(200);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(146);
  });

  test("from many sites, with made-up addresses, does not keep out a new device", async () => {
    const office = await testOffice();
    const flood = Array.from({ length: 60 }, (_, n) =>
      office.call("/session", {
        method: "POST",
        body: { email: `nobody-${n}@example.com`, password: WRONG },
        address: addressOf(n),
      }),
    );
    expect((await office.signIn("ada", { address: "198.51.100.1" })).status).toBe(200);
    expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(Array(60).fill(401));
  });

  test("does not slow down sign-ins to other accounts from other networks", async () => {
    const office = await testOffice();
    await attack(office);
    expect((await office.signIn("ben", { address: "198.51.100.1" })).status).toBe(200);
  });

  test("ten typos in an office do not keep out colleagues with known devices behind the same address", async () => {
    const { openBrowser, signIn } = await testOffice();
    const colleague = openBrowser();
    await colleague.signIn("ben");
    for (let typo = 0; typo < 10; typo += 1) await signIn("ada", { body: { email: emailOf("ada"), password: WRONG } });
    expect((await colleague.signIn("ben")).status).toBe(200);
    expect((await signIn("ben")).status).toBe(429);
  });

  test("in parallel gets no more attempts than in sequence", async () => {
    const { signIn } = await testOffice();
    const body = { email: emailOf("ada"), password: WRONG };
    const responses = await Promise.all(Array.from({ length: 30 }, () => signIn("ada", { body })));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(4);
  });

  test("with a stolen device cookie is slowed down, too", async () => {
    const { openBrowser } = await testOffice();
    const stolen = openBrowser();
    await stolen.signIn("ada");
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess += 1) {
      statuses.push((await stolen.signIn("ada", WRONG, `198.51.100.${guess}`)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  });

  test("with a device cookie of another account, or a forged one, counts as an unknown device", async () => {
    const office = await testOffice();
    const browser = office.openBrowser();
    await browser.signIn("ben");
    await attack(office);
    expect((await browser.signIn("ada")).status).toBe(429);
    const headers = { Cookie: `__Host-admin-device=${"a".repeat(32)}.${"A".repeat(43)}` };
    expect((await office.signIn("ada", { headers })).status).toBe(429);
  });

  test("of an unknown address is limited in the same way", async () => {
    const { call } = await testOffice();
    const guess = (network: number) =>
      call("/session", {
        method: "POST",
        body: { email: "eve@example.com", password: WRONG },
        address: addressOf(network),
      });
    const statuses: number[] = [];
    for (let network = 0; network < 20; network += 1) statuses.push((await guess(network)).status);
    expect(statuses.slice(0, 11)).toEqual(Array(11).fill(401));
    expect(statuses.slice(11)).toEqual(Array(9).fill(429));
  });

  test("is recorded when it is refused", async () => {
    const { signIn, audited, ids } = await testOffice();
    for (let guess = 0; guess < 5; guess += 1)
      await signIn("ada", { body: { email: emailOf("ada"), password: WRONG } });
    expect(audited.at(-1)).toMatchObject({
      event: "sign-in-refused",
      outcome: "too-many",
      account: ids.ada,
      address: "203.0.113.7",
    });
  });

  test("is forgotten after a while", async () => {
    const office = await testOffice();
    await attack(office);
    office.clock.nowMs += 15 * MINUTE_MS;
    expect((await office.signIn("ada", { address: "198.51.100.1" })).status).toBe(200);
  });
});
