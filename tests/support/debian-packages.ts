import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Time to wait for another process that installs packages, such as a second run or the first update of a new machine. */
const LOCK_TIMEOUT_MS = 5 * 60_000;

/** Returns whether this process may install packages of Debian. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && isDebian();
}

function isDebian(): boolean {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, "utf8"));
}

/**
 * Installs packages of Debian.
 * @throws Error with the output of the command that failed
 */
export function installPackages(packages: readonly string[]): void {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      run("apt-get", ["update"]);
      run("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
      return;
    } catch (error) {
      const { message } = error as Error;
      if (!message.includes("Could not get lock") || Date.now() > deadline) throw error;
      run("sleep", ["2"]);
    }
  }
}

/**
 * Runs a command without its output.
 * @throws Error with its output if it fails
 */
export function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync(command, args, { stdio: ["ignore", "pipe", "pipe"], env });
  } catch (cause) {
    const { stdout = "", stderr = "" } = cause as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`, { cause });
  }
}
