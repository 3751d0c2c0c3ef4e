import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { validateRevision } from "#schemas/generated/validators.js";
import { splitConflicts } from "../documents/conflict-markers.ts";
import { checkRevisionFile } from "../importer/check-stored-file.ts";
import { writeFileAtomic } from "../platform/write-file-atomic.ts";
import { type DocumentChange, unlessRejected } from "../store/content-store.ts";
import { History } from "../store/file/history.ts";
import { findMissingRevision } from "../store/file/recorded-state.ts";
import { ENTRY_CHANGED, findChanges, hashEntry, readMetadata, revisionPath } from "../store/file/revision-files.ts";
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
      const missing = await findMissingRevision(history);
      const problems = history.names().flatMap((name) => checkEntry(store, name));
      return missing === undefined ? problems : [{ diagnostic: missing.diagnostic }, ...problems];
    },
  };
}

function checkEntry(store: StoreFolder, name: RevisionName): HealthProblem[] {
  const path = revisionPath(store.dir, name.id);
  const diagnostics = checkHistoryEntry(() => readFileSync(path), path, store.fileName(path));
  if (diagnostics.some(({ code }) => code === "json/conflict-markers")) {
    return toProblems(diagnostics, resolveEntry(store, name, readFileSync(path, "utf8")) ?? moveAside(store, path));
  }
  const isUnreadable = diagnostics.some(({ code }) => code === "store/broken-history");
  return toProblems(diagnostics, isUnreadable ? moveAside(store, path) : undefined);
}

/**
 * Checks an entry of the history: that it can be read, is as it was written, and follows a revision that exists.
 * @param readRaw reads its file as a whole, which is needed only if it is not as the store writes it
 * @param path path of its file, with the other entries in the same folder
 * @param file name of the file in diagnostics
 */
export function checkHistoryEntry(readRaw: () => Uint8Array | string, path: string, file: string): Diagnostic[] {
  const id = basename(path, ".json");
  const [number, hash] = id.split("-");
  const [root, name] = [dirname(dirname(path)), { id, revision: Number(number) }];
  const start = { file, line: 1, column: 1, pointer: "" };
  // Without a hash, only the text can show that it is as it was written.
  if (hash === undefined || !isIntact(root, name)) {
    const raw = readRaw();
    const problems = checkRevisionFile({ raw, file }, id);
    if (problems.length > 0) return problems;
    const text = typeof raw === "string" ? raw : Buffer.from(raw).toString("utf8");
    if (hash !== undefined && hash !== hashEntry(text)) {
      const message = `The entry of revision ${id} cannot be used: ${ENTRY_CHANGED}.`;
      return [diagnose("store/broken-history", message, start)];
    }
  }
  const { parents, revision } = readMetadata(root, name);
  // An entry of an earlier version follows the one with the number before.
  const references = parents ?? (revision === 1 ? [] : [String(revision - 1)]);
  return references
    .filter((parent) => !hasRevision(dirname(path), parent))
    .map((parent) => {
      const message = `Revision ${id} follows revision ${parent}, but the history has no entry for revision ${parent}.`;
      return diagnose("store/missing-revision", message, { ...start, severity: "error" });
    });
}

/** Checks whether an entry is valid and as it was written. Reads one change after the other. */
function isIntact(root: string, name: RevisionName): boolean | undefined {
  return unlessRejected(() => {
    const metadata = readMetadata(root, name);
    const isValid = (...changes: DocumentChange[]) => validateRevision({ ...metadata, changes });
    const readers = [...findChanges(root, name, { isVerified: true }).values()];
    return metadata.revision === name.revision && isValid() && readers.every((read) => isValid(read()));
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
