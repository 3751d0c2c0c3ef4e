import { existsSync, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { diagnose } from "#schemas/diagnostics.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { checkStoredFile } from "../importer/check-stored-file.ts";
import { writeFileAtomic } from "../platform/write-file-atomic.ts";
import { createDocumentSerializer, documentPath, listStoredPages } from "../store/file/document-files.ts";
import { History } from "../store/file/history.ts";
import { wasRecorded } from "../store/file/recorded-state.ts";
import { resolveConflicts } from "./conflicts.ts";
import { type HealthCheck, type Problem, toProblems } from "./health-check.ts";
import { replaceText, type StoreFolder } from "./store-folder.ts";

/** Checks that the site settings and each page can be read and fit their schema. */
export function storedFilesCheck(store: StoreFolder): HealthCheck {
  return {
    name: "Pages and site settings",
    async run() {
      const problems = findMissingDocuments(store);
      const settings = existsSync(documentPath(store.dir, SITE)) ? [SITE] : [];
      for (const id of [...settings, ...listStoredPages(store.dir).sort()])
        problems.push(...(await checkDocument(store, id)));
      return problems;
    },
  };
}

/** Finds documents that the history contains and that have no file. The repair writes what was recorded last. */
export function findMissingDocuments(store: Pick<StoreFolder, "dir" | "fileName">): Problem[] {
  const { dir, fileName } = store;
  const history = new History(dir);
  const missing = history.listMissing((id) => existsSync(documentPath(dir, id)));
  const problems = missing.map((page): Problem => {
    const path = documentPath(dir, page);
    const revision = history.lastRecording(page)?.id;
    const message = `The file is missing, but revision ${revision} has content for it, which the site shows.`;
    const diagnostic = diagnose("store/missing-document", message, { file: fileName(path), page });
    const description = `Write ${fileName(path)} with the content of revision ${revision}.`;
    const run = async () => {
      const content = history.missingContent(page);
      if (content === null) return;
      mkdirSync(dirname(path), { recursive: true });
      writeFileAtomic(path, createDocumentSerializer(dir)(page, content).text);
    };
    return { diagnostic, repair: { description, run } };
  });
  const settings = documentPath(dir, SITE);
  if (!wasRecorded(history) || missing.includes(SITE) || existsSync(settings)) return problems;
  const message = "There are no site settings, so the site shows those of an invented agency. Import yours.";
  return [
    ...problems,
    { diagnostic: diagnose("store/missing-document", message, { file: fileName(settings), page: SITE }) },
  ];
}

async function checkDocument(store: StoreFolder, id: DocumentId): Promise<Problem[]> {
  const path = documentPath(store.dir, id);
  const raw = await readFile(path);
  const diagnostics = checkStoredFile({ raw, file: store.fileName(path) }, id).map((found) => ({ ...found, page: id }));
  if (!diagnostics.some(({ code }) => code === "json/conflict-markers")) return toProblems(diagnostics);
  const resolved = await resolveConflicts(raw.toString("utf8"), id, path);
  const repair = resolved && replaceText(store, path, createDocumentSerializer(store.dir)(id, resolved).text);
  return toProblems(diagnostics, repair);
}
