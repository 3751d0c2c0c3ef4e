import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openFileRecordStore } from "../storage/file-record-store.ts";
import { memoryRecordStore } from "../storage/memory-record-store.ts";
import { createAccounts, type NewAccount } from "./accounts.ts";

const ADA: NewAccount = {
  name: "Ada Lindqvist",
  email: "Ada@Example.com",
  role: "owner",
  mayReadRequests: true,
  passwordHash: `scrypt.13.8.1.${"A".repeat(22)}.${"A".repeat(43)}`,
};
const BEN: NewAccount = { ...ADA, name: "Ben Ortiz", email: "ben@example.com", role: "editor", mayReadRequests: false };

const openAccounts = (records = memoryRecordStore()) => createAccounts({ records, now: () => 0 });

test("stores an account for other processes, with the email address in lowercase", async () => {
  const records = memoryRecordStore();
  const added = await openAccounts(records).add(ADA);
  const time = "1970-01-01T00:00:00.000Z";
  const members = { email: "ada@example.com", id: added.id, createdAt: time, changedAt: time };
  const expected = { ...ADA, ...members, signedInAt: null, passkeys: [] };
  expect(await openAccounts(records).list()).toEqual([expected]);
  expect(added.id).toMatch(/^[\da-f]{16}$/);
});

test("changes and removes an account", async () => {
  const accounts = openAccounts();
  await accounts.add(ADA);
  const { id } = await accounts.add(BEN);
  await accounts.change(id, { name: "Benedict", role: "owner" });
  expect(await accounts.list()).toMatchObject([{ name: "Ada Lindqvist" }, { name: "Benedict", role: "owner" }]);
  await accounts.remove(id);
  expect(await accounts.list()).toMatchObject([{ name: "Ada Lindqvist" }]);
});

describe("refuses", () => {
  test("a second account with the same email address in another spelling", async () => {
    const accounts = openAccounts();
    await accounts.add(ADA);
    await expect(accounts.add({ ...BEN, email: " ADA@example.com" })).rejects.toMatchObject({ code: "email-taken" });
    const { id } = await accounts.add(BEN);
    await expect(accounts.change(id, { email: ADA.email })).rejects.toMatchObject({ code: "email-taken" });
  });

  test("an editor as the first account", async () => {
    await expect(openAccounts().add(BEN)).rejects.toMatchObject({ code: "first-owner" });
  });

  test("to remove or demote the last owner", async () => {
    const accounts = openAccounts();
    const { id } = await accounts.add(ADA);
    await accounts.add(BEN);
    await expect(accounts.remove(id)).rejects.toMatchObject({ code: "last-owner" });
    await expect(accounts.change(id, { role: "editor" })).rejects.toMatchObject({ code: "last-owner" });
    expect(await accounts.list()).toHaveLength(2);
  });

  test("to change or remove an account that does not exist", async () => {
    const accounts = openAccounts();
    await accounts.add(ADA);
    await expect(accounts.change("x", {})).rejects.toMatchObject({ code: "unknown-account" });
    await expect(accounts.remove("x")).rejects.toMatchObject({ code: "unknown-account" });
  });
});

test("never leaves the accounts without an owner if two owners are demoted at the same time", async () => {
  const dir = join(temporaryFolder(), "admin");
  const open = () => openAccounts(openFileRecordStore({ dir }));
  const one = await open().add(ADA);
  const other = await open().add({ ...BEN, role: "owner" });
  const results = await Promise.allSettled([one, other].map(({ id }) => open().change(id, { role: "editor" })));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});
