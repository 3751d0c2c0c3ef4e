import { execFile } from "node:child_process";
import { basename, dirname } from "node:path";
import { promisify } from "node:util";
import { isSame, type JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { splitConflicts } from "../documents/conflict-markers.ts";
import { mergeThreeWay } from "../documents/three-way-merge.ts";
import { COMMAND_LIMITS } from "../importer/parse/limits.ts";
import { tryParseDocument } from "../store/document-codec.ts";

/**
 * Returns the content of a document without the conflicts of its file, or undefined if they need a decision: both versions
 * change the same field, or they differ and Git's common version is not known. The history cannot replace it, because
 * Git may have merged commits that no revision has recorded.
 * @param path absolute path of the file
 */
export async function resolveConflicts(text: string, id: DocumentId, path: string): Promise<JsonObject | undefined> {
  const { sides } = splitConflicts(text) ?? {};
  const [ours, theirs] = [tryParseDocument(sides?.ours, id), tryParseDocument(sides?.theirs, id)];
  if (ours === undefined || theirs === undefined) return undefined;
  if (isSame(ours, theirs)) return ours;
  const stages = await readGitStages(path);
  const base = stages === undefined ? tryParseDocument(sides?.base, id) : parseBase(stages, id);
  if (base === undefined) return undefined;
  const { merged, conflicts } = mergeThreeWay(base, ours, theirs);
  return conflicts.length === 0 ? merged : undefined;
}

/** Returns undefined if a version has conflicts itself: some markers in the file may then be from an earlier merge. */
function parseBase({ base, ours, theirs }: GitStages, id: DocumentId): JsonObject | undefined {
  const isClean = [ours, theirs].every((text) => tryParseDocument(text, id) !== undefined);
  return isClean ? tryParseDocument(base, id) : undefined;
}

/** The texts of the common version and of both branches. */
interface GitStages {
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
async function readGitStages(path: string): Promise<GitStages | undefined> {
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
