import { type CommandContext, type CommandResult, EXIT, exitCodeFor, messageResult } from "#cli/context/command.ts";
import { type InputPatches, preparePatches } from "#cli/inputs/prepare-patches.ts";
import { type RawInput, readInput } from "#cli/inputs/read-inputs.ts";
import { requireFormat, requirePage } from "#cli/options/require-named.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { SITE } from "#schemas/page-ids.ts";
import { type ExportOptions, writeSerialized } from "./write-serialized.ts";

interface Options extends ExportOptions {
  to: string;
  page?: string;
  fix?: boolean;
}

export async function convertCommand(context: CommandContext, path: string, options: Options): Promise<CommandResult> {
  const format = requireFormat(options.to);
  const { file, patches, revision, diagnostics } = preparePage(await readInput(path, context), options, context);
  if (exitCodeFor(diagnostics) !== EXIT.ok) {
    return messageResult(`${file} was not converted because it has errors.`, diagnostics);
  }

  const pages = new Set(patches.map(({ page }) => page));
  const only = options.page === undefined ? undefined : requirePage(options.page, pages, file);
  // The record of a page may contain site settings, too.
  const picked = patches.filter(
    ({ page, records }) => only === undefined || page === only || records.some((record) => record.page === only),
  );
  const documents = new Map(picked.map(({ page, patch }) => [page, patch]));
  const siteSettings = patches.find(({ page }) => page === SITE)?.patch;
  const serialized = exportDocuments(documents, format, { siteSettings, $revision: revision });
  const result = await writeSerialized(serialized, format, options, context);
  return { ...result, diagnostics: [...diagnostics, ...(result.diagnostics ?? [])] };
}

/** Prepares an input. `--page` names its page only if the input names none, and otherwise picks one. */
function preparePage(input: RawInput, { page, fix }: Options, context: CommandContext): InputPatches {
  const prepared = preparePatches(input, { fix }, context);
  const isUnnamed = prepared.diagnostics.some(({ code }) => code === "page/missing");
  return page !== undefined && isUnnamed ? preparePatches(input, { page, fix }, context) : prepared;
}
