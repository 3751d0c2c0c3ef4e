import { changeResult } from "#cli/context/change-result.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { requirePage } from "#cli/options/require-page.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import { rollback } from "#content/revisions/rollback.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { PageChangeFlags } from "./page-change.ts";

interface Options extends PageChangeFlags {
  page?: string[];
}

export async function rollbackCommand(
  context: CommandContext,
  revision: string,
  { page: pages, dryRun, ifRevision, message }: Options,
): Promise<CommandResult> {
  const store = await context.openStore({ asOwner: true });
  const only = pages === undefined ? undefined : await requirePages(pages, revision, store);
  const note = { by: context.userName(), message };
  const result = await rollback(store, { to: revision, only }, { isDryRun: dryRun, ifRevision, note });
  return changeResult(result, dryRun, context);
}

/** Accepts pages that exist now or existed at the revision. */
async function requirePages(names: readonly string[], revision: string, store: ContentStore): Promise<DocumentId[]> {
  const restored = await documentsAtRevision(store, revision);
  const current = await store.withSnapshot((state) => state.pages());
  const existing = new Set([SITE, ...restored.keys(), ...current]);
  return names.map((name) => requirePage(name, existing));
}
