import { join, relative, sep } from "node:path";
import fastGlob from "fast-glob";
import {
  type CommandContext,
  type CommandResult,
  importExitCode,
  reportResult,
  UsageError,
} from "#cli/context/command.ts";
import { isStoreFolder } from "#cli/context/project.ts";
import { expandPaths, isIgnoredFolder, type RawInput, readInput, recordSource } from "#cli/inputs/read-inputs.ts";
import { type PlanFlags, toImportOptions } from "#cli/inputs/to-import-options.ts";
import type { WatchOptions } from "#cli/inputs/watch-files.ts";
import { suggestSettling } from "#cli/output/format-changes.ts";
import { formatSeverityCounts } from "#cli/output/format-counts.ts";
import { formatCount } from "#content/documents/format-number.ts";
import { checkHistoryEntry } from "#content/health/history-check.ts";
import { findMissingDocuments } from "#content/health/stored-files-check.ts";
import { checkStoredFile, looksLikeStoredFile } from "#content/importer/check-stored-file.ts";
import { previewImport } from "#content/importer/import-content.ts";
import type { ImportConflict } from "#content/importer/plan/plan.ts";
import { formatStatus, type WireImportedPage } from "#content/importer/plan/result.ts";
import { classifyStoreFile, reportUnknownFile, type StoreFile } from "#content/importer/store-files.ts";
import { type Diagnostic, makeStrict } from "#schemas/diagnostics.ts";

export async function validateCommand(
  context: CommandContext,
  paths: string[],
  options: PlanFlags & { watch?: boolean },
): Promise<CommandResult | AsyncIterable<CommandResult>> {
  const named = paths.length > 0 ? paths.map(context.resolvePath) : [requireStore(context.contentDir)];
  const stores = paths.length > 0 ? named.filter(isStoreFolder) : named;
  const inputs = paths.filter((path) => !stores.includes(context.resolvePath(path)));
  const files = [...(await Promise.all(stores.map(listStoreFiles))).flat(), ...(await expandPaths(inputs, context))];
  const scope = { named, stores: [context.contentDir, ...stores] };
  const check = (file: string) => checkFile(file, scope, context, options);
  if (options.watch) {
    if (paths.includes("-")) throw new UsageError("command/usage", "Standard input cannot be watched. Name a file.");
    const isWatched = (path: string) => path.endsWith(".json") && findPlace(path, scope)?.kind !== "support";
    const isSkipped = (path: string) => !isCheckedFolder(path, scope);
    const watched = { paths: [...named, ...files], isWatched, isSkipped };
    return validateOnSave(watched, context, async (file) => toResult([await check(file)]));
  }
  const checked = [];
  for (const file of files) checked.push(await check(file));
  const fileName = (path: string) => relative(context.io.cwd, path);
  const missing = stores.flatMap((dir) => findMissingDocuments({ dir, fileName }).map(({ diagnostic }) => diagnostic));
  return toResult([...checked, ...missing.map((found) => ({ file: found.file ?? "", diagnostics: [found] }))]);
}

function requireStore(folder: string): string {
  if (isStoreFolder(folder)) return folder;
  const problem = `${folder} has no site.json, pages or history, so it is not a content store.`;
  throw new UsageError("command/no-store", problem);
}

function toResult(checked: readonly CheckedFile[]): CommandResult {
  const diagnostics = checked.flatMap((file) => file.diagnostics);
  const conflicts = checked.flatMap((file) => file.conflicts ?? []);
  const message = `Checked ${formatCount(checked.length, "file")}: ${formatSeverityCounts(diagnostics)}.`;
  const exitCode = importExitCode({ conflicts, diagnostics });
  return { ...reportResult(message, diagnostics, { exitCode, files: checked }), hint: suggestSettling({ conflicts }) };
}

/**
 * Checks each watched file when the command starts and whenever the file is saved, and yields one result for each.
 * @throws the abort reason when the user interrupts the command
 */
async function* validateOnSave(
  { paths, ...watched }: Pick<WatchOptions, "isWatched" | "isSkipped"> & { paths: readonly string[] },
  context: CommandContext,
  check: (path: string) => Promise<CommandResult>,
): AsyncGenerator<CommandResult> {
  const { io, sources, style } = context;
  // Only `--watch` needs these modules, which take 0.1 s to load.
  const { failureDiagnostic } = await import("#cli/context/failure-result.ts");
  const { watchFiles } = await import("#cli/inputs/watch-files.ts");
  for await (const changes of watchFiles(paths, { ...watched, signal: io.signal })) {
    for (const { path, isDeleted } of changes) {
      sources.clear();
      const file = relative(io.cwd, path) || path;
      if (isDeleted) yield reportResult(`${file} was deleted.`, [], { files: [] });
      else {
        const result = await check(path).catch((cause) => {
          // The file may have been deleted again.
          const diagnostic = failureDiagnostic(cause);
          return reportResult(diagnostic.message, [diagnostic], { files: [] });
        });
        const { diagnostics = [] } = result;
        const outcome = diagnostics.length === 0 ? style.green("ok") : formatSeverityCounts(diagnostics);
        yield { ...result, text: `${outcome} ${file}\n` };
      }
    }
  }
}

interface CheckedFile {
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
async function listStoreFiles(contentDir: string): Promise<string[]> {
  const patterns = ["*.json", ...CHECKED_FOLDERS.map((folder) => `${folder}/**`)];
  const paths = await fastGlob(patterns, { cwd: contentDir });
  const checked = paths.filter((path) => classifyStoreFile(path).kind !== "support");
  return checked.sort().map((path) => join(contentDir, path));
}

/** Absolute paths that decide whether a file is checked as part of a store. */
interface CheckScope {
  /** Folders of the stores that a file may be in. */
  stores: readonly string[];
  /** Files and folders that the user named. */
  named: readonly string[];
}

/**
 * Checks a file: a file of a store by its place, and any other input by an import that writes nothing.
 * @param path absolute path, or `-` for standard input
 */
async function checkFile(path: string, scope: CheckScope, context: CommandContext, options: PlanFlags) {
  const place = findPlace(path, scope);
  if (place?.kind === "support" || place?.kind === "unknown") {
    const file = relative(context.io.cwd, path);
    const diagnostics = place.kind === "unknown" ? [reportUnknownFile(place.path, file)] : [];
    return { file, diagnostics: options.strict ? makeStrict(diagnostics) : diagnostics };
  }
  // An entry has content before and after an import, so the limit of an input does not apply to it.
  const input = await readInput(path, context, place?.kind === "revision" ? Infinity : undefined);
  const isInput = place === undefined && !looksLikeStoredFile(input.raw);
  const checked = isInput
    ? await checkInput(input, context, options)
    : { diagnostics: checkStored(input, path, place, options) };
  if (checked.diagnostics.length > 0) recordSource(input, context);
  return { file: input.file, ...checked };
}

function isCheckedFolder(path: string, { named, stores }: CheckScope): boolean {
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

function checkStored(input: RawInput, path: string, place: Place | undefined, options: PlanFlags): Diagnostic[] {
  if (place?.kind === "revision") return checkHistoryEntry(() => input.raw, path, input.file);
  const diagnostics = checkStoredFile(input, place?.kind === "document" ? place.id : undefined);
  return options.strict ? makeStrict(diagnostics) : diagnostics;
}

async function checkInput(input: RawInput, context: CommandContext, options: PlanFlags) {
  const { result } = await previewImport([input], toImportOptions(options, context), await context.openStore());
  const { conflicts, diagnostics } = result;
  const imported = result.imported.map((page) => ({ page: page.page, status: formatStatus(page) }));
  return { imported, ...(conflicts && { conflicts }), diagnostics };
}
