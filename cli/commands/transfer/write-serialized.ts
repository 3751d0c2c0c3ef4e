import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { toJson } from "#cli/output/terminal-text.ts";
import type { Format, Loss, Serialized } from "#content/importer/formats/format-types.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { schemaFolder, schemaReference } from "#content/store/file/schema-files.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { segments } from "#schemas/json.ts";

/** Lost fields that the error message names. The JSON result lists all of them. */
const MAX_NAMED_LOSSES = 12;

export interface WriteOptions {
  out?: string;
  lossy?: boolean;
}

/**
 * Writes serialized documents to the `--out` file, or returns them as the result. Reports an error if the format cannot
 * represent all of the content, unless `--lossy` was given.
 */
export async function writeSerialized(
  { value: content, lost }: Serialized,
  format: Format,
  { out, lossy }: WriteOptions,
  context: CommandContext,
): Promise<CommandResult> {
  if (lost.length > 0 && !lossy) {
    const message = `The format ${format.name} cannot represent ${formatLosses(lost)}.${suggestPage(lost)}`;
    const diagnostics = [diagnose("convert/lossy", message)];
    return { exitCode: EXIT.content, json: { success: false, message, lost, diagnostics }, text: "", diagnostics };
  }
  const isFile = out !== undefined && out !== "-";
  const value = { $schema: formatReference(format, isFile ? dirname(out) : "", context), ...content };
  const text = `${toJson(value)}\n`;
  if (!isFile) return { exitCode: EXIT.ok, json: value, isDocument: true, text };
  writeOutFile(context.resolvePath(out), text, out);
  const message = `Wrote ${out}.`;
  return { exitCode: EXIT.ok, json: { success: true, message, out, lost }, text: `${message}\n` };
}

/** Returns the path, relative to a folder, of the schema of a format: a file of the store, or else of the project. */
function formatReference({ name }: Format, folder: string, { contentDir, root, resolvePath }: CommandContext): string {
  const path = `formats/${name}.schema.json`;
  const ofStore = schemaFolder(contentDir);
  const schemas = existsSync(join(ofStore, path)) ? ofStore : join(root, "schemas");
  return schemaReference(schemas, path, resolvePath(folder));
}

function suggestPage(lost: readonly Loss[]): string {
  return lost.some(({ pointer }) => pointer === "") ? " Use --page to select a page." : "";
}

/** @throws UsageError `command/usage` if the path is that of a folder */
function writeOutFile(path: string, text: string, out: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    const problem = `--out needs the path of a file, but ${out} is a folder.`;
    throw new UsageError("command/usage", `${problem} Add a file name, such as ${join(out, "site.json")}.`);
  }
  writeFileAtomic(path, text);
}

function formatLosses(lost: readonly Loss[]): string {
  const fields = lost.map(({ page, pointer }) => [page, ...segments(pointer).map((key) => key || '""')].join("."));
  const omitted = fields.length - MAX_NAMED_LOSSES;
  return fields.slice(0, MAX_NAMED_LOSSES).join(", ") + (omitted > 0 ? ` and ${omitted} more` : "");
}
