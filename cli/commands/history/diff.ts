import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT, type ExitCode, exitCodeFor } from "#cli/context/exit-code.ts";
import { readPatches } from "#cli/context/read-patches.ts";
import type { ImportFlags } from "#cli/context/to-import-options.ts";
import { type ChangedPage, formatChanges } from "#cli/output/format-changes.ts";
import { diffFields } from "#content/documents/diff.ts";
import { baseOf, readBases } from "#content/importer/base.ts";
import { applyPatch } from "#content/importer/merge.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

interface Options extends Pick<ImportFlags, "page" | "mode"> {
  exitCode?: boolean;
}

type Documents = Map<DocumentId, JsonObject>;

/** Compares two states of the content. A file counts as the state of the store after the file's import. */
export async function diffCommand(
  context: CommandContext,
  a: string | undefined,
  b: string | undefined,
  options: Options,
): Promise<CommandResult> {
  const store = await context.openStore();
  const current = await documentsAtRevision(store, undefined);
  const diagnostics: Diagnostic[] = [];
  const readFile = async (path: string): Promise<Documents> => {
    const { patches, diagnostics: found } = await readPatches(path, options, context);
    diagnostics.push(...found);
    const bases = await store.withSnapshot((state) => readBases(patches, state, store));
    const merged = patches.flatMap((patch) => {
      const { content } = applyPatch(patch, current.get(patch.page), baseOf(patch, bases), options);
      return content === undefined ? [] : [[patch.page, content] as const];
    });
    return new Map([...current, ...merged]);
  };
  const read = (side: string) => (isRevision(side) ? documentsAtRevision(store, side) : readFile(side));

  // A file alone is compared with the store that it would be imported into.
  const isImport = a !== undefined && b === undefined && !isRevision(a);
  const before = isImport ? current : a === undefined ? await readNewestRevision(store) : await read(a);
  const after = isImport ? await readFile(a) : b === undefined ? current : await read(b);
  const pages = diffDocuments(before, after);

  const differs = pages.length > 0;
  const failure = exitCodeFor(diagnostics);
  return {
    exitCode: failure === EXIT.ok && differs && options.exitCode ? EXIT.differences : failure,
    json: { differs, pages, diagnostics },
    text: formatResult(pages, failure, context),
    diagnostics,
  };
}

function formatResult(pages: readonly ChangedPage[], failure: ExitCode, { style }: CommandContext): string {
  if (pages.length > 0) return formatChanges(pages, style);
  return failure === EXIT.ok ? "No differences found.\n" : "";
}

function isRevision(side: string): boolean {
  return /^\d+(?:-[0-9a-f]*)?$/.test(side);
}

async function readNewestRevision(store: ContentStore): Promise<Documents> {
  return documentsAtRevision(store, (await store.revisions()).at(-1)?.id ?? 0);
}

function diffDocuments(before: Documents, after: Documents) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((page) => ({ page, changes: diffFields(before.get(page), after.get(page)) }))
    .filter(({ changes }) => changes.length > 0);
}
