import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lineOfBusinessOf } from "#schemas/page-ids.ts";
import type { SiteReader } from "../page-model/media.ts";

export interface Renderer {
  /**
   * Renders the document at `path` from the reader's content.
   * @param path URL path, such as `/commercial/trucking`
   * @returns the HTTP status (404 for a page without content) and the complete HTML
   * @throws if the page cannot be rendered, with the path in the message and the reason as the cause
   */
  render(path: string, reader: SiteReader): Promise<{ status: number; html: string }>;
}

/** Renders a coverage page. Returns undefined if the page has no content. */
type CoverageTemplate = (path: string, reader: SiteReader) => Promise<string | undefined>;

/** Loaded renderers by the path of their bundle, with the bundle's modification time. */
const loaded = new Map<string, { mtimeMs: number; renderer: Promise<Renderer> }>();

/**
 * Loads the server bundle that `buildSite` wrote below `root`. Each process loads it once.
 * @param root absolute path of the project folder
 * @throws if the bundle was rebuilt after this process loaded it, because Node cannot unload a module
 */
export async function loadRenderer(root: string): Promise<Renderer> {
  const entry = join(root, "dist/server/entry.mjs");
  const { mtimeMs } = statSync(entry);
  const known = loaded.get(entry) ?? { mtimeMs, renderer: load(entry) };
  loaded.set(entry, known);
  if (known.mtimeMs !== mtimeMs) throw new Error("The site's code was rebuilt. Restart this process.");
  return known.renderer;
}

async function load(entry: string): Promise<Renderer> {
  await import(pathToFileURL(entry).href);
  const { renderPage } = await import("vike/server");
  let coverageTemplate: CoverageTemplate | undefined;

  return {
    async render(path, reader) {
      const isCoverage = lineOfBusinessOf(path.slice(1)) !== undefined;
      const html = isCoverage ? await withPathInError(path, coverageTemplate?.(path, reader)) : undefined;
      if (html !== undefined) return { status: 200, html };
      const { httpResponse, errorWhileRendering, rendered } = await renderPage({ urlOriginal: path, reader });
      // vike sets errorWhileRendering for an unknown page too, with status 404.
      if (errorWhileRendering && httpResponse.statusCode >= 500) throw renderError(path, errorWhileRendering);
      const { statusCode: status, body } = httpResponse;
      if (isCoverage && status === 200 && rendered) coverageTemplate = createTemplate(rendered, body);
      return { status, html: body };
    },
  };
}

/**
 * Creates a template from the first coverage page that vike rendered. vike's overhead per request costs more than
 * rendering a page, and a site can have thousands of coverage pages. The template inserts what vike added to the first
 * page, a script at the end of the body, into the others.
 */
function createTemplate(
  { html, renderSibling }: NonNullable<Vike.PageContextServer["rendered"]>,
  body: string,
): CoverageTemplate | undefined {
  const bodyEnd = html.lastIndexOf("</body>");
  const added = body.slice(bodyEnd, bodyEnd + body.length - html.length);
  const insertAdded = (document: string) => {
    const end = document.lastIndexOf("</body>");
    return document.slice(0, end) + added + document.slice(end);
  };
  if (insertAdded(html) !== body) return undefined;
  return async (path, reader) => {
    const document = await renderSibling(path, reader);
    return document && insertAdded(document);
  };
}

async function withPathInError<Result>(path: string, rendering: Promise<Result> | undefined) {
  try {
    return await rendering;
  } catch (error) {
    throw renderError(path, error);
  }
}

function renderError(path: string, cause: unknown): Error {
  return new Error(`The page ${path} could not be rendered.`, { cause });
}
