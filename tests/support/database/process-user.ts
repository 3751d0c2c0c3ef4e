import { execFileSync } from "node:child_process";
import { chownSync } from "node:fs";

/** User and group of a process, as options of `spawn`. Without them, the process has those of this one. */
export interface ProcessUser {
  uid?: number;
  gid?: number;
}

/** Returns the user who runs Postgres, which refuses to run as root: `nobody` if this process is root. */
export function postgresUser(): ProcessUser {
  if (process.getuid?.() !== 0) return {};
  const readId = (option: string) => Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: readId("-u"), gid: readId("-g") };
}

/** Gives a file or folder to the user of a process. */
export function giveTo({ uid, gid }: ProcessUser, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
