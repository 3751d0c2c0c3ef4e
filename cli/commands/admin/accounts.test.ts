import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createAccounts } from "#api/auth/accounts.ts";
import { verifyPassword } from "#api/auth/password.ts";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { createOutbox } from "#api/quotes/outbox/database-outbox.ts";
import type { NoticeEntry } from "#api/quotes/outbox/outbox.ts";
import { runProgram } from "#tests/support/cli/memory-io.ts";
import { forgeAuditLines, readAuditEntries, readAuditLines } from "#tests/support/database/audit-lines.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const PASSWORD = "correct horse battery staple";
const ADD_ADA = ["add", "Ada@Example.com", "--name", "Ada Lindqvist", "--role", "owner"];
const ADD_BEN = ["add", "ben@example.com", "--name", "Ben Ortiz", "--role", "editor", "--may-read-requests"];

function createOffice() {
  const cwd = temporaryFolder();
  const file = join(cwd, "agency.db");
  const env = { USER: "ann", DATABASE_URL: `file:${file}` };
  const database = openOfficeDatabase({ engine: "sqlite", file });
  onTestFinished(() => database.close());
  const accounts = createAccounts({ database, now: Date.now });
  const admin = (args: readonly string[], input = `${PASSWORD}\n`) =>
    runProgram(["admin", ...args], { cwd, env, input });
  return {
    cwd,
    file,
    env,
    database,
    accounts,
    admin,
    audit: (...args: string[]) => runProgram(["audit", ...args], { cwd, env }),
    readAudit: () => readAuditEntries(database),
    listAccounts: async () => [...(await accounts.list())],
  };
}

test("adds accounts that only their owner can read on the disk, and lists them without their hashes", async () => {
  const { file, admin, listAccounts } = createOffice();
  const added = await admin(ADD_ADA);
  expect([added.exitCode, added.stdout]).toEqual([0, "Added the owner Ada Lindqvist (ada@example.com).\n"]);
  await admin(ADD_BEN);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await verifyPassword(PASSWORD, (await listAccounts())[0]?.passwordHash ?? "")).toBe(true);
  const { stdout } = await admin(["list"]);
  expect(stdout).toMatch(
    /Ada Lindqvist +ada@example\.com +owner +yes +0[\s\S]+Ben Ortiz +ben@example\.com +editor +yes +0/,
  );
  expect((await admin(["list", "--format", "json"])).stdout).not.toContain("scrypt");
});

test("changes a password and removes an account, and records who did it", async () => {
  const { admin, listAccounts, readAudit, audit } = createOffice();
  await admin(ADD_ADA);
  await admin(ADD_BEN);
  const [, { id } = { id: "" }] = await listAccounts();
  expect((await readAudit()).at(-1)).toMatchObject({ event: "account-added", outcome: "done", by: "ann", about: [id] });
  expect((await admin(["password", "ben@example.com"], "seven gray barns at dusk\n")).exitCode).toBe(0);
  expect(await verifyPassword("seven gray barns at dusk", (await listAccounts())[1]?.passwordHash ?? "")).toBe(true);
  expect((await admin(["remove", "BEN@example.com"])).stdout).toContain("Removed the editor Ben Ortiz");
  expect(await listAccounts()).toHaveLength(1);
  expect((await readAudit())[3]).toMatchObject({ event: "account-added", outcome: "done", about: [id] });
  expect((await readAudit()).slice(-2)).toMatchObject([
    { event: "account-removed", outcome: "started", by: "ann", about: [id] },
    { event: "account-removed", outcome: "done", by: "ann", about: [id] },
  ]);
  expect((await audit("verify")).stdout).toBe("The audit log is in order: 8 lines.\n");
});

test("tells the owners by email about each change", async () => {
  const { admin, database } = createOffice();
  for (const args of [ADD_ADA, ADD_BEN]) await admin(args);
  await admin(["password", "ben@example.com"], "seven gray barns at dusk\n");
  await admin(["remove", "ben@example.com"]);
  const notices = (await createOutbox(database).list({ kinds: ["notice"] })).map(({ entry }) => entry as NoticeEntry);
  const by = "The user ann of the server";
  expect(Object.fromEntries(notices.map(({ to, text }) => [text, to.join()]))).toEqual({
    [`${by} added the owner Ada Lindqvist (ada@example.com).`]: "",
    [`${by} added the editor Ben Ortiz (ben@example.com, may read quote requests).`]: "ada@example.com",
    [`${by} changed the editor Ben Ortiz (ben@example.com, may read quote requests), with a new password.`]:
      "ada@example.com",
    [`${by} removed the editor Ben Ortiz (ben@example.com, may read quote requests).`]: "ada@example.com",
  });
});

test.each([
  [["remove", "ada@example.com"], "The last owner cannot be removed"],
  [["add", "ada@example.com", "--name", "Eve", "--role", "editor"], "Another account has this email address"],
])("refuses %j", async (args, message) => {
  const { admin, listAccounts, readAudit } = createOffice();
  await admin(ADD_ADA);
  const { exitCode, stderr } = await admin(args);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)]);
  expect(await listAccounts()).toHaveLength(1);
  expect((await readAudit()).at(-1)).toMatchObject({ outcome: "failed" });
});

test("refuses an editor as the first account, and a common password", async () => {
  const { file, admin, listAccounts } = createOffice();
  expect((await admin(ADD_ADA, "Password123456\n")).stderr).toContain("attackers try it first");
  expect(existsSync(file)).toBe(false);
  expect((await admin(ADD_BEN)).stderr).toContain("The first account must be an owner");
  expect(await listAccounts()).toEqual([]);
});

test("changes nothing if the database cannot be written", async () => {
  const { file, admin } = createOffice();
  writeFileSync(file, "This is no database, but a text of more than a hundred bytes. ".repeat(20));
  const { exitCode, stderr } = await admin(ADD_ADA);
  expect([exitCode, stderr]).toEqual([5, expect.stringContaining("audit/unavailable")]);
});

test("changes nothing if AUDIT_KEY is not the key of the log", async () => {
  const { cwd, env, listAccounts, readAudit } = createOffice();
  const adminWithKey = (AUDIT_KEY: string, args: readonly string[]) =>
    runProgram(["admin", ...args], { cwd, env: { ...env, AUDIT_KEY }, input: "seven gray barns at dusk\n" });
  await adminWithKey("a key for tests that is long enough", ADD_ADA);
  const before = [await listAccounts(), await readAudit()];
  const { exitCode, stderr } = await adminWithKey("another key that is also long enough", [
    "password",
    "ada@example.com",
  ]);
  expect([exitCode, stderr]).toEqual([5, expect.stringContaining("AUDIT_KEY is not the key of the log")]);
  expect([await listAccounts(), await readAudit()]).toEqual(before);
});

test("lists and removes passkeys", async () => {
  const { accounts, admin, listAccounts, readAudit } = createOffice();
  await admin(ADD_ADA);
  const [{ id: ada } = { id: "" }] = await listAccounts();
  expect((await admin(["passkeys", "ada@example.com"])).stdout).toBe("No passkeys.\n");
  const key = { publicKey: "secret", counter: 0, transports: [] };
  for (const id of ["a", "b", "c"])
    await accounts.addPasskey(ada, { ...key, id, name: id === "a" ? "Laptop" : "Phone" });
  expect((await admin(["list"])).stdout).toMatch(/ada@example\.com +owner +yes +3/);
  const { stdout } = await admin(["passkeys", "ada@example.com"]);
  expect(stdout).toMatch(/Laptop +\d{4}-\d\d-\d\d +never/);
  expect((await admin(["passkeys", "ada@example.com", "--format", "json"])).stdout).not.toContain("secret");
  for (const [name, problem] of [
    ["Tablet", "No passkey has the name"],
    ["Phone", "Several passkeys have the name"],
  ] as const) {
    const { exitCode, stderr } = await admin(["passkeys", "ada@example.com", "--remove", name]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(problem)]);
  }
  expect((await admin(["passkeys", "ada@example.com", "--remove", "Laptop"])).stdout).toContain(
    'Removed the passkey "Laptop"',
  );
  expect((await admin(["passkeys", "ada@example.com", "--remove", "b"])).exitCode).toBe(0);
  expect(await listAccounts()).toMatchObject([{ passkeys: [{ id: "c" }] }]);
  expect((await readAudit()).at(-1)).toMatchObject({ event: "passkey-removed", outcome: "done", by: "ann" });
});

describe("audit", () => {
  test("verify names the first changed line, and exits with 1", async () => {
    const { database, admin, audit } = createOffice();
    await admin(ADD_ADA);
    const lines = await readAuditLines(database);
    await forgeAuditLines(
      database,
      lines.map((line) => line.replace('"outcome":"done"', '"outcome":"failed"')),
    );
    const { exitCode, stdout, stderr } = await audit("verify");
    expect([exitCode, stdout]).toEqual([1, "The audit log is not in order.\n"]);
    expect(stderr).toContain("Line 2 of the audit log was changed after it was written.");
  });

  test("verify counts the lines from before AUDIT_KEY, and commands need the key from then on", async () => {
    const { cwd, admin, audit, listAccounts, env } = createOffice();
    await admin(ADD_ADA);
    const withKey = { cwd, env: { ...env, AUDIT_KEY: "a key for tests that is long enough" }, input: `${PASSWORD}\n` };
    const inOrder = (lines: number) =>
      `The audit log is in order: ${lines} lines, 2 of them from before it had AUDIT_KEY. If that number has grown, the log was rewritten.\n`;
    const verifyWithKey = async () => (await runProgram(["audit", "verify"], withKey)).stdout;
    expect(await verifyWithKey()).toBe(inOrder(2));
    await runProgram(["admin", ...ADD_BEN], withKey);
    const { exitCode, stderr } = await admin(["remove", "ben@example.com"]);
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining("AUDIT_KEY is not set, but the log has one")]);
    expect(await listAccounts()).toHaveLength(2);
    expect(await verifyWithKey()).toBe(inOrder(5));
    expect((await audit("verify")).exitCode).toBe(1);
  });

  test("verify reports that there is no log, and exits with 1", async () => {
    const { exitCode, stdout, stderr } = await createOffice().audit("verify");
    expect([exitCode, stdout]).toEqual([1, "There is no audit log.\n"]);
    expect(stderr).toContain("audit/missing");
  });

  test("archive moves the lines to a file, after which the log may have another key", async () => {
    const { cwd, env, admin, audit } = createOffice();
    await admin(ADD_ADA);
    const withKey = { cwd, env: { ...env, AUDIT_KEY: "a key for tests that is long enough" }, input: `${PASSWORD}\n` };
    await runProgram(["admin", ...ADD_BEN], withKey);
    expect((await audit("archive", "old.jsonl")).stdout).toBe("Moved 5 lines to old.jsonl.\n");
    expect((await runProgram(["audit", "verify", "old.jsonl"], withKey)).stdout).toMatch(
      /in order: 5 lines, 2 of them/,
    );
    expect((await audit("verify")).stdout).toBe("The audit log is in order: 1 line.\n");
    expect((await admin(["remove", "ben@example.com"])).exitCode).toBe(0);
    const again = await audit("archive", "old.jsonl");
    expect([again.exitCode, again.stderr]).toEqual([5, expect.stringContaining("old.jsonl exists")]);
    expect((await audit("verify")).stdout).toBe("The audit log is in order: 3 lines.\n");
  });

  test("list prints the lines, which verify accepts as a part of the log", async () => {
    const { cwd, admin, audit, database } = createOffice();
    await admin(ADD_ADA);
    const { stdout } = await audit("list");
    expect(stdout.trimEnd().split("\n")).toEqual(await readAuditLines(database));
    expect(JSON.parse((await audit("list", "--format", "json")).stdout).entries).toMatchObject([
      { seq: 1, event: "account-added", outcome: "started", by: "ann" },
      { seq: 2, outcome: "done" },
    ]);
    const [, second] = stdout.split("\n");
    writeFileSync(join(cwd, "part.jsonl"), `${second}\n`);
    expect((await audit("verify", "part.jsonl")).stdout).toBe("The audit log is in order: 1 line.\n");
    const missing = await audit("verify", "missing.jsonl");
    expect([missing.exitCode, missing.stderr]).toEqual([2, expect.stringContaining("cannot be read: ENOENT")]);
  });
});
