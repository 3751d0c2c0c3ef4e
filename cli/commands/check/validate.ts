import { join } from "node:path";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT, exitCodeFor } from "#cli/context/exit-code.ts";
import { expandPaths } from "#cli/context/read-inputs.ts";
import { formatCount, formatSeverityCounts } from "#cli/output/format-count.ts";
import { type CheckedFile, type CheckOptions, checkFile, isStoreFolder, listStoreFiles } from "./check-file.ts";
import { validateOnSave } from "./validate-on-save.ts";

interface Options extends CheckOptions {
  watch?: boolean;
}

export async function validateCommand(
  context: CommandContext,
  paths: string[],
  options: Options,
): Promise<CommandResult | undefined> {
  const named = paths.map(context.resolvePath);
  const stores = paths.length > 0 ? named.filter(isStoreFolder) : [context.contentDir];
  const inputs = paths.filter((path) => !stores.includes(context.resolvePath(path)));
  const files = [...(await Promise.all(stores.map(listStoreFiles))).flat(), ...(await expandPaths(inputs, context))];
  const scope = { named, stores: [context.contentDir, ...stores] };
  const check = (file: string) => checkFile(file, scope, context, options);
  if (options.watch) {
    const watched = paths.length > 0 ? named : [join(context.contentDir, "pages")];
    return validateOnSave([...watched, ...files], context, async (file) => toResult([await check(file)]));
  }
  const checked = [];
  for (const file of files) checked.push(await check(file));
  return toResult(checked);
}

function toResult(checked: readonly CheckedFile[]): CommandResult {
  const diagnostics = checked.flatMap((file) => file.diagnostics);
  const exitCode = exitCodeFor(diagnostics);
  const message = `Checked ${formatCount(checked.length, "file")}: ${formatSeverityCounts(diagnostics)}.`;
  return {
    exitCode,
    json: { success: exitCode === EXIT.ok, message, files: checked, diagnostics },
    text: `${message}\n`,
    diagnostics,
    diagnosticsToStdout: true,
  };
}
