import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { watch } from "chokidar";
import type { CommandResult, Context } from "#cli/context/context.ts";
import { expandPaths, type RawInput, readInput, recordSource } from "#cli/context/read-inputs.ts";
import { prettyDiagnostics } from "#cli/output/pretty.ts";
import { checkStoredFile, looksLikeStoredFile } from "#content/importer/check-stored-file.ts";
import { importContent } from "#content/importer/import-content.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { type DocumentId, isPageId, SITE } from "#schemas/page-ids.ts";
import { exitCodeOf, type ImportCommandOptions, toImportOptions } from "./import.ts";

type Options = Omit<ImportCommandOptions, "dryRun" | "partial" | "ifRevision" | "message"> & { watch?: boolean };

export async function validateCommand(
  context: Context,
  paths: string[],
  options: Options,
): Promise<CommandResult | undefined> {
  const given = paths.length > 0 ? paths : storedFiles(context);
  const files = await expandPaths(given, context);
  if (options.watch) return watchFiles([...given.map(context.path), ...files], context, options);
  const checked = [];
  for (const file of files) checked.push(await validateFile(file, context, options));
  return report(checked);
}

interface Checked {
  file: string;
  diagnostics: Diagnostic[];
}

async function validateFile(path: string, context: Context, options: Options): Promise<Checked> {
  const input = await readInput(path, context);
  const diagnostics = await check(input, nameInStore(path, context), context, options);
  if (diagnostics.length > 0) recordSource(input, context);
  return { file: input.file, diagnostics };
}

async function check(
  input: RawInput,
  name: DocumentId | undefined,
  context: Context,
  options: Options,
): Promise<Diagnostic[]> {
  if (name !== undefined || looksLikeStoredFile(input.raw)) {
    const diagnostics = checkStoredFile(input, name);
    return options.strict ? diagnostics.map((diagnostic) => ({ ...diagnostic, severity: "error" })) : diagnostics;
  }
  const store = await context.store();
  const dryRun = { ...toImportOptions(options), isDryRun: true };
  return (await importContent([input], dryRun, store, { by: "", message: "", sha256: "" })).diagnostics;
}

function storedFiles({ contentDir }: Context): string[] {
  return [join(contentDir, "site.json"), join(contentDir, "pages")].filter((path) => existsSync(path));
}

/** The document that a file of the store stands for. */
function nameInStore(path: string, { contentDir }: Context): DocumentId | undefined {
  const name = relative(contentDir, path).replaceAll("\\", "/");
  if (name === "site.json") return SITE;
  const id = /^pages\/(.+)\.json$/.exec(name)?.[1];
  return id !== undefined && isPageId(id) ? id : undefined;
}

function report(checked: readonly Checked[]): CommandResult {
  const diagnostics = checked.flatMap((file) => file.diagnostics);
  const count = (severity: string) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const [errors, warnings] = [count("error"), count("warning")];
  const message = `Checked ${checked.length} ${checked.length === 1 ? "file" : "files"}: ${errors} errors, ${warnings} warnings.`;
  return {
    exitCode: exitCodeOf({ diagnostics }),
    json: { success: errors === 0, message, files: checked, diagnostics },
    text: `${message}\n`,
    diagnostics,
    diagnosticsToStdout: true,
  };
}

/** Checks each JSON file in these places as it is saved, until it is interrupted. */
async function watchFiles(paths: readonly string[], context: Context, options: Options): Promise<undefined> {
  const { io, style, texts } = context;
  const again = async (file: string) => {
    texts.clear();
    const { file: name, diagnostics } = await validateFile(file, context, options);
    io.stdout.write(
      `${diagnostics.length === 0 ? style.green("ok") : prettyDiagnostics(diagnostics, texts, style)} ${name}\n`,
    );
  };
  const watcher = watch([...new Set(paths)], {
    ignored: (path, stats) => stats?.isFile() === true && !path.endsWith(".json"),
    awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
  });
  const complain = (cause: unknown) => io.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  watcher.on("add", (file) => again(file).catch(complain)).on("change", (file) => again(file).catch(complain));
  await new Promise<void>((resolve) => io.signal?.addEventListener("abort", () => resolve(), { once: true }));
  await watcher.close();
  return undefined;
}
