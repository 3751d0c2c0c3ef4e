import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { checkRevisionFile } from "../importer/stored-files/check-stored-file.ts";
import { parseStoredJson } from "../store/explain-broken-json.ts";
import { ENTRY_CHANGED, hasEntryHash } from "../store/file/revision-files.ts";

/**
 * Checks an entry of the history: that it can be read, is as it was written, and follows a revision that exists.
 * @param path path of its file, with the other entries in the same folder
 * @param file name of the file in diagnostics
 */
export function checkHistoryEntry(raw: Uint8Array | string, path: string, file: string): Diagnostic[] {
  const id = basename(path, ".json");
  const problems = checkRevisionFile({ raw, file }, id);
  if (problems.length > 0) return problems;
  const text = typeof raw === "string" ? raw : Buffer.from(raw).toString("utf8");
  if (!hasEntryHash(id, text)) {
    const message = `The entry of revision ${id} cannot be used: ${ENTRY_CHANGED}.`;
    return [diagnose("store/broken-history", message, startOf(file))];
  }
  const entry = parseStoredJson(text);
  const missing = (isObject(entry) ? parentsOf(entry) : []).filter((parent) => !hasRevision(dirname(path), parent));
  return missing.map((parent) => {
    const message = `Revision ${id} follows revision ${parent}, but the history has no entry for revision ${parent}.`;
    return diagnose("store/missing-revision", message, { ...startOf(file), severity: "error" });
  });
}

function startOf(file: string) {
  return { file, line: 1, column: 1, pointer: "" };
}

/** Returns the references of the preceding revisions. An entry of an earlier version follows the one with the number before. */
function parentsOf({ parents, revision }: JsonObject): string[] {
  if (Array.isArray(parents)) return parents.map(String);
  return revision === 1 ? [] : [String(Number(revision) - 1)];
}

/** @param reference an id, or the number that an entry of an earlier version had before it was split into two */
function hasRevision(folder: string, reference: string): boolean {
  return (
    existsSync(join(folder, `${reference}.json`)) ||
    readdirSync(folder).some((name) => name.startsWith(`${reference}-`) && name.endsWith(".json"))
  );
}
