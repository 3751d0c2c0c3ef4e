import type { CommandContext, CommandResult } from "#cli/context/command.ts";
import { type InputPatches, preparePatches } from "#cli/inputs/prepare-patches.ts";
import { readInput } from "#cli/inputs/read-inputs.ts";
import { table } from "#cli/output/table.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { looksLikeToken, toTokens } from "#schemas/tokens.ts";

export async function inspectCommand(
  context: CommandContext,
  path: string,
  options: { page?: string },
): Promise<CommandResult> {
  const input = await readInput(path, context);
  const prepared = preparePatches(input, options, context);
  const isUnnamed = lacksOnlyItsPage(prepared);
  // The home page has every token, so none is reported as unknown.
  const { file, format, why, patches, diagnostics } = isUnnamed
    ? preparePatches(input, { page: HOME }, context)
    : prepared;
  const pages = patches.map(({ page, patch }) => ({
    page: isUnnamed && page === HOME ? null : page,
    sections: Object.keys(patch).filter((key) => key !== "unmapped").length,
    tokens: Object.keys(toTokens(page, patch)).filter(looksLikeToken).length,
    unmapped: countUnmapped(patch),
  }));
  const { style } = context;
  const heading = format === undefined ? "" : `${style.bold(file)} is ${style.bold(format)}: ${why}.\n\n`;
  const rows = table(pages, [
    { title: "Page", cell: ({ page }) => page ?? UNNAMED },
    { title: "Sections", cell: ({ sections }) => String(sections) },
    { title: "Tokens", cell: ({ tokens }) => String(tokens) },
    { title: "Unmapped", cell: ({ unmapped }) => String(unmapped) },
  ]);
  return {
    json: { file, format, why, pages },
    text: `${heading}${pages.length === 0 ? "" : rows}`,
    diagnostics,
    ...(isUnnamed && {
      hint: `The file does not name its page. To import it: \`agency import ${file} --page <page>\`.`,
    }),
  };
}

const HOME = "home";
/** Shown in place of the id of a page that the input does not name. */
const UNNAMED = "(--page)";

/** Checks whether an input is complete except that it does not name its page. */
function lacksOnlyItsPage({ diagnostics }: InputPatches): boolean {
  const [first, ...others] = diagnostics.filter(({ severity }) => severity === "error");
  return first?.code === "page/missing" && others.length === 0;
}

/** Counts the keys in all `unmapped` objects at any depth. */
function countUnmapped(value: unknown): number {
  if (Array.isArray(value)) return sumUnmapped(value);
  if (!isObject(value)) return 0;
  const { unmapped, ...members }: JsonObject = value;
  return (isObject(unmapped) ? Object.keys(unmapped).length : 0) + sumUnmapped(Object.values(members));
}

function sumUnmapped(values: readonly unknown[]): number {
  return values.reduce<number>((sum, value) => sum + countUnmapped(value), 0);
}
