import { Hono } from "hono";
import { etag } from "hono/etag";
import { exportDocuments } from "#content/importer/export.ts";
import type { Format } from "#content/importer/formats/format-types.ts";
import { siteExport } from "#content/importer/formats/site-export.ts";
import { tokens } from "#content/importer/formats/tokens.ts";
import type { ContentReader } from "#content/store/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { isPageId, lineOfBusinessOf, type PageId } from "#schemas/page-ids.ts";
import type { AppContext } from "../context/app-context.ts";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { respondJson } from "../http/respond.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";

/** How long an answer stays fresh. */
const freshSeconds = 300;

/** The content of a page, as programs that read it have always got it. */
export function pageContentRoutes({ store }: AppContext): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/:page{.+}", etag(), async (c) => {
      const content = await pageContent(c.req.param("page"), await store.reader());
      if (content === undefined) throw new ApiError("unknown-page");
      return respondJson(c, content, { headers: { "Cache-Control": `public, max-age=${freshSeconds}` } });
    })
    .all("/:page{.+}", methodNotAllowed("GET", "HEAD"));
}

/**
 * A page in the shape that belongs to it: coverage pages as a record of tokens, home as one with its sections beside
 * them, Medicare as nested content in a string, all others as nested content. Undefined where there is no such page.
 */
async function pageContent(id: PageId, reader: ContentReader): Promise<JsonObject | undefined> {
  const content = isPageId(id) ? await reader.page(id) : undefined;
  if (content === undefined) return undefined;
  const documents = new Map([[id, content as unknown as JsonObject]]);
  const facts = (await reader.site()) as unknown as JsonObject;
  const inFormat = (format: Format) => exportDocuments(documents, format, facts).value;

  const nested = (inFormat(siteExport).pages as Record<PageId, JsonObject>)[id] ?? {};
  if (id === "medicare") return { content: JSON.stringify(nested) };
  if (id === "home") return { ...inFormat(tokens), ...nested };
  return lineOfBusinessOf(id) === undefined ? nested : inFormat(tokens);
}
