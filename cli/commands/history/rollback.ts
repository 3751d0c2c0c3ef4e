import { userInfo } from "node:os";
import type { CommandResult, Context } from "#cli/context/context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { toWireResult } from "#content/importer/result.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import { rollback } from "#content/revisions/rollback.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { requirePage } from "../content/export.ts";
import { prettyResult } from "../content/import.ts";

interface Options {
  page?: string[];
  dryRun?: boolean;
  message?: string;
}

export async function rollbackCommand(context: Context, to: number, options: Options): Promise<CommandResult> {
  const store = await context.store();
  const result = await rollback(store, to, {
    only: options.page === undefined ? undefined : await requirePages(options.page, to, store),
    isDryRun: options.dryRun,
    note: { by: context.io.env.USER ?? userInfo().username, message: options.message },
  });
  return { exitCode: EXIT.ok, json: toWireResult(result), text: prettyResult(result, context.style) };
}

/** A page may exist now, or at the revision to go back to. */
async function requirePages(names: readonly string[], to: number, store: ContentStore): Promise<string[]> {
  const then = await documentsAtRevision(store, to);
  const now = await store.withSnapshot((state) => state.pages());
  const pages = new Set([...then.keys(), ...now]);
  return names.map((name) => requirePage(name, pages));
}
