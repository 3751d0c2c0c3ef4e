import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createAccounts } from "#api/auth/accounts.ts";
import { verifyPassword } from "#api/auth/password.ts";
import { openFileRecordStore } from "#api/storage/file-record-store.ts";
import { runProgram } from "#tests/support/cli/memory-io.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const PASSWORD = "correct horse battery staple";
const ADD_ADA = ["add", "Ada@Example.com", "--name", "Ada Lindqvist", "--role", "owner"];
const ADD_BEN = ["add", "ben@example.com", "--name", "Ben Ortiz", "--role", "editor", "--may-read-requests"];

function createOffice() {
  const cwd = temporaryFolder();
  const env = { USER: "ann", ADMIN_DIR: "admin", AUDIT_FILE: "audit.jsonl" };
  const admin = (args: readonly string[], input = `${PASSWORD}\n`) =>
    runProgram(["admin", ...args], { cwd, env, input });
  return {
    cwd,
    env,
    admin,
    verify: (...args: string[]) => runProgram(["audit", "verify", ...args], { cwd, env }),
    readAudit: () =>
      readFileSync(join(cwd, "audit.jsonl"), "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    readAccounts: () => JSON.parse(readFileSync(join(cwd, "admin/accounts.json"), "utf8")).accounts,
  };
}

test("adds accounts that only their owner can read on the disk, and lists them without their hashes", async () => {
  const { cwd, admin, readAccounts } = createOffice();
  const added = await admin(ADD_ADA);
  expect([added.exitCode, added.stdout]).toEqual([0, "Added the owner Ada Lindqvist (ada@example.com).\n"]);
  await admin(ADD_BEN);
  expect(statSync(join(cwd, "admin/accounts.json")).mode & 0o777).toBe(0o600);
  expect(await verifyPassword(PASSWORD, readAccounts()[0].passwordHash)).toBe(true);
  const { stdout } = await admin(["list"]);
  expect(stdout).toMatch(
    /Ada Lindqvist +ada@example\.com +owner +yes +0[\s\S]+Ben Ortiz +ben@example\.com +editor +yes +0/,
  );
  expect((await admin(["list", "--format", "json"])).stdout).not.toContain("scrypt");
});

test("changes a password and removes an account, and records who did it", async () => {
  const { admin, readAccounts, readAudit, verify } = createOffice();
  await admin(ADD_ADA);
  await admin(ADD_BEN);
  const [, { id }] = readAccounts();
  expect(readAudit().at(-1)).toMatchObject({ event: "account-added", outcome: "done", by: "ann", about: [id] });
  expect((await admin(["password", "ben@example.com"], "seven gray barns at dusk\n")).exitCode).toBe(0);
  expect(await verifyPassword("seven gray barns at dusk", readAccounts()[1].passwordHash)).toBe(true);
  expect((await admin(["remove", "BEN@example.com"])).stdout).toContain("Removed the editor Ben Ortiz");
  expect(readAccounts()).toHaveLength(1);
  expect(readAudit()[3]).toMatchObject({ event: "account-added", outcome: "done", about: [id] });
  expect(readAudit().slice(-2)).toMatchObject([
    { event: "account-removed", outcome: "started", by: "ann", about: [id] },
    { event: "account-removed", outcome: "done", by: "ann", about: [id] },
  ]);
  expect((await verify()).stdout).toBe("The audit log is in order: 8 lines.\n");
});

test.each([
  [["remove", "ada@example.com"], "The last owner cannot be removed"],
  [["add", "ada@example.com", "--name", "Eve", "--role", "editor"], "Another account has this email address"],
])("refuses %j", async (args, message) => {
  const { admin, readAccounts, readAudit } = createOffice();
  await admin(ADD_ADA);
  const { exitCode, stderr } = await admin(args);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)]);
  expect(readAccounts()).toHaveLength(1);
  expect(readAudit().at(-1)).toMatchObject({ outcome: "failed" });
});

test("refuses an editor as the first account, and a common password", async () => {
  const { cwd, admin } = createOffice();
  expect((await admin(ADD_BEN)).stderr).toContain("The first account must be an owner");
  expect((await admin(ADD_ADA, "Password123456\n")).stderr).toContain("attackers try it first");
  expect(readdirSync(cwd)).not.toContain("admin");
});

test("changes nothing if the audit log cannot be written", async () => {
  const { cwd, admin } = createOffice();
  writeFileSync(join(cwd, "audit.jsonl.lock"), "");
  const { exitCode, stderr } = await admin(ADD_ADA);
  expect([exitCode, stderr]).toEqual([5, expect.stringContaining("audit/unavailable")]);
  expect(readdirSync(cwd)).not.toContain("admin");
});

test("changes nothing if AUDIT_KEY is not the key of the log", async () => {
  const { cwd, env, readAccounts } = createOffice();
  const adminWithKey = (AUDIT_KEY: string, args: readonly string[]) =>
    runProgram(["admin", ...args], { cwd, env: { ...env, AUDIT_KEY }, input: "seven gray barns at dusk\n" });
  await adminWithKey("a key for tests that is long enough", ADD_ADA);
  const before = [readAccounts(), readFileSync(join(cwd, "audit.jsonl"), "utf8")];
  const { exitCode, stderr } = await adminWithKey("another key that is also long enough", [
    "password",
    "ada@example.com",
  ]);
  expect([exitCode, stderr]).toEqual([5, expect.stringContaining("AUDIT_KEY is not the key of the log")]);
  expect([readAccounts(), readFileSync(join(cwd, "audit.jsonl"), "utf8")]).toEqual(before);
});

test("lists and removes passkeys", async () => {
  const { cwd, admin, readAccounts, readAudit } = createOffice();
  await admin(ADD_ADA);
  expect((await admin(["passkeys", "ada@example.com"])).stdout).toBe("No passkeys.\n");
  const accounts = createAccounts({ records: openFileRecordStore({ dir: join(cwd, "admin") }), now: Date.now });
  const key = { publicKey: "secret", counter: 0, transports: [] };
  for (const id of ["a", "b", "c"])
    await accounts.addPasskey(readAccounts()[0].id, { ...key, id, name: id === "a" ? "Laptop" : "Phone" });
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
  expect(readAccounts()[0].passkeys).toMatchObject([{ id: "c" }]);
  expect(readAudit().at(-1)).toMatchObject({ event: "passkey-removed", outcome: "done", by: "ann" });
});

describe("audit verify", () => {
  test("names the first changed line, and exits with 1", async () => {
    const { cwd, admin, verify } = createOffice();
    await admin(ADD_ADA);
    const file = join(cwd, "audit.jsonl");
    writeFileSync(file, readFileSync(file, "utf8").replace('"outcome":"done"', '"outcome":"failed"'));
    const { exitCode, stdout, stderr } = await verify();
    expect([exitCode, stdout]).toEqual([1, "The audit log is not in order.\n"]);
    expect(stderr).toContain(`Line 2 of ${file} was changed after it was written.`);
  });

  test("counts the lines from before AUDIT_KEY, and refuses commands without the key from then on", async () => {
    const { cwd, admin, verify, readAccounts, env } = createOffice();
    await admin(ADD_ADA);
    const withKey = { cwd, env: { ...env, AUDIT_KEY: "a key for tests that is long enough" }, input: `${PASSWORD}\n` };
    const inOrder = (lines: number) =>
      `The audit log is in order: ${lines} lines, 2 of them from before it had AUDIT_KEY. If that number has grown, the log was rewritten.\n`;
    const verifyWithKey = async () => (await runProgram(["audit", "verify"], withKey)).stdout;
    expect(await verifyWithKey()).toBe(inOrder(2));
    await runProgram(["admin", ...ADD_BEN], withKey);
    const { exitCode, stderr } = await admin(["remove", "ben@example.com"]);
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining("AUDIT_KEY is not set, but the log has one")]);
    expect(readAccounts()).toHaveLength(2);
    expect(await verifyWithKey()).toBe(inOrder(5));
    expect((await verify()).exitCode).toBe(1);
  });

  test("reports that there is no log, and exits with 1", async () => {
    const { cwd, verify } = createOffice();
    const { exitCode, stdout, stderr } = await verify();
    expect([exitCode, stdout]).toEqual([1, "There is no audit log.\n"]);
    expect(stderr).toContain(`${join(cwd, "audit.jsonl")} does not exist. audit/missing`);
  });

  test("reports a log that cannot be read, and exits with 2", async () => {
    const { cwd, env } = createOffice();
    writeFileSync(join(cwd, "file"), "");
    const AUDIT_FILE = join(cwd, "file", "audit.jsonl");
    const { exitCode, stderr } = await runProgram(["audit", "verify"], { cwd, env: { ...env, AUDIT_FILE } });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("The audit log cannot be read: ENOTDIR")]);
  });

  test("verifies given files as a part of the log", async () => {
    const { cwd, admin, verify } = createOffice();
    await admin(ADD_ADA);
    const [, second] = readFileSync(join(cwd, "audit.jsonl"), "utf8").split("\n");
    writeFileSync(join(cwd, "part.jsonl"), `${second}\n`);
    expect((await verify("part.jsonl")).stdout).toBe("The audit log is in order: 1 line.\n");
  });
});
