/** A real server for tests of the admin, with copies of the content and the site. */

import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import fastGlob from "fast-glob";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import { adminEnv, serverFolders } from "../api/admin-client.ts";
import { runCli } from "../cli/cli-process.ts";
import { startServerProcess } from "../cli/server-process.ts";
import { readAuditEntries } from "../database/audit-lines.ts";
import { findLastingPort } from "../find-lasting-port.ts";
import { inProject } from "../project.ts";
import { copySampleContent } from "../sample-agency.ts";
import { copyBuiltSite } from "../site/copy-built-site.ts";

/** Errors that the servers have logged, for tests that fail. */
const LOG_FILE = inProject("test-results/admin-servers.log");

export interface AdminServer {
  /** The folder of the database and of emails as files. Each `reset` creates another one. */
  readonly varDir: string;
  /** The folder of the content store. */
  contentDir: string;
  /** The folder of the site. */
  outDir: string;
  url: string;
  /** The server's process id. */
  readonly pid: number;
  /** Ends the server without warning, like a loss of power. */
  kill(): Promise<void>;
  /** Starts the server again after it was killed, at the same address. */
  restart(): Promise<void>;
  /** Shifts the clock of what waits for its time until the server ends. */
  shiftClock(shiftMs: number): void;
  /** Runs the agency command on the same content. */
  run(args: readonly string[]): Promise<{ exitCode: number | null; json: Record<string, unknown> }>;
  /** Returns the entries of the audit log. */
  readAuditLog(): Promise<Record<string, unknown>[]>;
  /** Makes the people of all sessions have proved who they are at a time, by default now. */
  recordProofs(proved_ms?: number): Promise<void>;
  /** Brings back the state after `keepState`, if anything has changed since. */
  reset(): Promise<void>;
  /** Makes the present state the one that `reset` brings back. */
  keepState(): Promise<void>;
  /** Stops the server, deletes its folder and returns its exit code. */
  close(): Promise<number | null>;
}

/**
 * Keeps the times of files, by which the server recognizes what it has written, and leaves out the log of SQLite, which a stopped
 * server has emptied and may still be about to delete.
 */
const COPY = { recursive: true, preserveTimestamps: true, filter: (file: string) => !/-(?:wal|shm)$/.test(file) };

/**
 * Returns the size and time of each file in a folder, and an empty text for each folder in it, by name. The shared memory of
 * SQLite is left out, because reading changes it.
 */
function listEntries(folder: string): Map<string, string> {
  const entries = fastGlob.sync("**", {
    cwd: folder,
    dot: true,
    onlyFiles: false,
    stats: true,
    ignore: ["**/*-shm"],
    // The server may delete a file in between.
    suppressErrors: true,
  });
  return new Map(
    entries.map(({ path, stats }) => [path, stats?.isFile() ? `${stats.size} ${stats.mtimeMs}` : ""] as const),
  );
}

/** Serves copies of the content and of the built site in a temporary folder. */
export async function startAdminServer(): Promise<AdminServer> {
  const root = mkdtempSync(join(tmpdir(), "agency-admin-"));
  const [folder, kept] = [join(root, "server"), join(root, "kept")];
  const [contentDir, outDir] = [join(folder, "content"), join(folder, "site")];
  copySampleContent(contentDir);
  /** Number of the folder of the database. SQLite may remove the log of a former database at the same path. */
  let generation = 0;
  const varDir = () => join(root, `var-${generation}`);
  const env = () => ({ ...adminEnv(), LOG_LEVEL: "error", ...serverFolders(varDir()), CONTENT_DIR: contentDir });
  await copyBuiltSite({ contentDir, out: outDir });
  const port = String(await findLastingPort());
  let host = startServerProcess(LOG_FILE);
  const start = () => host.serve(["--port", port, "--out", outDir], env());
  const url = await start();
  async function useDatabase<Result>(task: (database: OfficeDatabase) => Promise<Result>): Promise<Result> {
    const database = openOfficeDatabase({ engine: "sqlite", file: join(varDir(), "agency.db") });
    return task(database).finally(() => database.close());
  }
  /** The kept files of the content and the site, and all that were there when the server had started. */
  let keptEntries = new Map<string, string>();
  let startEntries: [name: string, state: string][] = [];
  const listAllEntries = () => [...listEntries(folder), ...listEntries(varDir())];
  const restart = async () => {
    if (!host.isRunning) host = startServerProcess(LOG_FILE);
    await start();
  };
  return {
    get varDir() {
      return varDir();
    },
    contentDir,
    outDir,
    url,
    get pid() {
      return host.pid;
    },
    kill: () => host.kill(),
    restart,
    async keepState() {
      // A running server may hold a lock, which would stay in the copy.
      await host.stop();
      rmSync(kept, { recursive: true, force: true });
      cpSync(folder, join(kept, "server"), COPY);
      cpSync(varDir(), join(kept, "var"), COPY);
      keptEntries = listEntries(folder);
      await start();
      startEntries = listAllEntries();
    },
    async reset() {
      if (host.isRunning) {
        if (isDeepStrictEqual(listAllEntries(), startEntries)) return;
        // The state in memory, such as limits and drafts of pages, belongs to the changed files.
        await host.stop();
      }
      const entries = listEntries(folder);
      for (const name of entries.keys()) {
        if (!keptEntries.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
      }
      for (const [name, state] of keptEntries) {
        if (entries.get(name) !== state) cpSync(join(kept, "server", name), join(folder, name), COPY);
      }
      rmSync(varDir(), { recursive: true });
      generation += 1;
      cpSync(join(kept, "var"), varDir(), COPY);
      await restart();
      startEntries = listAllEntries();
    },
    shiftClock: (shiftMs) => host.shiftClock(shiftMs),
    async run(args) {
      const { exitCode, stdout } = await runCli([...args, "--format", "json"], { env: env(), cwd: folder });
      return { exitCode, json: JSON.parse(stdout) };
    },
    readAuditLog: () => useDatabase(readAuditEntries),
    recordProofs: (proved_ms = Date.now()) =>
      useDatabase(async (database) => {
        await database.write((trx) => trx.updateTable("sessions").set({ proved_ms }).execute());
      }),
    async close() {
      const exitCode = host.isRunning ? await host.stop() : null;
      await host.kill();
      rmSync(root, { recursive: true });
      return exitCode;
    },
  };
}
