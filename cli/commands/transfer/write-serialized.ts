import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type CommandContext, type CommandResult, UsageError } from "#cli/context/command.ts";
import { describeSystemError } from "#cli/inputs/read-inputs.ts";
import { formatPages } from "#cli/output/format-counts.ts";
import { toJson } from "#cli/output/terminal-text.ts";
import type { Format, Serialized } from "#content/importer/formats/formats.ts";
import { isFileError } from "#content/platform/file-error.ts";
import { writePartsAtomic } from "#content/platform/write-file-atomic.ts";
import { schemaFolder, schemaReference } from "#content/store/file/schema-files.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

export type ExportOptions = { out?: string; lossy?: boolean; page?: string | string[] };

/**
 * Writes serialized documents to the `--out` file, or returns them as the result. Reports an error if the format cannot
 * represent all of them, unless `--lossy` was given.
 */
export async function writeSerialized(
  { value: content, lost }: Serialized,
  format: Format,
  { out, lossy, page }: ExportOptions,
  context: CommandContext,
): Promise<CommandResult> {
  if (lost.length > 0 && !lossy) {
    const step = page === undefined ? " Use --page to select a page." : "";
    const message = `The format ${format.name} cannot represent ${formatPages(lost)}.${step}`;
    return { json: { message, lost }, text: "", diagnostics: [diagnose("convert/lossy", message)] };
  }
  const value = { $schema: formatReference(format, out, context), ...content };
  return writeParts([`${toJson(value)}\n`], out, context, lost);
}

/** Writes a text to the `--out` file, or returns it as the result. */
export async function writeParts(
  parts: Iterable<string> | AsyncIterable<string>,
  out: string | undefined,
  context: CommandContext,
  lost: readonly DocumentId[] = [],
): Promise<CommandResult> {
  if (!isFile(out)) return { json: {}, text: "", parts };
  await writeOutFile(context.resolvePath(out), parts, out);
  return { json: { out, lost }, text: `Wrote ${out}.\n` };
}

function isFile(out: string | undefined): out is string {
  return out !== undefined && out !== "-";
}

/**
 * Returns the path of the schema of a format: a file of the store, or else of the project.
 * @param out the `--out` file, whose folder the path is relative to
 */
export function formatReference(
  { name }: Format,
  out: string | undefined,
  { contentPlace, root, resolvePath }: CommandContext,
): string {
  const path = `formats/${name}.schema.json`;
  const ofStore = schemaFolder(contentPlace.contentDir);
  const schemas = existsSync(join(ofStore, path)) ? ofStore : join(root, "schemas");
  return schemaReference(schemas, path, resolvePath(isFile(out) ? dirname(out) : "."));
}

/** @throws UsageError `command/usage` if the path is that of a folder, `command/output` if the file cannot be written */
async function writeOutFile(path: string, parts: Iterable<string> | AsyncIterable<string>, out: string): Promise<void> {
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      const problem = `--out needs the path of a file, but ${out} is a folder.`;
      throw new UsageError("command/usage", `${problem} Add a file name, such as ${join(out, "site.json")}.`);
    }
    await writePartsAtomic(path, parts);
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    throw new UsageError("command/output", `Cannot write ${out}: ${describeSystemError(cause)}.`);
  }
}
