import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { splitConflicts } from "#content/documents/conflict-markers.ts";
import { COMMAND_LIMITS } from "#content/importer/parse/limits.ts";
import { toDiagnostics } from "#content/importer/parse/locate.ts";
import { parse } from "#content/importer/parse/parse.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { hashEntry } from "#content/store/file/revision-files.ts";
import { compareRevisions } from "#content/store/revision-graph.ts";
import { parseRevisionFileName, type RevisionName } from "#content/store/revision-name.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { diagnoseConflicts } from "./conflicts.ts";
import type { HealthCheck, Problem, Repair } from "./health-check.ts";
import { moveAside, type StoreFolder } from "./store-folder.ts";

interface EntryFile extends RevisionName {
  path: string;
}

/** Checks that each entry of the history can be read and that no revision is missing. */
export function historyCheck(store: StoreFolder): HealthCheck {
  return {
    name: "History",
    async run() {
      const folder = join(store.dir, "history");
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
      const entries = names.map((name) => toEntryFile(folder, name)).filter((entry) => entry !== undefined);
      const problems: Problem[] = [];
      for (const entry of entries.sort(compareRevisions)) problems.push(...(await checkEntry(store, entry, entries)));
      const unknown = names.filter((name) => toEntryFile(folder, name) === undefined);
      return [...problems, ...unknown.map((name) => unknownFile(store, join(folder, name)))];
    },
  };
}

function toEntryFile(folder: string, fileName: string): EntryFile | undefined {
  const name = parseRevisionFileName(fileName);
  return name && { ...name, path: join(folder, fileName) };
}

async function checkEntry(store: StoreFolder, entry: EntryFile, entries: readonly EntryFile[]): Promise<Problem[]> {
  const { id, revision, path } = entry;
  const file = store.fileName(path);
  const text = await readFile(path, "utf8");
  const conflicts = diagnoseConflicts(text, file);
  if (conflicts.length > 0) {
    const repair = splitEntry(store, entry, text);
    return conflicts.map((diagnostic, index) => ({ diagnostic, ...(index === 0 && repair && { repair }) }));
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return [{ diagnostic: explainUnreadable(text, file, cause) }];
  }
  if (!isEntry(value, revision)) {
    const message = `The entry of revision ${id} must have \`"revision": ${revision}\` and a list \`changes\`.`;
    return [{ diagnostic: diagnose("store/broken-history", message, { file }) }];
  }
  // Git may have changed the line ends.
  if (id.includes("-") && id !== `${revision}-${hashEntry(text.replaceAll("\r\n", "\n"))}`) {
    const message = `The entry of revision ${id} was changed after it was written: its hash is no longer that of its name.`;
    return [{ diagnostic: diagnose("store/broken-history", message, { file }) }];
  }
  const known = new Set(entries.map((other) => other.id));
  return parentsOf(value.parents, revision)
    .filter((parent) => !known.has(parent) && !entries.some((other) => String(other.revision) === parent))
    .map((parent) => {
      const message = `Revision ${id} follows revision ${parent}, but the history has no entry for revision ${parent}.`;
      return { diagnostic: diagnose("store/missing-revision", message, { file, severity: "error" }) };
    });
}

function isEntry(value: unknown, revision: number): value is JsonObject {
  return isObject(value) && value.revision === revision && Array.isArray(value.changes);
}

/** Returns the references of the preceding revisions. An entry of an earlier version follows the one with the number before. */
function parentsOf(parents: unknown, revision: number): string[] {
  if (Array.isArray(parents)) return parents.map(String);
  return revision === 1 ? [] : [String(revision - 1)];
}

/**
 * Returns a repair that makes two entries of one with conflict markers. Two branches that both imported with an earlier
 * version wrote a file with the same name.
 */
function splitEntry(store: StoreFolder, { path, revision }: EntryFile, text: string): Repair | undefined {
  const { sides } = splitConflicts(text) ?? {};
  const texts = sides === undefined ? [] : [...new Set([sides.ours, sides.theirs])];
  if (texts.length === 0 || !texts.every((side) => isEntry(tryParse(side), revision))) return undefined;
  const files = texts.map((side) => ({ side, file: join(dirname(path), `${revision}-${hashEntry(side)}.json`) }));
  const aside = moveAside(store, path);
  return {
    description: `Write ${files.map(({ file }) => store.fileName(file)).join(" and ")} in place of the entry with conflicts. ${aside.description}`,
    async run() {
      for (const { side, file } of files) writeFileAtomic(file, side);
      await aside.run();
    },
  };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Describes the first syntax error of an entry, with its position. */
function explainUnreadable(text: string, file: string, cause: unknown): Diagnostic {
  const [error] = toDiagnostics(parse(text, file, { ...COMMAND_LIMITS, bytes: Number.POSITIVE_INFINITY }).findings);
  const { message = String(cause), line, column, pointer } = error ?? {};
  const location = line === undefined ? { file } : { file, line, column, pointer };
  return diagnose(
    "store/broken-history",
    `The history entry cannot be read. ${message}`,
    location as Partial<Diagnostic>,
  );
}

function unknownFile(store: StoreFolder, path: string): Problem {
  const file = store.fileName(path);
  const message = `${file} is not an entry of the history, such as 12-3fa9c1b07d10.json.`;
  return { diagnostic: diagnose("files/unknown", message, { file }), repair: moveAside(store, path) };
}
