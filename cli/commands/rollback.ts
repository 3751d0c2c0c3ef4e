import { userInfo } from "node:os";
import type { ContentStore } from "#content/content-store.ts";
import { documentsAt } from "#content/documents-at.ts";
import { rollback } from "#content/rollback.ts";
import type { Context, Outcome } from "../context.ts";
import { EXIT } from "../exit-code.ts";
import { pageCalled } from "./export.ts";
import { prettyResult } from "./import.ts";

interface Options {
  page?: string[];
  dryRun?: boolean;
  message?: string;
}

export async function rollbackCommand(context: Context, to: number, options: Options): Promise<Outcome> {
  const store = await context.store();
  const result = await rollback(store, to, {
    only: options.page === undefined ? undefined : await pagesCalled(options.page, to, store),
    isDryRun: options.dryRun,
    note: { by: context.io.env.USER ?? userInfo().username, message: options.message },
  });
  return { exitCode: EXIT.ok, json: result, text: prettyResult(result, context.style) };
}

/** A page may exist now, or at the revision to go back to. */
async function pagesCalled(names: readonly string[], to: number, store: ContentStore): Promise<string[]> {
  const then = await documentsAt(store, to);
  const now = await store.peek((state) => state.pages());
  const pages = new Set([...then.keys(), ...now]);
  return names.map((name) => pageCalled(name, pages));
}
