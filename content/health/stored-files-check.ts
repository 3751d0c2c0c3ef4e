import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { checkStoredFile } from "../importer/stored-files/check-stored-file.ts";
import { StoreError } from "../store/content-store.ts";
import { createDocumentSerializer, documentPath, listStoredPages } from "../store/file/document-files.ts";
import { openFileStore } from "../store/file/file-store.ts";
import { History, isRemoval } from "../store/file/history.ts";
import { findMergeBase } from "../store/revision-graph.ts";
import { resolveConflicts } from "./conflicts.ts";
import { type HealthCheck, type Problem, toProblems } from "./health-check.ts";
import { replaceText, type StoreFolder } from "./store-folder.ts";

/** Checks that the site settings and each page can be read and fit their schema. */
export function storedFilesCheck(store: StoreFolder): HealthCheck {
  return {
    name: "Pages and site settings",
    async run() {
      const problems = toProblems(findMissingDocuments(store));
      const readBase = createBaseReader(store);
      for (const id of listDocuments(store.dir)) problems.push(...(await checkDocument(store, id, readBase)));
      return problems;
    },
  };
}

function listDocuments(dir: string): DocumentId[] {
  return [...(existsSync(documentPath(dir, SITE)) ? [SITE] : []), ...listStoredPages(dir).sort()];
}

/** Finds documents that the history contains and that have no file. */
function findMissingDocuments({ dir, fileName }: StoreFolder): Diagnostic[] {
  return [...new History(dir).index().lastChanges].flatMap(([page, revision]) => {
    const path = documentPath(dir, page);
    if (isRemoval(revision, page) || existsSync(path)) return [];
    const message = `The file is missing, but revision ${revision.id} has content for it.`;
    return [diagnose("store/missing-document", message, { file: fileName(path), page })];
  });
}

type ReadBase = (id: DocumentId) => Promise<JsonObject | undefined>;

/** Returns a function that reads the content from which both versions of a document in conflict come. */
function createBaseReader({ dir }: StoreFolder): ReadBase {
  let base: Promise<ReadonlyMap<DocumentId, JsonObject>> | undefined;
  return async (id) => {
    base ??= readMergeBase(dir);
    return (await base).get(id);
  };
}

async function readMergeBase(dir: string): Promise<ReadonlyMap<DocumentId, JsonObject>> {
  const store = await openFileStore({ dir, isReadOnly: true });
  try {
    const base = findMergeBase(await store.revisions());
    return base === undefined ? new Map() : await store.documentsAt(base.id);
  } catch (cause) {
    // The check of the history reports entries that cannot be read.
    if (cause instanceof StoreError) return new Map();
    throw cause;
  }
}

async function checkDocument(store: StoreFolder, id: DocumentId, readBase: ReadBase): Promise<Problem[]> {
  const path = documentPath(store.dir, id);
  const raw = await readFile(path);
  const diagnostics = checkStoredFile({ raw, file: store.fileName(path) }, id).map((found) => ({ ...found, page: id }));
  if (!diagnostics.some(({ code }) => code === "json/conflict-markers")) return toProblems(diagnostics);
  const resolved = resolveConflicts(raw.toString("utf8"), id, await readBase(id));
  const repair = resolved && replaceText(store, path, createDocumentSerializer(store.dir)(id, resolved));
  return toProblems(diagnostics, repair);
}
