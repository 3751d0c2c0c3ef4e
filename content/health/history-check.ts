import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { splitConflicts } from "../documents/conflict-markers.ts";
import { checkRevisionFile } from "../importer/stored-files/check-stored-file.ts";
import { writeFileAtomic } from "../platform/write-file-atomic.ts";
import { History } from "../store/file/history.ts";
import { describeMissingRevision, findMissingRevision, findUnrecordedChanges } from "../store/file/recorded-state.ts";
import { hashEntry, historyFolder, revisionPath } from "../store/file/revision-files.ts";
import { compareRevisions } from "../store/revision-graph.ts";
import { parseRevisionFileName, type RevisionName } from "../store/revision-name.ts";
import { checkHistoryEntry } from "./check-history-entry.ts";
import { type HealthCheck, type Problem, type Repair, toProblems } from "./health-check.ts";
import { describeSetAside, moveAside, replaceText, type StoreFolder, setAside } from "./store-folder.ts";

/** Checks that each entry of the history is as it was written and that no revision is missing. */
export function historyCheck(store: StoreFolder): HealthCheck {
  return {
    name: "History",
    async run() {
      const problems = toProblems(await findMissingLatest(store));
      for (const name of listEntries(store)) problems.push(...(await checkEntry(store, name)));
      return problems;
    },
  };
}

/** Reports the latest revision of the last commit if its entry is missing although the documents still have its changes. */
async function findMissingLatest({ dir }: StoreFolder): Promise<Diagnostic[]> {
  const history = new History(dir);
  const missing = findMissingRevision(dir, history, await findUnrecordedChanges(dir, history));
  return missing === undefined ? [] : [diagnose("store/missing-revision", describeMissingRevision(missing))];
}

function listEntries({ dir }: StoreFolder): RevisionName[] {
  const folder = historyFolder(dir);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((name) => parseRevisionFileName(name) ?? []).sort(compareRevisions);
}

async function checkEntry(store: StoreFolder, name: RevisionName): Promise<Problem[]> {
  const path = revisionPath(store.dir, name.id);
  const raw = await readFile(path);
  const diagnostics = checkHistoryEntry(raw, path, store.fileName(path));
  if (diagnostics.some(({ code }) => code === "json/conflict-markers")) {
    return toProblems(diagnostics, resolveEntry(store, name, raw.toString("utf8")) ?? moveAside(store, path));
  }
  const isUnreadable = diagnostics.some(({ code }) => code === "store/broken-history");
  return toProblems(diagnostics, isUnreadable ? moveAside(store, path) : undefined);
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

/**
 * Returns a repair that makes two entries of one. Two branches that both imported with an earlier version wrote a file with
 * the same name.
 */
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
      await setAside(store, conflicted);
    },
  };
}
