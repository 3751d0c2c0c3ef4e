import { Hono } from "hono";
import { etag } from "hono/etag";
import { exportDocuments } from "#content/importer/export.ts";
import { type Format, siteExport, tokens } from "#content/importer/formats/formats.ts";
import type { ContentReader } from "#content/store/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { lineOfPage } from "#schemas/lines.ts";
import { isPageId, type PageId } from "#schemas/page-ids.ts";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { respondJson } from "../http/respond.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import type { AppContext } from "./app-context.ts";

const MAX_AGE_SECONDS = 300;

/** Creates the routes that respond with the content of a page, in the format that existing clients expect. */
export function pageContentRoutes({ store }: AppContext): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/:page{.+}", etag(), async (c) => {
      const content = await readPageContent(c.req.param("page"), await store.reader());
      if (content === undefined) throw new ApiError("unknown-page");
      return respondJson(c, content, { headers: { "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}` } });
    })
    .all("/:page{.+}", methodNotAllowed("GET", "HEAD"));
}

/**
 * Returns the content of a page in its own wire format: tokens for coverage pages, tokens with the nested sections beside
 * them for home, nested content as a JSON string for the only page of a line of business, and nested content for all other pages.
 * @returns undefined if the page does not exist
 */
async function readPageContent(id: PageId, reader: ContentReader): Promise<JsonObject | undefined> {
  const content = isPageId(id) ? await reader.page(id) : undefined;
  if (content === undefined) return undefined;
  const documents = new Map([[id, content as unknown as JsonObject]]);
  const settings = await reader.site();
  const site = settings as unknown as JsonObject;
  const exportAs = (format: Format) => exportDocuments(documents, format, { siteSettings: site }).value;

  const nested = (exportAs(siteExport).pages as Record<PageId, JsonObject>)[id] ?? {};
  const line = lineOfPage(settings, id);
  if (line?.singlePage) return { content: JSON.stringify(nested) };
  if (id === "home") return { ...exportAs(tokens), ...nested };
  return line === undefined || line.page === id ? nested : exportAs(tokens);
}
