import { respondJson } from "#api/http/respond.ts";
import { readLintedSite } from "#content/importer/plan/lint-plan.ts";
import type { AdminContext } from "../app-context.ts";
import type { AdminHandler } from "./require-session.ts";

/** Responds with an index of the site and its revision, with which the admin in the browser lints an import. */
export function createSiteIndexHandler({ store, readLintContext }: AdminContext): AdminHandler {
  return async (c) => {
    const { context, source } = await readLintedSite(readLintContext, store);
    const { addresses, media = new Set(), today } = context;
    const answer = await store.withSnapshot(async ({ revision, id }) => ({
      revision,
      revisionId: id,
      index: await source.index(),
    }));
    return respondJson(c, { ...answer, media: [...media], addresses, today });
  };
}
