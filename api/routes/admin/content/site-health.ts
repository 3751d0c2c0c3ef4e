import { respondEncodedJson } from "#api/http/respond.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import type { AdminHandler } from "../guards/require-session.ts";

/** Responds with the problems of the whole site, each with the field that it concerns. */
export function createSiteHealthHandler({ checkSite }: ContentTasks): AdminHandler {
  return async (c) => respondEncodedJson(c, await checkSite());
}
