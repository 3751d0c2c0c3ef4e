import { createBodyReader, JSON_TYPE } from "#api/http/body-reader.ts";
import { respondEncodedJson } from "#api/http/respond.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import type { AdminHandler } from "../guards/require-session.ts";

const readBody = createBodyReader({ types: [JSON_TYPE], maxBytes: API_LIMITS.bytes });

/** Responds with a page as HTML, rendered from unsaved documents or from the content after a rollback. */
export function createPreviewHandler({ renderPreview }: ContentTasks): AdminHandler {
  return async (c) => respondEncodedJson(c, await renderPreview(await readBody(c)));
}
