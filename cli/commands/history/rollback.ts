/** `agency rollback` and `agency undo`. */
import { changeResult } from "#cli/context/change-result.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { requirePage } from "#cli/options/require-named.ts";
import type { MergeSide } from "#content/documents/three-way-merge.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import { type RollbackRequest, rollback } from "#content/revisions/rollback.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { PageChangeFlags } from "./page-change.ts";

export async function rollbackCommand(
  context: CommandContext,
  revision: string,
  { page: pages, ...flags }: PageChangeFlags & { page?: string[] },
): Promise<CommandResult> {
  const store = await context.openStore({ asOwner: true });
  const only = pages === undefined ? undefined : await requirePages(pages, revision, store);
  return runRollback({ to: revision, only }, store, flags, context);
}

export async function undoCommand(
  context: CommandContext,
  revision: string,
  { prefer, ...flags }: PageChangeFlags & { prefer?: MergeSide },
): Promise<CommandResult> {
  const store = await context.openStore({ asOwner: true });
  return runRollback({ undo: revision, prefer }, store, flags, context);
}

async function runRollback(
  request: RollbackRequest,
  store: ContentStore,
  { dryRun: isDryRun, ifRevision, message }: PageChangeFlags,
  context: CommandContext,
): Promise<CommandResult> {
  const result = await rollback(store, request, { isDryRun, ifRevision, note: { by: context.userName(), message } });
  return changeResult(result, isDryRun, context);
}

/** Accepts pages that exist now or existed at the revision. */
async function requirePages(names: readonly string[], revision: string, store: ContentStore): Promise<DocumentId[]> {
  const restored = await documentsAtRevision(store, revision);
  const current = await store.withSnapshot((state) => state.pages());
  const existing = new Set([SITE, ...restored.keys(), ...current]);
  return names.map((name) => requirePage(name, existing));
}
