import type { CommandResult, Context } from "#cli/context/context.ts";
import { readInput, recordSource } from "#cli/context/read-inputs.ts";
import { table } from "#cli/output/table.ts";
import { prepareImport } from "#content/importer/import-content.ts";
import { toDiagnostics } from "#content/importer/parse/locate.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { toTokens } from "#schemas/tokens.ts";
import { exitCodeOf } from "./import.ts";

export async function inspectCommand(
  context: Context,
  file: string,
  { page }: { page?: string },
): Promise<CommandResult> {
  const input = await readInput(file, context);
  const { format, formatReason, patches, findings } = prepareImport([input], { page });
  const diagnostics = toDiagnostics(findings);
  if (diagnostics.length > 0) recordSource(input, context);
  const pages = patches.map(({ page: id, patch }) => ({
    page: id,
    sections: Object.keys(patch).filter((key) => key !== "unmapped").length,
    tokens: Object.keys(toTokens(id, patch).tokens).length,
    unmapped: countUnmapped(patch),
  }));
  const { style } = context;
  const heading =
    format === undefined ? "" : `${style.bold(input.file)} is ${style.bold(format)}: ${formatReason}.\n\n`;
  const rows = table(pages, [
    { title: "Page", cell: (row) => row.page },
    { title: "Sections", cell: (row) => String(row.sections) },
    { title: "Tokens", cell: (row) => String(row.tokens) },
    { title: "Unmapped", cell: (row) => String(row.unmapped) },
  ]);
  return {
    exitCode: exitCodeOf({ diagnostics }),
    json: { file: input.file, format, why: formatReason, pages, diagnostics },
    text: `${heading}${pages.length === 0 ? "" : rows}`,
    diagnostics,
  };
}

function countUnmapped(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countUnmapped(item), 0);
  if (!isObject(value)) return 0;
  const { unmapped, ...rest }: JsonObject = value;
  const own = isObject(unmapped) ? Object.keys(unmapped).length : 0;
  return Object.values(rest).reduce<number>((sum, member) => sum + countUnmapped(member), own);
}
