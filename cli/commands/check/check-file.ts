import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import fastGlob from "fast-glob";
import type { CommandContext } from "#cli/context/command-context.ts";
import { type RawInput, readInput, recordSource } from "#cli/context/read-inputs.ts";
import { readStoredSource } from "#cli/context/read-stored-source.ts";
import { type ImportFlags, toImportOptions } from "#cli/context/to-import-options.ts";
import { checkRevisionFile } from "#content/importer/check-revision-file.ts";
import { checkStoredFile, looksLikeStoredFile } from "#content/importer/check-stored-file.ts";
import { importContent } from "#content/importer/import-content.ts";
import { classifyStoreFile, reportUnknownFile, type StoreFile } from "#content/importer/store-files.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

export type CheckOptions = Pick<ImportFlags, "page" | "mode" | "create" | "strict" | "fix">;

export interface CheckedFile {
  file: string;
  diagnostics: Diagnostic[];
}

/** Returns the JSON files of a store, and every other file in the folders of its pages and its history. */
export async function listStoreFiles(contentDir: string): Promise<string[]> {
  const paths = await fastGlob(["*.json", "pages/**", "history/**"], { cwd: contentDir });
  const checked = paths.filter((path) => classifyStoreFile(path).kind !== "support");
  return checked.sort().map((path) => join(contentDir, path));
}

/** Checks whether a folder is that of a store. */
export function isStoreFolder(folder: string): boolean {
  return existsSync(join(folder, "site.json"));
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
  options: CheckOptions,
): Promise<CheckedFile> {
  const place = findPlace(path, scope);
  if (place?.kind === "support" || place?.kind === "unknown") {
    const file = relative(context.io.cwd, path);
    const diagnostics = place.kind === "unknown" ? [reportUnknownFile(place.path, file)] : [];
    return { file, diagnostics: withStrictness(diagnostics, options) };
  }
  const input = await readInput(path, context);
  const diagnostics = await checkInput(input, place, context, options);
  if (diagnostics.length > 0) recordSource(input, context);
  return { file: input.file, diagnostics };
}

type Place = StoreFile & { path: string };

/** Returns the kind of a file in a store, and its path below the store's folder. Returns undefined for an input. */
function findPlace(path: string, { stores, named }: CheckScope): Place | undefined {
  if (path === "-") return undefined;
  const paths = stores.map((store) => relative(store, path).replaceAll("\\", "/"));
  const inside = paths.find((candidate) => !candidate.startsWith("../"));
  if (inside === undefined) return undefined;
  const place = { ...classifyStoreFile(inside), path: inside };
  // A file that the user names is an input, unless it is where only files of the store belong.
  const isOther = place.kind === "support" || place.kind === "unknown";
  const isInput = isOther && named.includes(path) && !/^(?:pages|history)\//.test(inside);
  return isInput ? undefined : place;
}

async function checkInput(
  input: RawInput,
  place: Place | undefined,
  context: CommandContext,
  options: CheckOptions,
): Promise<Diagnostic[]> {
  if (place?.kind === "revision") return checkRevisionFile(input, place.revision);
  if (place?.kind === "document") return withStrictness(checkStoredFile(input, place.id), options);
  if (typeof input.raw === "string" && looksLikeStoredFile(input.raw))
    return withStrictness(checkStoredFile(input), options);
  const store = await context.openStore();
  const readSource = (page: DocumentId) => readStoredSource(page, context);
  const dryRun = { ...toImportOptions(options), isDryRun: true, readStoredSource: readSource };
  return (await importContent([input], dryRun, store, { by: "", message: "", sha256: "" })).diagnostics;
}

function withStrictness(diagnostics: Diagnostic[], { strict }: CheckOptions): Diagnostic[] {
  return strict ? diagnostics.map((diagnostic) => ({ ...diagnostic, severity: "error" })) : diagnostics;
}
