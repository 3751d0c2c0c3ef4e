import { spawn } from "node:child_process";
import { ApiError } from "../../http/api-error.ts";

const TIMEOUT_MS = 60_000;

/** Exit code of ClamAV's programs for a file with malware. */
const INFECTED = 1;

/**
 * Creates the scan of files by a command that reads the content from its standard input, such as `clamdscan --no-summary -`. It
 * runs without a shell.
 * @returns a function that returns false for malware, and throws ApiError `scan-failed` if the command does not work
 */
export function createScan(commandLine: string | undefined) {
  return async (content: Buffer): Promise<boolean> => {
    const [command, ...options] = commandLine?.split(/\s+/).filter(Boolean) ?? [];
    if (command === undefined) return true;
    const code = await new Promise<number | null>((resolve, reject) => {
      const child = spawn(command, options, { stdio: ["pipe", "ignore", "ignore"], timeout: TIMEOUT_MS });
      child.on("error", reject).on("close", resolve);
      // A scanner may end before it has read everything. Its exit code tells the result.
      child.stdin.on("error", () => undefined).end(content);
    }).catch((cause: unknown) => {
      throw new ApiError("scan-failed", { cause });
    });
    if (code === 0 || code === INFECTED) return code === 0;
    throw new ApiError("scan-failed", { cause: new Error(`FILE_SCAN_COMMAND ended with the code ${code}`) });
  };
}
