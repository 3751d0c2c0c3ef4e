import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { checkStoredFile } from "../importer/stored-files/check-stored-file.ts";
import { createDocumentSerializer, documentPath, listStoredPages } from "../store/file/document-files.ts";
import { History, isRemoval } from "../store/file/history.ts";
import { lineageOf, withoutAncestors } from "../store/revision-graph.ts";
import { resolveConflicts } from "./conflicts.ts";
import { readGitStages } from "./git-stages.ts";
import { type HealthCheck, type Problem, toProblems } from "./health-check.ts";
import { replaceText, type StoreFolder } from "./store-folder.ts";

/** Checks that the site settings and each page can be read and fit their schema. */
export function storedFilesCheck(store: StoreFolder): HealthCheck {
  return {
    name: "Pages and site settings",
    async run() {
      const problems = toProblems(findMissingDocuments(store));
      for (const id of listDocuments(store.dir)) problems.push(...(await checkDocument(store, id)));
      return problems;
    },
  };
}

function listDocuments(dir: string): DocumentId[] {
  return [...(existsSync(documentPath(dir, SITE)) ? [SITE] : []), ...listStoredPages(dir).sort()];
}

/** Finds documents that the history contains and that have no file. */
function findMissingDocuments({ dir, fileName }: StoreFolder): Diagnostic[] {
  const history = new History(dir);
  const { nodes, heads } = history.latest();
  const lineages = heads.map((head) => lineageOf(nodes, head));
  return [...history.index().lastChanges.keys()].flatMap((page) => {
    const path = documentPath(dir, page);
    if (existsSync(path)) return [];
    const changes = lineages.flatMap((lineage) => lineage.find(({ pages }) => pages.includes(page)) ?? []);
    // A merge may have kept the removal of one branch, whatever the others changed.
    const latest = withoutAncestors(nodes, changes);
    const [revision] = latest;
    if (revision === undefined || latest.some((change) => isRemoval(change, page))) return [];
    const message = `The file is missing, but revision ${revision.id} has content for it.`;
    return [diagnose("store/missing-document", message, { file: fileName(path), page })];
  });
}

async function checkDocument(store: StoreFolder, id: DocumentId): Promise<Problem[]> {
  const path = documentPath(store.dir, id);
  const raw = await readFile(path);
  const diagnostics = checkStoredFile({ raw, file: store.fileName(path) }, id).map((found) => ({ ...found, page: id }));
  if (!diagnostics.some(({ code }) => code === "json/conflict-markers")) return toProblems(diagnostics);
  const resolved = resolveConflicts(raw.toString("utf8"), id, await readGitStages(path));
  const repair = resolved && replaceText(store, path, createDocumentSerializer(store.dir)(id, resolved));
  return toProblems(diagnostics, repair);
}
