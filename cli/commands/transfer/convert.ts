import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT, exitCodeFor } from "#cli/context/exit-code.ts";
import { readPatches } from "#cli/context/read-patches.ts";
import { requireFormat } from "#cli/context/require-format.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { SITE } from "#schemas/page-ids.ts";
import { type WriteOptions, writeSerialized } from "./write-serialized.ts";

interface Options extends WriteOptions {
  to: string;
  page?: string;
  fix?: boolean;
}

export async function convertCommand(context: CommandContext, path: string, options: Options): Promise<CommandResult> {
  const format = requireFormat(options.to);
  const { file, patches, diagnostics } = await readPatches(path, options, context);
  const exitCode = exitCodeFor(diagnostics);
  if (exitCode !== EXIT.ok) {
    const message = `${file} was not converted because it has errors.`;
    return { exitCode, json: { success: false, message, diagnostics }, text: `${message}\n`, diagnostics };
  }

  const documents = new Map(patches.map(({ page, patch }) => [page, patch]));
  const serialized = exportDocuments(documents, format, documents.get(SITE));
  const result = await writeSerialized(serialized, format, options, context);
  return { ...result, diagnostics: [...diagnostics, ...(result.diagnostics ?? [])] };
}
