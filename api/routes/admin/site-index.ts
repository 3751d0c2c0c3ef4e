import { respondJson } from "#api/http/respond.ts";
import { readSiteIndex } from "#content/lint/site-index.ts";
import type { AdminContext } from "../app-context.ts";
import type { AdminHandler } from "./require-session.ts";

/** Responds with an index of the site and its revision, with which the admin in the browser lints an import. */
export function createSiteIndexHandler({ store, readLintContext }: AdminContext): AdminHandler {
  return async (c) => {
    const { complete, media = new Set(), ...context } = await readLintContext();
    const answer = await store.withSnapshot(async ({ revision, id }) => ({
      revision,
      revisionId: id,
      index: await readSiteIndex((await store.reader()).stored, { ...context, complete }),
    }));
    return respondJson(c, { ...answer, media: [...media], addresses: context.addresses, today: context.today });
  };
}
