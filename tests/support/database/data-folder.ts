import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Postgres } from "./find-postgres.ts";
import { lastingFolder } from "./lasting-folder.ts";
import { giveTo, type ProcessUser } from "./process-user.ts";

const exec = promisify(execFile);

/** Name of the user who may do everything in the databases. */
export const SUPERUSER = "postgres";

const PASSWORD_FILE = "password.txt";

/**
 * Fills the folder of a new server, which is there and belongs to the user. Unpacking takes a fifth of the time of `initdb`,
 * which runs once per machine and version.
 * @returns the password of the superuser
 */
export async function fillDataFolder(folder: string, { postgres, user }: { postgres: Postgres; user: ProcessUser }) {
  const archive = join(lastingFolder(user), `data-${postgres.version}.tar`);
  if (!existsSync(archive)) await writeArchive(archive, { postgres, user });
  await exec("tar", ["-xf", archive, "-C", folder], { ...user, cwd: folder });
  return readFileSync(join(folder, PASSWORD_FILE), "utf8");
}

/** Writes the archive of an empty data folder. It has its password in it, so that of two runs at once either may win. */
async function writeArchive(archive: string, { postgres, user }: { postgres: Postgres; user: ProcessUser }) {
  const draft = mkdtempSync(join(lastingFolder(user), "draft-"));
  try {
    giveTo(user, draft);
    await makeDataFolder(join(draft, "data"), { postgres, user });
    await exec("tar", ["-cf", `${draft}/data.tar`, "-C", `${draft}/data`, "."], { ...user, cwd: draft });
    renameSync(`${draft}/data.tar`, archive);
  } finally {
    rmSync(draft, { recursive: true });
  }
}

async function makeDataFolder(data: string, { postgres, user }: { postgres: Postgres; user: ProcessUser }) {
  const password = `${data}-password`;
  writeFileSync(password, randomBytes(16).toString("hex"), { mode: 0o600 });
  giveTo(user, password);
  const initdb = ["--pgdata", data, "--username", SUPERUSER, "--auth", "scram-sha-256", "--pwfile", password];
  const flags = ["--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"];
  const env = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
  await exec(join(postgres.programs, "initdb"), [...initdb, ...flags], { ...user, cwd: dirname(data), env });
  renameSync(password, join(data, PASSWORD_FILE));
}
