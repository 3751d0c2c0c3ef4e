/**
 * Takeover of the accounts, sessions and audit log that versions before 2026-11-27 kept in files. Remove it after the next
 * release.
 */
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Kysely } from "kysely";
import * as z from "zod";
import { mapInBatches } from "#content/platform/map-in-batches.ts";
import { tryParseJson } from "#schemas/json.ts";
import type { AccountRow, AuditLineRow, BuildRow, PasskeyRow, SessionRow, Tables } from "../tables.ts";

interface FormerFiles {
  /** Folder of the accounts and sessions. */
  adminDir: string;
  /** Current file of the audit log. The earlier ones are beside it. */
  auditFile: string;
}

/** Numbers of what was taken over. */
export interface TakenOver {
  accounts: number;
  passkeys: number;
  sessions: number;
  auditLines: number;
}

const PasskeySchema = z.object({
  id: z.string(),
  name: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
});

const AccountsSchema = z.object({
  accounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(["editor", "owner"]),
      mayReadRequests: z.boolean(),
      passwordHash: z.string(),
      createdAt: z.string(),
      changedAt: z.string(),
      signedInAt: z.string().nullable().default(null),
      passkeys: z.array(PasskeySchema).default([]),
    }),
  ),
});

const SessionSchema = z.object({
  account: z.string(),
  name: z.string(),
  credential: z.string(),
  createdMs: z.number(),
  activeMs: z.number(),
  browser: z.string(),
  passkey: z.string().optional(),
});

const BuildSchema = z.object({ revisionId: z.string(), attemptMs: z.number() });

const EXTENSION = ".json";
const SESSION_FILE = /^[\da-f]{64}\.json$/;

/** Rows of one insertion, so that no engine gets more parameters than it takes. */
const MAX_ROWS = 500;

/**
 * Inserts what the files of a former version contain into an empty database. A damaged session is left out, because its user
 * can sign in again.
 * @throws Error if the accounts or the audit log cannot be read
 */
export async function takeOverAccounts(trx: Kysely<Tables>, { adminDir, auditFile }: FormerFiles): Promise<TakenOver> {
  const { accounts, passkeys } = await readAccounts(join(adminDir, "accounts.json"));
  const sessions = await readSessions(join(adminDir, "sessions"));
  const builds = await readBuild(join(adminDir, "build.json"));
  const lines = await readAuditLines(auditFile);
  const record = (await readText(`${auditFile}.head`))?.trim();

  await insert(accounts, (rows) => trx.insertInto("accounts").values(rows).execute());
  await insert(passkeys, (rows) => trx.insertInto("passkeys").values(rows).execute());
  await insert(sessions, (rows) => trx.insertInto("sessions").values(rows).execute());
  await insert(builds, (rows) => trx.insertInto("builds").values(rows).execute());
  await insert(lines, (rows) => trx.insertInto("audit_log").values(rows).execute());
  if (record !== undefined) await trx.updateTable("audit_head").set({ record }).execute();
  return {
    accounts: accounts.length,
    passkeys: passkeys.length,
    sessions: sessions.length,
    auditLines: lines.length,
  };
}

async function insert<Row>(rows: readonly Row[], insertPart: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += MAX_ROWS) await insertPart(rows.slice(start, start + MAX_ROWS));
}

/** @throws Error if the file is damaged, because nobody could sign in without the accounts */
async function readAccounts(file: string): Promise<{ accounts: AccountRow[]; passkeys: PasskeyRow[] }> {
  const text = await readText(file);
  const { success, data } = AccountsSchema.safeParse(text === undefined ? { accounts: [] } : tryParseJson(text));
  if (!success)
    throw new Error(`The accounts in ${file} are damaged. Restore the file from a backup, then start again.`);
  const accounts = data.accounts.map(({ passkeys, ...account }) => ({
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    may_read_requests: Number(account.mayReadRequests),
    password_hash: account.passwordHash,
    created_at: account.createdAt,
    changed_at: account.changedAt,
    signed_in_at: account.signedInAt,
  }));
  const passkeys = data.accounts.flatMap((account) =>
    account.passkeys.map((passkey) => ({
      id: passkey.id,
      account_id: account.id,
      name: passkey.name,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      created_at: passkey.createdAt,
      used_at: passkey.usedAt,
    })),
  );
  return { accounts, passkeys };
}

async function readSessions(folder: string): Promise<SessionRow[]> {
  const names = (await readNames(folder)).filter((name) => SESSION_FILE.test(name));
  const texts = await mapInBatches(names, (name) => readText(join(folder, name)));
  return texts.flatMap((text, index) => {
    const { data: session } = SessionSchema.safeParse(tryParseJson(text ?? ""));
    if (session === undefined) return [];
    return {
      id: (names[index] ?? "").slice(0, -EXTENSION.length),
      account_id: session.account,
      name: session.name,
      credential: session.credential,
      passkey_id: session.passkey ?? null,
      created_ms: session.createdMs,
      active_ms: session.activeMs,
      proved_ms: session.createdMs,
      browser: session.browser,
    };
  });
}

async function readBuild(file: string): Promise<BuildRow[]> {
  const { data: build } = BuildSchema.safeParse(tryParseJson((await readText(file)) ?? ""));
  return build === undefined ? [] : [{ id: 1, revision_id: build.revisionId, attempt_ms: build.attemptMs }];
}

/** Reads the complete lines of a log, oldest first. What an interrupted write has left at the end was never confirmed. */
async function readAuditLines(file: string): Promise<AuditLineRow[]> {
  const numbers = (await readNames(dirname(file)))
    .filter((name) => name.startsWith(`${basename(file)}.`))
    .map((name) => name.slice(basename(file).length + 1))
    .filter((end) => /^\d+$/.test(end))
    .map(Number)
    .sort((a, b) => a - b);
  const texts = await mapInBatches([...numbers.map((number) => `${file}.${number}`), file], readText);
  return texts
    .flatMap((text = "") => text.split("\n").slice(0, -1))
    .map((line, index) => ({ position: index + 1, line }));
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(ignoreMissing);
}

async function readNames(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

function ignoreMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== "ENOENT") throw cause;
}
