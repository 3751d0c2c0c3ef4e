/** Commands that make a revision from stored content: `agency rollback`, `undo`, `retire` and `move`. */
import { changeResult } from "#cli/context/change-result.ts";
import { type CommandContext, type CommandResult, EXIT } from "#cli/context/command.ts";
import { requirePage } from "#cli/options/require-named.ts";
import type { MergeSide } from "#content/documents/three-way-merge.ts";
import { commitPageChange, type PageChangeRequest } from "#content/revisions/change-page.ts";
import { documentsAtRevision } from "#content/revisions/read-history.ts";
import { type RollbackRequest, rollback } from "#content/revisions/rollback.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import { type DocumentId, SETTINGS } from "#schemas/page-ids.ts";

/** Codes of problems with the arguments, not with the content. */
const USAGE_CODES: ReadonlySet<DiagnosticCode> = new Set([
  "page/unknown",
  "page/address",
  "page/exists",
  "page/target",
  "link/anchor",
]);

type ChangeFlags = { dryRun?: boolean; ifRevision?: string; message?: string };

export async function rollbackCommand(
  context: CommandContext,
  revision: string,
  { page: pages, ...flags }: ChangeFlags & { page?: string[] },
): Promise<CommandResult> {
  const store = await context.openStore({ asOwner: true });
  const only = pages === undefined ? undefined : await requirePages(pages, revision, store);
  return runChange(rollback, { to: revision, only }, flags, context, store);
}

export function undoCommand(
  context: CommandContext,
  revision: string,
  { prefer, ...flags }: ChangeFlags & { prefer?: MergeSide },
): Promise<CommandResult> {
  return runChange<RollbackRequest>(rollback, { undo: revision, prefer }, flags, context);
}

export function retireCommand(
  context: CommandContext,
  page: string,
  { to, unlink: mayUnlink, redirect, ...flags }: ChangeFlags & { to?: string; unlink?: boolean; redirect?: boolean },
): Promise<CommandResult> {
  return runPageChange({ kind: "retire", page, to, mayUnlink, redirect }, flags, context);
}

export function moveCommand(context: CommandContext, from: string, to: string, flags: ChangeFlags) {
  return runPageChange({ kind: "move", from, to }, flags, context);
}

/** Changes a page. A page or a target that cannot be used is a usage error. */
async function runPageChange(request: PageChangeRequest, flags: ChangeFlags, context: CommandContext) {
  const outcome = await runChange(commitPageChange, request, flags, context);
  const isMisused = outcome.diagnostics?.some(({ code }) => USAGE_CODES.has(code));
  return isMisused ? { ...outcome, exitCode: EXIT.usage } : outcome;
}

type Change<Request> = (store: ContentStore, request: Request, options: ChangeOptions) => ReturnType<typeof rollback>;
type ChangeOptions = Parameters<typeof rollback>[2] & Parameters<typeof commitPageChange>[2];

async function runChange<Request>(
  change: Change<Request>,
  request: Request,
  { dryRun: isDryRun, ifRevision, message }: ChangeFlags,
  context: CommandContext,
  store?: ContentStore,
): Promise<CommandResult> {
  const options = { isDryRun, ifRevision, note: { by: context.userName(), message } };
  const result = await change(store ?? (await context.openStore({ asOwner: true })), request, options);
  return changeResult(result, isDryRun, context);
}

/** Accepts pages that exist now or existed at the revision. */
async function requirePages(names: readonly string[], revision: string, store: ContentStore): Promise<DocumentId[]> {
  const restored = await documentsAtRevision(store, revision);
  const current = await store.withSnapshot((state) => state.pages());
  const existing = new Set([...SETTINGS, ...restored.keys(), ...current]);
  return names.map((name) => requirePage(name, existing));
}
