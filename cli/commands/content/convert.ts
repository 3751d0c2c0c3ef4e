import type { CommandResult, Context } from "#cli/context/context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { readInput, recordSource } from "#cli/context/read-inputs.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { FORMAT_NAMES, findFormat } from "#content/importer/detect.ts";
import { exportDocuments } from "#content/importer/export.ts";
import type { Format, Serialized } from "#content/importer/formats/format-types.ts";
import { prepareImport } from "#content/importer/import-content.ts";
import { toDiagnostics } from "#content/importer/parse/locate.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { SITE } from "#schemas/page-ids.ts";
import { exitCodeOf } from "./import.ts";

interface Options {
  to: string;
  page?: string;
  out?: string;
  lossy?: boolean;
}

export async function convertCommand(context: Context, file: string, options: Options): Promise<CommandResult> {
  const format = requireFormat(options.to);
  const input = await readInput(file, context);
  const { patches, findings } = prepareImport([input], options);
  const diagnostics = toDiagnostics(findings);
  if (diagnostics.length > 0) recordSource(input, context);
  const exitCode = exitCodeOf({ diagnostics });
  if (exitCode !== EXIT.ok) {
    const message = `${input.file} has errors and was not converted.`;
    return { exitCode, json: { success: false, message, diagnostics }, text: `${message}\n`, diagnostics };
  }

  const all = new Map(patches.map(({ page, patch }) => [page, patch]));
  const outcome = await write(exportDocuments(all, format, all.get(SITE)), format, options, context);
  return { ...outcome, diagnostics: [...diagnostics, ...(outcome.diagnostics ?? [])] };
}

/** @throws UsageError where no format has the name */
export function requireFormat(name: string): Format {
  const format = findFormat(name);
  if (format === undefined)
    throw new UsageError("command/usage", `There is no format ${name}; there are ${FORMAT_NAMES.join(", ")}.`);
  return format;
}

/** Writes the serialised documents to --out or as the result; refuses where something would be lost. */
export async function write(
  { value, lost }: Serialized,
  format: Format,
  { out, lossy }: Pick<Options, "out" | "lossy">,
  context: Context,
): Promise<CommandResult> {
  if (lost.length > 0 && !lossy) {
    const places = lost.map(({ page, pointer }) => `${page}${pointer.replaceAll("/", ".")}`);
    const shown = places.slice(0, 12).join(", ") + (places.length > 12 ? ` and ${places.length - 12} more` : "");
    const message = `${format.name} cannot hold ${shown}.`;
    const diagnostics = [diagnose("convert/lossy", message)];
    return { exitCode: EXIT.content, json: { success: false, message, lost, diagnostics }, text: "", diagnostics };
  }
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (out === undefined) return { exitCode: EXIT.ok, json: value, text };
  writeFileAtomic(context.path(out), text);
  const message = `Wrote ${out}.`;
  return { exitCode: EXIT.ok, json: { success: true, message, out, lost }, text: `${message}\n` };
}
