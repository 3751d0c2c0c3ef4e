import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { promisify } from "node:util";
import { diagnose, type Severity } from "#schemas/diagnostics.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, SETTINGS, SITE } from "#schemas/page-ids.ts";
import { splitConflicts } from "../documents/conflict-markers.ts";
import { mergeThreeWay } from "../documents/three-way-merge.ts";
import { checkStoredFile } from "../importer/check-stored-file.ts";
import { COMMAND_LIMITS } from "../importer/parse/limits.ts";
import { summarizeUnready } from "../lint/unready-content.ts";
import { writeFileAtomic } from "../platform/write-file-atomic.ts";
import type { ContentStore } from "../store/content-store.ts";
import { findShownDefaults, summarizeShownDefaults } from "../store/default-content.ts";
import { tryParseDocument } from "../store/document-codec.ts";
import { createDocumentSerializer, documentPath, listStoredPages } from "../store/file/document-files.ts";
import { History } from "../store/file/history.ts";
import { wasRecorded } from "../store/file/recorded-state.ts";
import { type HealthCheck, type HealthProblem, toProblems } from "./health-check.ts";
import { replaceText, type StoreFolder } from "./store-folder.ts";

/** Checks that the site settings and each page can be read and fit their schema. */
export function storedFilesCheck(store: StoreFolder): HealthCheck {
  return {
    name: "Pages and site settings",
    async run() {
      const problems = findMissingDocuments(store);
      const settings = SETTINGS.filter((id) => existsSync(documentPath(store.dir, id)));
      for (const id of [...settings, ...listStoredPages(store.dir).sort()])
        problems.push(...(await checkDocument(store, id)));
      return problems;
    },
  };
}

/** Finds documents that the history contains and that have no file. The repair writes what was recorded last. */
export function findMissingDocuments(store: Pick<StoreFolder, "dir" | "fileName">): HealthProblem[] {
  const { dir, fileName } = store;
  const history = new History(dir);
  const missing = history.listMissing((id) => existsSync(documentPath(dir, id)));
  const problems = missing.map((page): HealthProblem => {
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
  const message = "There are no site settings, so no page can be shown. Import them.";
  const diagnostic = diagnose("store/missing-document", message, { file: fileName(settings), page: SITE });
  return [...problems, { diagnostic }];
}

async function checkDocument(store: StoreFolder, id: DocumentId): Promise<HealthProblem[]> {
  const path = documentPath(store.dir, id);
  const text = readFileSync(path, "utf8");
  // Decoding replaces bytes that are not UTF-8 by this character.
  const raw = text.includes("\uFFFD") ? readFileSync(path) : text;
  const diagnostics = checkStoredFile({ raw, file: store.fileName(path) }, id).map((found) => ({ ...found, page: id }));
  if (!diagnostics.some(({ code }) => code === "json/conflict-markers")) return toProblems(diagnostics);
  const resolved = await resolveConflicts(text, id, path);
  const repair = resolved && replaceText(store, path, createDocumentSerializer(store.dir)(id, resolved).text);
  return toProblems(diagnostics, repair);
}

/**
 * Returns the content of a document without the conflicts of its file, or undefined if they need a decision: both versions
 * change the same field, or they differ and Git's common version is not known. The history cannot replace it, because
 * Git may have merged commits that no revision has recorded.
 * @param path absolute path of the file
 */
async function resolveConflicts(text: string, id: DocumentId, path: string): Promise<JsonObject | undefined> {
  const { sides } = splitConflicts(text) ?? {};
  const [ours, theirs] = [tryParseDocument(sides?.ours, id), tryParseDocument(sides?.theirs, id)];
  if (ours === undefined || theirs === undefined) return undefined;
  if (isSame(ours, theirs)) return ours;
  const stages = await readGitStages(path);
  // If a version has conflicts itself, some markers in the file may be from an earlier merge.
  if (stages?.slice(1).some((stage) => tryParseDocument(stage, id) === undefined)) return undefined;
  const base = tryParseDocument(stages === undefined ? sides?.base : stages[0], id);
  if (base === undefined) return undefined;
  const { merged, conflicts } = mergeThreeWay(base, ours, theirs);
  return conflicts.length === 0 ? merged : undefined;
}

const TIMEOUT_MS = 10_000;

/**
 * Reads the versions of a file that Git could not merge: the common one, ours and theirs. Returns undefined if Git does not
 * have all three: it is not installed, does not manage the file, is not merging it, or there is no common version.
 * @param path absolute path
 */
async function readGitStages(path: string): Promise<string[] | undefined> {
  const options = { cwd: dirname(path), maxBuffer: COMMAND_LIMITS.bytes, timeout: TIMEOUT_MS };
  const reading = [1, 2, 3].map(async (stage) => {
    const { stdout } = await promisify(execFile)("git", ["cat-file", "blob", `:${stage}:./${basename(path)}`], options);
    return stdout;
  });
  return Promise.all(reading).catch(() => undefined);
}

/**
 * Checks that the site shows nothing that must not be published, such as default content and sample content.
 * @param severity of the problems, which matter only where the site is public
 */
export function publishedContentCheck(store: Pick<ContentStore, "reader">, severity: Severity): HealthCheck {
  return {
    name: "Default and sample content",
    async run() {
      const { stored } = await store.reader();
      const defaults = await findShownDefaults({ stored });
      const message = summarizeShownDefaults(defaults);
      const diagnostics = [
        ...(message === undefined ? [] : [diagnose("production/default-content", message)]),
        ...(await summarizeUnready({ stored, pages: await stored.pages(), defaults, now: new Date() })),
      ];
      return diagnostics.map((diagnostic) => ({ diagnostic: { ...diagnostic, severity } }));
    },
  };
}
