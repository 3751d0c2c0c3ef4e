import { join, relative, sep } from "node:path";
import fastGlob from "fast-glob";
import type { CommandContext } from "#cli/context/command-context.ts";
import { isIgnoredFolder, type RawInput, readInput, recordSource } from "#cli/inputs/read-inputs.ts";
import { type PlanFlags, toImportOptions } from "#cli/inputs/to-import-options.ts";
import { checkHistoryEntry } from "#content/health/history-check.ts";
import { checkStoredFile, looksLikeStoredFile } from "#content/importer/check-stored-file.ts";
import { previewImport } from "#content/importer/import-content.ts";
import type { ImportConflict } from "#content/importer/plan/plan.ts";
import { formatStatus, type WireImportedPage } from "#content/importer/plan/result.ts";
import { classifyStoreFile, reportUnknownFile, type StoreFile } from "#content/importer/store-files.ts";
import { type Diagnostic, makeStrict } from "#schemas/diagnostics.ts";

export interface CheckedFile {
  file: string;
  /** Pages of an input with the outcome that its import would have. */
  imported?: Pick<WireImportedPage, "page" | "status">[];
  /** Fields of an input that have also changed in the store. */
  conflicts?: ImportConflict[];
  diagnostics: Diagnostic[];
}

/** Folders of a store whose files are checked, besides the JSON files in the store's own folder. */
const CHECKED_FOLDERS = ["pages", "history"];

/** Returns the JSON files of a store, and every other file in the folders of its pages and its history. */
export async function listStoreFiles(contentDir: string): Promise<string[]> {
  const patterns = ["*.json", ...CHECKED_FOLDERS.map((folder) => `${folder}/**`)];
  const paths = await fastGlob(patterns, { cwd: contentDir });
  const checked = paths.filter((path) => classifyStoreFile(path).kind !== "support");
  return checked.sort().map((path) => join(contentDir, path));
}

/** Absolute paths that decide whether a file is checked as part of a store. */
export interface CheckScope {
  /** Folders of the stores that a file may be in. */
  stores: readonly string[];
  /** Files and folders that the user named. */
  named: readonly string[];
}

/**
 * Checks a file: a file of a store by its place, and any other input by an import that writes nothing.
 * @param path absolute path, or `-` for standard input
 */
export async function checkFile(
  path: string,
  scope: CheckScope,
  context: CommandContext,
  options: PlanFlags,
): Promise<CheckedFile> {
  const place = findPlace(path, scope);
  if (place?.kind === "support" || place?.kind === "unknown") {
    const file = relative(context.io.cwd, path);
    const diagnostics = place.kind === "unknown" ? [reportUnknownFile(place.path, file)] : [];
    return { file, diagnostics: options.strict ? makeStrict(diagnostics) : diagnostics };
  }
  // An entry has content before and after an import, so the limit of an input does not apply to it.
  const input = await readInput(path, context, place?.kind === "revision" ? Infinity : undefined);
  const checked = isInput(input, place)
    ? await checkInput(input, context, options)
    : { diagnostics: checkStored(input, path, place, options) };
  if (checked.diagnostics.length > 0) recordSource(input, context);
  return { file: input.file, ...checked };
}

export function isCheckedFile(path: string, scope: CheckScope): boolean {
  return path.endsWith(".json") && findPlace(path, scope)?.kind !== "support";
}

export function isCheckedFolder(path: string, { named, stores }: CheckScope): boolean {
  if (named.includes(path)) return true;
  const [folder = ""] = pathInStore(path, stores)?.split("/") ?? [];
  return !isIgnoredFolder(path) && (folder === "" || CHECKED_FOLDERS.includes(folder));
}

/** Returns the path below the folder of the first store that contains it, with slashes. */
function pathInStore(path: string, stores: readonly string[]): string | undefined {
  const paths = stores.map((store) => relative(store, path).replaceAll(sep, "/"));
  return paths.find((inside) => inside !== ".." && !inside.startsWith("../"));
}

type Place = StoreFile & { path: string };

/** Returns the kind of a file in a store, and its path below the store's folder. Returns undefined for an input. */
function findPlace(path: string, { stores, named }: CheckScope): Place | undefined {
  const inside = pathInStore(path, stores);
  if (path === "-" || inside === undefined) return undefined;
  const place = { ...classifyStoreFile(inside), path: inside };
  // A file that the user names is an input, unless it is where only files of the store belong.
  const isOther = place.kind === "support" || place.kind === "unknown";
  const isInput = isOther && named.includes(path) && !/^(?:pages|history)\//.test(inside);
  return isInput ? undefined : place;
}

function isInput({ raw }: RawInput, place: Place | undefined): boolean {
  return place === undefined && !(typeof raw === "string" && looksLikeStoredFile(raw));
}

function checkStored(input: RawInput, path: string, place: Place | undefined, options: PlanFlags): Diagnostic[] {
  if (place?.kind === "revision") return checkHistoryEntry(input.raw, path, input.file);
  const diagnostics = checkStoredFile(input, place?.kind === "document" ? place.id : undefined);
  return options.strict ? makeStrict(diagnostics) : diagnostics;
}

async function checkInput(
  input: RawInput,
  context: CommandContext,
  options: PlanFlags,
): Promise<Omit<CheckedFile, "file">> {
  const { result } = await previewImport([input], toImportOptions(options, context), await context.openStore());
  const { conflicts, diagnostics } = result;
  const imported = result.imported.map((page) => ({ page: page.page, status: formatStatus(page) }));
  return { imported, ...(conflicts && { conflicts }), diagnostics };
}
