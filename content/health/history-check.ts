import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { COMMAND_LIMITS } from "#content/importer/parse/limits.ts";
import { toDiagnostics } from "#content/importer/parse/locate.ts";
import { parse } from "#content/importer/parse/parse.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isObject } from "#schemas/json.ts";
import { diagnoseConflicts } from "./conflicts.ts";
import type { HealthCheck, Problem } from "./health-check.ts";
import { moveAside, type StoreFolder } from "./store-folder.ts";

/** A file of the history, named `<revision>.json` or `<revision>-<hash>.json`. */
interface EntryFile {
  id: string;
  revision: number;
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
      const known = new Set(entries.flatMap(({ id, revision }) => [id, String(revision)]));
      const problems: Problem[] = [];
      for (const entry of entries.sort((a, b) => a.revision - b.revision))
        for (const diagnostic of await checkEntry(store, entry, known)) problems.push({ diagnostic });
      const unknown = names.filter((name) => toEntryFile(folder, name) === undefined);
      return [...problems, ...unknown.map((name) => unknownFile(store, join(folder, name)))];
    },
  };
}

function toEntryFile(folder: string, name: string): EntryFile | undefined {
  const [, id, revision] = /^(([1-9]\d*)(?:-[0-9a-f]{12})?)\.json$/.exec(name) ?? [];
  return id === undefined ? undefined : { id, revision: Number(revision), path: join(folder, name) };
}

/** @param known references of all revisions: their ids and their numbers */
async function checkEntry(
  store: StoreFolder,
  { id, revision, path }: EntryFile,
  known: ReadonlySet<string>,
): Promise<Diagnostic[]> {
  const file = store.fileName(path);
  const text = await readFile(path, "utf8");
  const conflicts = diagnoseConflicts(text, file);
  if (conflicts.length > 0) return conflicts;
  let entry: unknown;
  try {
    entry = JSON.parse(text);
  } catch (cause) {
    return [explainUnreadable(text, file, cause)];
  }
  if (!isObject(entry) || entry.revision !== revision || !Array.isArray(entry.changes)) {
    const message = `The entry of revision ${id} must have \`"revision": ${revision}\` and a list \`changes\`.`;
    return [diagnose("history/invalid", message, { file })];
  }
  return parentsOf(entry.parents, revision)
    .filter((parent) => !known.has(parent))
    .map((parent) => {
      const message = `Revision ${id} follows revision ${parent}, but the history has no entry for revision ${parent}.`;
      return diagnose("history/missing-revision", message, { file });
    });
}

/** Returns the references of the preceding revisions. An entry of an earlier version follows the one with the number before. */
function parentsOf(parents: unknown, revision: number): string[] {
  if (Array.isArray(parents)) return parents.map(String);
  return revision === 1 ? [] : [String(revision - 1)];
}

/** Describes the first syntax error of an entry, with its position. */
function explainUnreadable(text: string, file: string, cause: unknown): Diagnostic {
  const [error] = toDiagnostics(parse(text, file, { ...COMMAND_LIMITS, bytes: Number.POSITIVE_INFINITY }).findings);
  const { message = String(cause), line, column, pointer } = error ?? {};
  const location = line === undefined ? { file } : { file, line, column, pointer };
  return diagnose("history/invalid", `The history entry cannot be read. ${message}`, location as Partial<Diagnostic>);
}

function unknownFile(store: StoreFolder, path: string): Problem {
  const file = store.fileName(path);
  const message = `${file} is not an entry of the history, such as 12.json.`;
  return { diagnostic: diagnose("files/unknown", message, { file }), repair: moveAside(store, path) };
}
