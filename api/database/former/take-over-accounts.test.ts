import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createAccounts } from "#api/auth/accounts.ts";
import { createStoredAuditLog, readAuditLog } from "#api/auth/audit/audit-log.ts";
import { verifyAuditLog } from "#api/auth/audit/verify-audit-log.ts";
import { createIdentities } from "#api/auth/identities.ts";
import { createSessions } from "#api/auth/sessions.ts";
import { readAuditEntries, readAuditLines } from "#tests/support/database/audit-lines.ts";
import { ENGINES, memoryDatabase } from "#tests/support/database/office-databases.ts";
import { inProject } from "#tests/support/project.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { OfficeDatabase } from "../tables.ts";
import { takeOverAccounts } from "./take-over.ts";

/** Files that the former version wrote, with its key of the audit log and the cookies of its sessions. */
const FORMER = inProject("tests/support/former-var");
const KEY = "a key for tests that is long enough";
const NOW = Date.UTC(2026, 10, 20, 12, 30);
const COOKIES = {
  password: "admin-session=w2zELSBqVs-V5HCqRNmyqFBIN_7F_qrKKmjTZQpazLs",
  passkey: "admin-session=2grO6Silf2ztXdE3cgX5kfU1pk3S_scT6UgWGry-2I8",
};

const takeOver = (database: OfficeDatabase, folder = FORMER, audit = "audit.jsonl") =>
  database.write((trx) => takeOverAccounts(trx, { adminDir: join(folder, "admin"), auditFile: join(folder, audit) }));

const readEnds = (...names: string[]) =>
  names.flatMap((name) => readFileSync(join(FORMER, name), "utf8").trimEnd().split("\n"));

async function verify(database: OfficeDatabase, key?: string) {
  const { texts, head } = await readAuditLog(database);
  return verifyAuditLog(texts, { key, head });
}

describe.each(ENGINES)("the takeover into %s", (_, create) => {
  test("keeps accounts with their passwords, passkeys and sessions", async () => {
    const database = (await create())();
    expect(await takeOver(database)).toEqual({ accounts: 3, passkeys: 3, sessions: 3, auditLines: 20 });
    const accounts = createAccounts({ database, now: () => NOW });
    const [ada, ben, li] = await accounts.list();
    expect([ada, ben, li]).toMatchObject([
      { name: "Ada Lindqvist", role: "owner", signedInAt: "2026-11-20T12:01:00.000Z" },
      { email: "ben@example.com", role: "editor", mayReadRequests: false, passkeys: [{ counter: 3 }] },
      { name: "李 Öberg", mayReadRequests: true, signedInAt: null, passkeys: [] },
    ]);
    expect(ada?.passkeys.map(({ name, counter }) => [name, counter]).sort()).toEqual([
      ["Laptop", 0],
      ["Phone", 7],
    ]);
    expect(readFileSync(join(FORMER, "admin/accounts.json"), "utf8")).toContain(
      `"passwordHash":"${ben?.passwordHash}"`,
    );

    const identities = createIdentities(accounts, undefined);
    const sessions = createSessions({ database, identities, isHttps: false, now: () => NOW });
    expect(await sessions.list()).toHaveLength(3);
    for (const cookie of Object.values(COOKIES))
      expect(await sessions.read(cookie)).toMatchObject({ account: ada?.id, name: "Ada Lindqvist" });
    const phone = ada?.passkeys.find(({ name }) => name === "Phone");
    await accounts.removePasskey(ada?.id ?? "", phone?.id ?? "");
    expect(await sessions.read(COOKIES.passkey)).toBeUndefined();
    expect(await sessions.read(COOKIES.password)).toBeDefined();
  });

  test("keeps the audit log in order, and the next entry continues it", async () => {
    const database = (await create())();
    await takeOver(database);
    expect(await readAuditLines(database)).toEqual(readEnds("audit.jsonl.1", "audit.jsonl"));
    expect(await verify(database)).toEqual({ lines: 20, unchainedLines: 0, linesWithoutKey: 20 });
    await createStoredAuditLog({ database }).write({ time: "", event: "sign-in", outcome: "done" });
    expect(await verify(database)).toEqual({ lines: 21, unchainedLines: 0, linesWithoutKey: 21 });
  });

  test("keeps an audit log with a key, and refuses entries without it", async () => {
    const database = (await create())();
    await takeOver(database, FORMER, "keyed/audit.jsonl");
    expect(await verify(database, KEY)).toEqual({ lines: 20, unchainedLines: 0, linesWithoutKey: 9 });
    const entry = { time: "", event: "sign-in", outcome: "done" } as const;
    await expect(createStoredAuditLog({ database }).write(entry)).rejects.toThrow("AUDIT_KEY is not set");
    await createStoredAuditLog({ database, key: KEY }).write(entry);
    expect((await verify(database, KEY)).problem).toBeUndefined();
  });
});

function copyFormer(): string {
  const folder = temporaryFolder();
  cpSync(FORMER, folder, { recursive: true });
  return folder;
}

test("takes over nothing from folders that do not exist", async () => {
  const counts = await takeOver(memoryDatabase(), join(temporaryFolder(), "none"));
  expect(counts).toEqual({ accounts: 0, passkeys: 0, sessions: 0, auditLines: 0 });
});

test("leaves out damaged sessions and an interrupted line, and takes over a changed log as it is", async () => {
  const folder = copyFormer();
  writeFileSync(join(folder, `admin/sessions/${"a".repeat(64)}.json`), "{");
  writeFileSync(join(folder, "admin/sessions/a copy.json"), "{}");
  const file = join(folder, "audit.jsonl");
  writeFileSync(file, `${readFileSync(file, "utf8").replace("Ada", "Eve")}{"seq":21,`);
  const database = memoryDatabase();
  expect(await takeOver(database, folder)).toMatchObject({ sessions: 3, auditLines: 20 });
  expect(await readAuditEntries(database)).toHaveLength(20);
  expect((await verify(database)).problem).toMatchObject({ reason: "was changed after it was written" });
});

test("takes over nothing at all if the accounts are damaged", async () => {
  const folder = copyFormer();
  writeFileSync(join(folder, "admin/accounts.json"), '{"accounts":[{}]}');
  const database = memoryDatabase();
  await expect(takeOver(database, folder)).rejects.toThrow("accounts.json are damaged. Restore the file from a backup");
  expect(await readAuditLines(database)).toEqual([]);
});
