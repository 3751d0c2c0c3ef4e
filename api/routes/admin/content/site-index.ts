import { respondEncodedJson } from "#api/http/respond.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import type { AdminHandler } from "../guards/require-session.ts";

/** Responds with an index of the site and its revision, with which the admin in the browser lints an import. */
export function createSiteIndexHandler({ indexSite }: ContentTasks): AdminHandler {
  return async (c) => respondEncodedJson(c, await indexSite());
}
