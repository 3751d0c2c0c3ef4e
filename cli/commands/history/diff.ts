import { type CommandContext, type CommandResult, EXIT, importExitCode, UsageError } from "#cli/context/command.ts";
import { readInput, recordSource } from "#cli/inputs/read-inputs.ts";
import { type PlanFlags, toImportOptions } from "#cli/inputs/to-import-options.ts";
import { isRevision } from "#cli/options/parse-option.ts";
import { requirePage } from "#cli/options/require-named.ts";
import { formatChanges, formatConflicts, suggestSettling } from "#cli/output/format-changes.ts";
import { listChanges } from "#content/documents/list-changes.ts";
import { type ImportPreview, previewImport } from "#content/importer/import-content.ts";
import { documentsAtRevision } from "#content/revisions/read-history.ts";
import type { ContentStore, DocumentChange } from "#content/store/content-store.ts";
import { readRecordedDocuments } from "#content/store/recorded-documents.ts";
import type { JsonObject } from "#schemas/json.ts";
import { compareDocumentIds, type DocumentId } from "#schemas/page-ids.ts";
import { describeUnrecordedMerge } from "./history.ts";

type Options = PlanFlags & { exitCode?: boolean };

type Documents = ReadonlyMap<DocumentId, JsonObject>;

/**
 * Compares two states of the content. A file counts as the state of the store after the import of its valid pages, so the
 * result includes the conflicts and other problems of that import. Without a file, `--page` selects the page to compare.
 * @throws UsageError `command/usage` if both sides are standard input, or if an option needs a file and there is none;
 * `page/unknown` if neither side has the page to compare
 */
export async function diffCommand(
  context: CommandContext,
  a: string | undefined,
  b: string | undefined,
  options: Options,
): Promise<CommandResult> {
  if (a === "-" && b === "-") throw new UsageError("command/usage", "Only one side can be standard input.");
  const hasFile = [a, b].some((side) => side !== undefined && !isRevision(side));
  if (!hasFile) rejectFileOptions(options);
  const store = await context.openStore();
  const current = await documentsAtRevision(store, undefined);
  const previews: ImportPreview[] = [];
  const readFile = async (path: string): Promise<Documents> => {
    const preview = await previewFile(path, options, store, context);
    previews.push(preview);
    return applyChanges(current, preview.changes);
  };
  const read = (side: string) => (isRevision(side) ? documentsAtRevision(store, side) : readFile(side));

  // A file alone is compared with the store that it would be imported into.
  const isImport = a !== undefined && b === undefined && !isRevision(a);
  const before = isImport ? current : a === undefined ? await readRecordedDocuments(store, current) : await read(a);
  const after = isImport ? await readFile(a) : b === undefined ? current : await read(b);
  const existing = new Set([...before.keys(), ...after.keys()]);
  const compared =
    hasFile || options.page === undefined
      ? [...existing].sort(compareDocumentIds)
      : [requirePage(options.page, existing)];
  const pages = compared
    .map((page) => ({ page, changes: listChanges(before.get(page), after.get(page)) }))
    .filter(({ changes }) => changes.length > 0);
  const differs = pages.length > 0;
  const diagnostics = previews.flatMap(({ result }) => result.diagnostics);
  const conflicts = previews.flatMap(({ result }) => result.conflicts ?? []);
  const failure = importExitCode({ conflicts, diagnostics });
  const isSame = !differs && failure === EXIT.ok;
  const { style } = context;
  return {
    exitCode: failure === EXIT.ok && differs && options.exitCode ? EXIT.differences : failure,
    json: { differs, pages, ...(conflicts.length > 0 && { conflicts }) },
    text: isSame ? "No differences found.\n" : formatConflicts(conflicts, style) + formatChanges(pages, style),
    diagnostics,
    hint: a === undefined ? describeUnrecordedMerge(await store.revisions()) : suggestSettling({ conflicts }),
  };
}

/** @throws UsageError `command/usage` if there are options that decide how a file is imported */
function rejectFileOptions({ page, exitCode, mode, ...others }: Options): void {
  const names = Object.keys({ ...(mode !== "merge" && { mode }), ...others }).map((name) => `--${name}`);
  if (names.length === 0) return;
  const problem = `Neither side is a file, but these options apply only to files: ${names.join(", ")}.`;
  throw new UsageError("command/usage", `${problem} Name a file, or leave them out.`);
}

async function previewFile(path: string, options: Options, store: ContentStore, context: CommandContext) {
  const input = await readInput(path, context);
  const importOptions = { ...toImportOptions(options, context), isPartial: true, readLintContext: undefined };
  const preview = await previewImport([input], importOptions, store);
  if (preview.result.diagnostics.length > 0) recordSource(input, context);
  return preview;
}

function applyChanges(documents: Documents, changes: readonly DocumentChange[]): Documents {
  const changed = new Map(documents);
  for (const { page, after } of changes) {
    if (after === null) changed.delete(page);
    else changed.set(page, after);
  }
  return changed;
}
