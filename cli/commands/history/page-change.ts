/** Options and output that `agency retire` and `agency move` share. */
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT, exitCodeFor } from "#cli/context/exit-code.ts";
import { publishHint } from "#cli/context/publish-hint.ts";
import { formatImportResult } from "#cli/output/format-import-result.ts";
import { type ImportResult, toWireResult } from "#content/importer/result.ts";
import type { ChangeOptions } from "#content/revisions/change-page.ts";
import type { ContentStore } from "#content/store/content-store.ts";

export interface PageChangeFlags {
  dryRun?: boolean;
  ifRevision?: string;
  message?: string;
}

export function toChangeOptions(
  { dryRun, ifRevision, message }: PageChangeFlags,
  context: CommandContext,
): ChangeOptions {
  return { isDryRun: dryRun, ifRevision, note: { by: context.userName(), message } };
}

export async function pageChangeResult(
  result: ImportResult,
  { dryRun }: PageChangeFlags,
  store: ContentStore,
  { style }: CommandContext,
): Promise<CommandResult> {
  const { diagnostics, imported, revision = 0 } = result;
  const isUnknown = diagnostics.some(({ code }) => code === "page/unknown");
  return {
    exitCode: isUnknown ? EXIT.usage : exitCodeFor(diagnostics),
    json: toWireResult(result),
    text: formatImportResult(result, style),
    diagnostics,
    isCommitted: imported.length > 0 && !dryRun,
    hint:
      imported.length === 0
        ? undefined
        : dryRun
          ? "To change the content, run the command again without --dry-run."
          : await publishHint(store, revision),
  };
}
