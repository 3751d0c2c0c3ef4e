import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lineOfBusinessOf } from "#schemas/page-ids.ts";
import type { SiteReader } from "../page-model/media.ts";

export interface Renderer {
  /**
   * Renders the document at an address.
   * @param path address of the route, such as `/farm/agribusiness`
   * @param reader the content to render
   * @returns the HTTP status (404 if there is no such page) and the whole HTML
   * @throws Error if the page cannot be rendered, with the path in the message and the reason as its cause
   */
  render(path: string, reader: SiteReader): Promise<{ status: number; html: string }>;
}

/** Function that renders a coverage page, and resolves with undefined if the page has no content. */
type CoverageTemplate = (path: string, reader: SiteReader) => Promise<string | undefined>;

/** Loaded renderers by the path of their bundle, with the modification time of that file. */
const loaded = new Map<string, { mtimeMs: number; renderer: Promise<Renderer> }>();

/**
 * Loads the server bundle that `buildSite` wrote. Later calls return the same renderer, because Node cannot unload a module.
 * @param root the project's folder
 * @throws Error if the site was rebuilt since the first call
 */
export async function loadRenderer(root: string): Promise<Renderer> {
  const entry = join(root, "dist/server/entry.mjs");
  const { mtimeMs } = statSync(entry);
  const known = loaded.get(entry) ?? { mtimeMs, renderer: importRenderer(entry) };
  loaded.set(entry, known);
  if (known.mtimeMs !== mtimeMs) throw new Error("The site's code was rebuilt. Restart this process to use it.");
  return known.renderer;
}

async function importRenderer(entry: string): Promise<Renderer> {
  await import(pathToFileURL(entry).href);
  const { renderPage } = await import("vike/server");
  let coverageTemplate: CoverageTemplate | undefined;

  return {
    async render(path, reader) {
      const isCoverage = lineOfBusinessOf(path.slice(1)) !== undefined;
      const html = isCoverage ? await nameFailure(path, coverageTemplate?.(path, reader)) : undefined;
      if (html !== undefined) return { status: 200, html };
      const { httpResponse, errorWhileRendering, rendered } = await renderPage({ urlOriginal: path, reader });
      // vike sets errorWhileRendering for an unknown page too, whose status is 404.
      if (errorWhileRendering && httpResponse.statusCode >= 500) throw renderError(path, errorWhileRendering);
      const { statusCode: status, body } = httpResponse;
      if (isCoverage && status === 200 && rendered) coverageTemplate = createTemplate(rendered, body);
      return { status, html: body };
    },
  };
}

/**
 * Returns a function that renders coverage pages without vike. A site can have thousands of them, and what vike does for each
 * request costs more than rendering the page. So vike renders only the first one, and the script that it inserted before
 * `</body>` is inserted into the others too.
 * @param rendered the first page before vike inserted its script
 * @param body the same page after that
 * @returns undefined if vike changed the page in another way
 */
function createTemplate(
  { html, renderSibling }: NonNullable<Vike.PageContextServer["rendered"]>,
  body: string,
): CoverageTemplate | undefined {
  const bodyEnd = html.lastIndexOf("</body>");
  const inserted = body.slice(bodyEnd, bodyEnd + body.length - html.length);
  const insertScript = (document: string) => {
    const end = document.lastIndexOf("</body>");
    return document.slice(0, end) + inserted + document.slice(end);
  };
  if (insertScript(html) !== body) return undefined;
  return async (path, reader) => {
    const document = await renderSibling(path, reader);
    return document && insertScript(document);
  };
}

/** Waits for a rendering and adds the path to the message of its failure. */
async function nameFailure<Result>(path: string, rendering: Promise<Result> | undefined): Promise<Result | undefined> {
  try {
    return await rendering;
  } catch (error) {
    throw renderError(path, error);
  }
}

function renderError(path: string, cause: unknown): Error {
  return new Error(`The page ${path} could not be rendered.`, { cause });
}
