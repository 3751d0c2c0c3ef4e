import { userInfo } from "node:os";
import { diff } from "#content/importer/diff.ts";
import { rollback } from "#content/rollback.ts";
import type { Context, Outcome } from "../context.ts";
import { EXIT } from "../exit-code.ts";
import { documentsAt, pageCalled } from "./export.ts";
import { prettyResult } from "./import.ts";

interface Options {
  page?: string[];
  dryRun?: boolean;
  message?: string;
}

export async function rollbackCommand(context: Context, to: number, options: Options): Promise<Outcome> {
  const store = await context.store();
  const only = options.page === undefined ? undefined : await pagesCalled(options.page, to, context);
  const { revision, changes } = await rollback(store, to, {
    only,
    isDryRun: options.dryRun,
    note: { by: context.io.env.USER ?? userInfo().username, message: options.message ?? `Back to revision ${to}` },
  });
  const count = `${changes.length} ${changes.length === 1 ? "page" : "pages"}`;
  const message =
    changes.length === 0
      ? `Nothing to do: the content is as it was at revision ${to}.`
      : revision === undefined
        ? `Would bring ${count} back to revision ${to}.`
        : `Brought ${count} back to revision ${to}, as revision ${revision.revision}.`;
  const result = {
    success: true,
    message,
    format: "rollback",
    ...(revision !== undefined && { revision: revision.revision }),
    imported: changes.map(({ page, before, after }) => ({
      page,
      status: after === null ? ("removed" as const) : before === null ? ("created" as const) : ("updated" as const),
      ...(revision !== undefined && { version: revision.revision }),
      ...(before !== null && after !== null && { changes: diff(before, after) }),
    })),
    diagnostics: [],
  };
  return { exitCode: EXIT.ok, json: result, text: prettyResult(result, context.style) };
}

/** A page may exist now, or at the revision to go back to. */
async function pagesCalled(names: readonly string[], to: number, context: Context): Promise<string[]> {
  const then = await documentsAt(to, context);
  const now = await (await context.store()).peek((state) => state.pages());
  const pages = new Set([...then.keys(), ...now]);
  return names.map((name) => pageCalled(name, pages));
}
