import type { GivenTimes } from "#api/proposals/times.ts";
import { changeResult } from "#cli/context/change-result.ts";
import { type CommandContext, type CommandResult, UsageError } from "#cli/context/command.ts";
import { expandPaths, readInputs, recordSource } from "#cli/inputs/read-inputs.ts";
import { toImportOptions } from "#cli/inputs/to-import-options.ts";
import { suggestSettling } from "#cli/output/format-changes.ts";
import { importContent, previewImport } from "#content/importer/import-content.ts";
import type { ImportFlags } from "#content/importer/plan/import-options.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { SITE } from "#schemas/page-ids.ts";

type ProposeFlags = GivenTimes & { propose?: boolean; note?: string };

export async function importCommand(
  context: CommandContext,
  paths: string[],
  { propose, note, at, until, ...options }: ImportFlags & ProposeFlags & { message?: string },
): Promise<CommandResult> {
  const isProposal = propose === true;
  if (!isProposal && [note, at, until].some((given) => given !== undefined))
    throw new UsageError("command/usage", "--note, --at and --until need --propose.");
  if (isProposal && options.dryRun)
    throw new UsageError("command/usage", "--propose and --dry-run cannot be combined. Leave out one of them.");
  const { inputs, sha256 } = await readInputs(await expandPaths(paths, context), context);
  const progress = context.startProgress("Writing");
  const mayCreate = options.create || "named";
  const store = await context.openStore({ onProgress: progress.update, mayCreate, asOwner: true });
  if (isProposal) {
    const preview = await previewImport(inputs, toImportOptions(options, context), store).finally(progress.end);
    for (const input of inputs) recordSource(input, context);
    // Only a proposal needs the database, which takes 0.1 s to load.
    const { proposeImport } = await import("../history/proposals.ts");
    return proposeImport(context, store, preview, { note: note ?? options.message, at, until });
  }
  const result = await importContent(inputs, toImportOptions(options, context), store, {
    by: context.userName(),
    message: options.message ?? "",
    sha256,
  }).finally(progress.end);
  if (result.diagnostics.length > 0) for (const input of inputs) recordSource(input, context);
  const outcome = changeResult(result, options.dryRun, context);
  const correction = "Fix the input and run the import again. `agency explain <code>` describes each problem.";
  const hint = suggestSettling(result) ?? (result.success ? outcome.hint : correction);
  return { ...outcome, hint: [hint, await suggestSettings(store, outcome)].filter(Boolean).join(" ") || undefined };
}

/** Without site settings, no page can be shown: the built-in ones answer only for a store without a revision. */
async function suggestSettings(store: ContentStore, { isCommitted }: CommandResult): Promise<string | undefined> {
  if (!isCommitted || (await store.withSnapshot(({ read }) => read([SITE]))).has(SITE)) return undefined;
  return "First import the site settings, which are `site` in a site export: without them, no page can be shown.";
}
