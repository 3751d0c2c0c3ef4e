import * as z from "zod";
import { lineSchema, validate } from "#api/http/request-validation.ts";
import { respondEncodedJson } from "#api/http/respond.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import type { AdminHandler } from "../guards/require-session.ts";

/** Responds with the pages of the site, those that were retired or moved, and the revision of the store. */
export function createListPagesHandler({ listPages }: ContentTasks): AdminHandler {
  return async (c) => respondEncodedJson(c, await listPages());
}

const SearchSchema = z.strictObject({ text: lineSchema("The text to find", 2, 200) });

/** Responds with the places where a phrase is in the texts of the site. */
export function createSearchPagesHandler({ searchPages }: ContentTasks): AdminHandler {
  return async (c) => respondEncodedJson(c, await searchPages(validate(SearchSchema, c.req.query()).text));
}
