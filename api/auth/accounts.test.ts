import { describe, expect, test } from "vitest";
import { ENGINES } from "#tests/support/database/office-databases.ts";
import { type ChangeableAccount, createAccounts } from "./accounts.ts";

const ADA: ChangeableAccount = {
  name: "Ada Lindqvist",
  email: "Ada@Example.com",
  role: "owner",
  mayReadRequests: true,
  passwordHash: `scrypt.13.8.1.${"A".repeat(22)}.${"A".repeat(43)}`,
};
const BEN: ChangeableAccount = {
  ...ADA,
  name: "Ben Ortiz",
  email: "ben@example.com",
  role: "editor",
  mayReadRequests: false,
};

const KEY = { name: "Laptop", publicKey: "key", counter: 0, transports: ["usb"] };

describe.each(ENGINES)("accounts in %s", (_, create) => {
  /** Returns a function that opens the accounts as another server does. */
  async function setUp() {
    const openDatabase = await create();
    return () => createAccounts({ database: openDatabase(), now: () => 0 });
  }
  const openAccounts = async () => (await setUp())();

  test("are stored for other servers, with the email address in lowercase", async () => {
    const open = await setUp();
    const added = await open().add(ADA);
    const time = "1970-01-01T00:00:00.000Z";
    const members = { email: "ada@example.com", id: added.id, createdAt: time, changedAt: time };
    const expected = { ...ADA, ...members, signedInAt: null, passkeys: [] };
    expect(await open().list()).toEqual([expected]);
    expect(added.id).toMatch(/^[\da-f]{16}$/);
    await open().recordSignIn(added.id);
    expect(await open().list()).toEqual([{ ...expected, signedInAt: time }]);
  });

  test("can be changed and removed, with their passkeys", async () => {
    const accounts = await openAccounts();
    await accounts.add(ADA);
    const { id } = await accounts.add(BEN);
    await accounts.addPasskey(id, { ...KEY, id: "a" });
    await accounts.change(id, { name: "Benedict", role: "owner" });
    expect(await accounts.list()).toMatchObject([
      { name: "Ada Lindqvist", passkeys: [] },
      { name: "Benedict", role: "owner", passkeys: [{ ...KEY, id: "a", usedAt: null }] },
    ]);
    await accounts.remove(id);
    const again = await accounts.add(BEN);
    await accounts.addPasskey(again.id, { ...KEY, id: "a" });
    expect((await accounts.list()).map(({ passkeys }) => passkeys.length)).toEqual([0, 1]);
  });

  test("refuse a second account with the same email address in another spelling", async () => {
    const accounts = await openAccounts();
    await accounts.add(ADA);
    await expect(accounts.add({ ...BEN, email: " ADA@example.com" })).rejects.toMatchObject({ code: "email-taken" });
    const { id } = await accounts.add(BEN);
    await expect(accounts.change(id, { email: ADA.email })).rejects.toMatchObject({ code: "email-taken" });
  });

  test("refuse an editor as the first account, and to remove or demote the last owner", async () => {
    const accounts = await openAccounts();
    await expect(accounts.add(BEN)).rejects.toMatchObject({ code: "first-owner" });
    const { id } = await accounts.add(ADA);
    await accounts.add(BEN);
    await expect(accounts.remove(id)).rejects.toMatchObject({ code: "last-owner" });
    await expect(accounts.change(id, { role: "editor" })).rejects.toMatchObject({ code: "last-owner" });
    expect(await accounts.list()).toHaveLength(2);
  });

  test("refuse changes of an account or a passkey that does not exist", async () => {
    const accounts = await openAccounts();
    const { id } = await accounts.add(ADA);
    for (const change of ["remove", "recordSignIn"] as const)
      await expect(accounts[change]("x")).rejects.toMatchObject({ code: "unknown-account" });
    await expect(accounts.change("x", {})).rejects.toMatchObject({ code: "unknown-account" });
    await expect(accounts.removePasskey(id, "x")).rejects.toMatchObject({ code: "unknown-passkey" });
  });

  test("never remain without an owner if two owners are demoted at the same time", async () => {
    const open = await setUp();
    const one = await open().add(ADA);
    const other = await open().add({ ...BEN, role: "owner" });
    const results = await Promise.allSettled([one, other].map(({ id }) => open().change(id, { role: "editor" })));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("accept each signature of a passkey once, also by two servers at the same time", async () => {
    const open = await setUp();
    const { id } = await open().add(ADA);
    await open().addPasskey(id, { ...KEY, id: "a" });
    const use = (counter: number) => open().recordPasskeyUse(id, { id: "a", counter });
    expect([await use(0), await use(0)]).toEqual([true, true]);
    expect((await Promise.all([use(2), use(2)])).sort()).toEqual([false, true]);
    expect([await use(1), await use(0), await use(3)]).toEqual([false, false, true]);
    await open().removePasskey(id, "a");
    expect(await use(4)).toBe(false);
  });
});
