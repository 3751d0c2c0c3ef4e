import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { checkStoredFile } from "#content/importer/check-stored-file.ts";
import { documentPath, listStoredPages } from "#content/store/file/document-files.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { diagnoseConflicts, resolveConflicts } from "./conflicts.ts";
import type { HealthCheck, Problem } from "./health-check.ts";
import { replaceText, type StoreFolder } from "./store-folder.ts";

/** Checks that the site settings and each page can be read and fit their schema. */
export function storedFilesCheck(store: StoreFolder): HealthCheck {
  return {
    name: "Pages and site settings",
    async run() {
      const problems: Problem[] = [];
      for (const id of listDocuments(store.dir)) problems.push(...(await checkDocument(store, id)));
      return problems;
    },
  };
}

function listDocuments(dir: string): DocumentId[] {
  return [...(existsSync(documentPath(dir, SITE)) ? [SITE] : []), ...listStoredPages(dir).sort()];
}

async function checkDocument(store: StoreFolder, id: DocumentId): Promise<Problem[]> {
  const path = documentPath(store.dir, id);
  const file = store.fileName(path);
  const raw = await readFile(path);
  const text = new TextDecoder().decode(raw);
  const conflicts = diagnoseConflicts(text, file);
  if (conflicts.length === 0) return checkStoredFile({ raw, file }, id).map((diagnostic) => ({ diagnostic }));
  const resolved = resolveConflicts(text, id);
  return conflicts.map((diagnostic, index) => ({
    diagnostic: { ...diagnostic, page: id },
    // One repair resolves all conflicts of the file.
    ...(resolved !== undefined && index === 0 && { repair: replaceText(store, path, resolved) }),
  }));
}
