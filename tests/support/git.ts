import { spawnSync } from "node:child_process";

/** Version of Git, such as 239 for 2.39, or 0 if it is not installed. Tests that need it are skipped then. */
export const gitVersion = readGitVersion();

function readGitVersion(): number {
  const { stdout } = spawnSync("git", ["--version"], { encoding: "utf8" });
  const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(stdout ?? "") ?? [];
  return 100 * Number(major) + Number(minor);
}
