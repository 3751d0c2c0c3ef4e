import type { CommandResult, Context } from "#cli/context/context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { readInput, recordSource } from "#cli/context/read-inputs.ts";
import { prettyChanges } from "#cli/output/changes.ts";
import { diffFields, type FieldChange } from "#content/documents/diff.ts";
import { mergePatch } from "#content/documents/merge-patch.ts";
import type { Documents } from "#content/importer/formats/format-types.ts";
import { prepare } from "#content/importer/import-content.ts";
import { toDiagnostics } from "#content/importer/parse/locate.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { exitCodeOf } from "./import.ts";

interface Options {
  page?: string;
  exitCode?: boolean;
}

/** A file is read as an import into the store would leave the pages that it names. */
export async function diffCommand(
  context: Context,
  a: string | undefined,
  b: string | undefined,
  options: Options,
): Promise<CommandResult> {
  const diagnostics: Diagnostic[] = [];
  const store = await context.store();
  const now = await documentsAtRevision(store, undefined);
  const side = (given: string) =>
    /^\d+$/.test(given) ? documentsAtRevision(store, Number(given)) : fromFile(given, now);
  const fromFile = async (given: string, base: Documents): Promise<Documents> => {
    const input = await readInput(given, context);
    const { drafts, findings } = prepare([input], options);
    diagnostics.push(...toDiagnostics(findings));
    if (findings.length > 0) recordSource(input, context);
    return new Map([...base, ...drafts.map(({ page, patch }) => [page, mergePatch(base.get(page), patch)] as const)]);
  };

  const isImport = a !== undefined && b === undefined && !/^\d+$/.test(a);
  const before = isImport ? now : a === undefined ? await atNewest(store) : await side(a);
  const after = isImport ? await fromFile(a, now) : b === undefined ? now : await side(b);
  const pages = [...new Set([...before.keys(), ...after.keys()])]
    .map((page) => ({ page, changes: diffFields(before.get(page), after.get(page)) }))
    .filter(({ changes }) => changes.length > 0);

  const failed = exitCodeOf({ diagnostics });
  const differs = pages.length > 0 && options.exitCode ? EXIT.differences : EXIT.ok;
  return {
    exitCode: failed === EXIT.ok ? differs : failed,
    json: { differs: pages.length > 0, pages, diagnostics },
    text: pages.length === 0 ? "No differences.\n" : prettyPages(pages, context),
    diagnostics,
  };
}

async function atNewest(store: ContentStore): Promise<Documents> {
  return documentsAtRevision(store, (await store.revisions()).at(-1) ?? 0);
}

export function prettyPages(
  pages: readonly { page: DocumentId; changes: FieldChange[] }[],
  { style }: Context,
): string {
  return pages.map(({ page, changes }) => prettyChanges(page, changes, style)).join("\n");
}
