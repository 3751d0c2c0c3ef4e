import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isObject } from "#schemas/json.ts";
import { splitConflicts } from "../documents/conflict-markers.ts";
import { checkRevisionFile } from "../importer/check-stored-file.ts";
import { writeFileAtomic } from "../platform/write-file-atomic.ts";
import { parseStoredJson } from "../store/document-codec.ts";
import { History } from "../store/file/history.ts";
import { findMissingRevision, findUnrecordedChanges } from "../store/file/recorded-state.ts";
import { ENTRY_CHANGED, hasEntryHash, hashEntry, revisionPath } from "../store/file/revision-files.ts";
import type { RevisionName } from "../store/revision-name.ts";
import { type HealthCheck, type HealthProblem, type Repair, toProblems } from "./health-check.ts";
import { describeSetAside, moveAside, moveFileAside, replaceText, type StoreFolder } from "./store-folder.ts";

/** Checks that each entry of the history is as it was written and that no revision is missing. */
export function historyCheck(store: StoreFolder): HealthCheck {
  return {
    name: "History",
    async run() {
      const history = new History(store.dir);
      // The documents may still have the changes of the last commit.
      const missing = findMissingRevision(history, await findUnrecordedChanges(history));
      const problems: HealthProblem[] = missing === undefined ? [] : [{ diagnostic: missing.diagnostic }];
      for (const name of history.names()) problems.push(...(await checkEntry(store, name)));
      return problems;
    },
  };
}

async function checkEntry(store: StoreFolder, name: RevisionName): Promise<HealthProblem[]> {
  const path = revisionPath(store.dir, name.id);
  const raw = await readFile(path);
  const diagnostics = checkHistoryEntry(raw, path, store.fileName(path));
  if (diagnostics.some(({ code }) => code === "json/conflict-markers")) {
    return toProblems(diagnostics, resolveEntry(store, name, raw.toString("utf8")) ?? moveAside(store, path));
  }
  const isUnreadable = diagnostics.some(({ code }) => code === "store/broken-history");
  return toProblems(diagnostics, isUnreadable ? moveAside(store, path) : undefined);
}

/**
 * Checks an entry of the history: that it can be read, is as it was written, and follows a revision that exists.
 * @param path path of its file, with the other entries in the same folder
 * @param file name of the file in diagnostics
 */
export function checkHistoryEntry(raw: Uint8Array | string, path: string, file: string): Diagnostic[] {
  const id = basename(path, ".json");
  const problems = checkRevisionFile({ raw, file }, id);
  if (problems.length > 0) return problems;
  const start = { file, line: 1, column: 1, pointer: "" };
  const text = typeof raw === "string" ? raw : Buffer.from(raw).toString("utf8");
  if (!hasEntryHash(id, text)) {
    const message = `The entry of revision ${id} cannot be used: ${ENTRY_CHANGED}.`;
    return [diagnose("store/broken-history", message, start)];
  }
  const entry = parseStoredJson(text, file, "store/broken-history");
  const { parents, revision = 1 } = isObject(entry) ? entry : {};
  // An entry of an earlier version follows the one with the number before.
  const implicit = revision === 1 ? [] : [Number(revision) - 1];
  const references = (Array.isArray(parents) ? parents : implicit).map(String);
  return references
    .filter((parent) => !hasRevision(dirname(path), parent))
    .map((parent) => {
      const message = `Revision ${id} follows revision ${parent}, but the history has no entry for revision ${parent}.`;
      return diagnose("store/missing-revision", message, { ...start, severity: "error" });
    });
}

/** @param reference an id, or the number that an entry of an earlier version had before it was split into two */
function hasRevision(folder: string, reference: string): boolean {
  if (existsSync(join(folder, `${reference}.json`))) return true;
  return readdirSync(folder).some((name) => name.startsWith(`${reference}-`) && name.endsWith(".json"));
}

/** Returns a repair of an entry with conflict markers, or undefined if none of its versions is an entry. */
function resolveEntry(store: StoreFolder, name: RevisionName, text: string): Repair | undefined {
  // The hash in a name is that of the text with the line ends that the store writes.
  const { sides } = splitConflicts(text.replaceAll("\r\n", "\n")) ?? {};
  const texts = sides === undefined ? [] : [...new Set([sides.ours, sides.theirs])];
  if (name.id === String(name.revision)) return splitEntry(store, name, texts);
  const written = texts.find((side) => name.id === entryId(name, side));
  return written === undefined ? undefined : replaceText(store, revisionPath(store.dir, name.id), written);
}

function entryId({ revision }: RevisionName, text: string): string {
  return `${revision}-${hashEntry(text)}`;
}

/** Returns a repair that makes two entries of one: with an earlier version, two branches wrote files of one name. */
function splitEntry(store: StoreFolder, name: RevisionName, texts: readonly string[]): Repair | undefined {
  const isEntry = (raw: string) => checkRevisionFile({ raw, file: "" }, name.id).length === 0;
  if (texts.length === 0 || !texts.every(isEntry)) return undefined;
  const conflicted = revisionPath(store.dir, name.id);
  const entries = texts.map((text) => ({ text, path: revisionPath(store.dir, entryId(name, text)) }));
  const names = entries.map(({ path }) => store.fileName(path)).join(" and ");
  return {
    description: `Write ${names} in place of the entry with conflicts. ${describeSetAside(store, conflicted)}`,
    async run() {
      for (const { text, path } of entries) writeFileAtomic(path, text);
      await moveFileAside(store, conflicted);
    },
  };
}
