/** The versions of a file that Git could not merge, as its index has them. */
import { execFile } from "node:child_process";
import { basename, dirname } from "node:path";
import { promisify } from "node:util";
import { COMMAND_LIMITS } from "../importer/parse/limits.ts";

/** The texts of the common version and of both branches. */
export interface GitStages {
  base: string;
  ours: string;
  theirs: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Reads the versions of a file that Git could not merge. Returns undefined if Git does not have all three: it is not
 * installed, does not manage the file, is not merging it, or the branches have no common version.
 * @param path absolute path
 */
export async function readGitStages(path: string): Promise<GitStages | undefined> {
  try {
    const [base, ours, theirs] = await Promise.all([readStage(path, 1), readStage(path, 2), readStage(path, 3)]);
    return { base, ours, theirs };
  } catch {
    return undefined;
  }
}

async function readStage(path: string, stage: 1 | 2 | 3): Promise<string> {
  const { stdout } = await promisify(execFile)("git", ["cat-file", "blob", `:${stage}:./${basename(path)}`], {
    cwd: dirname(path),
    maxBuffer: COMMAND_LIMITS.bytes,
    timeout: TIMEOUT_MS,
  });
  return stdout;
}
