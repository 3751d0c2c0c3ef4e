import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lineOfBusinessOf } from "#schemas/page-ids.ts";
import type { SiteReader } from "../page-model/media.ts";

export interface Renderer {
  /**
   * The document at `path`, from the content that `reader` holds.
   * @returns the HTTP status (404 where there is no such page) and the whole HTML
   * @throws where a page cannot be rendered, with the path in the message and the reason as its cause
   */
  render(path: string, reader: SiteReader): Promise<{ status: number; html: string }>;
}

/** Renders a coverage page, or answers undefined where it has no content. */
type CoverageTemplate = (path: string, reader: SiteReader) => Promise<string | undefined>;

/** By the file that it came from, with the time of that file. */
const loaded = new Map<string, { time: number; renderer: Promise<Renderer> }>();

/**
 * The server bundle that `buildSite` wrote below `root`. A process loads it once.
 * @throws where it was built anew since
 */
export async function loadRenderer(root: string): Promise<Renderer> {
  const entry = join(root, "dist/server/entry.mjs");
  const time = statSync(entry).mtimeMs;
  const known = loaded.get(entry) ?? { time, renderer: load(entry) };
  loaded.set(entry, known);
  if (known.time !== time) throw new Error("The site's code was built anew: this process has to start again.");
  return known.renderer;
}

async function load(entry: string): Promise<Renderer> {
  await import(pathToFileURL(entry).href);
  const { renderPage } = await import("vike/server");
  let coverageTemplate: CoverageTemplate | undefined;

  return {
    async render(path, reader) {
      const isCoverage = lineOfBusinessOf(path.slice(1)) !== undefined;
      const html = isCoverage ? await withPath(path, coverageTemplate?.(path, reader)) : undefined;
      if (html !== undefined) return { status: 200, html };
      const { httpResponse, errorWhileRendering, rendered } = await renderPage({ urlOriginal: path, reader });
      // An unknown page sets errorWhileRendering too, and answers 404.
      if (errorWhileRendering && httpResponse.statusCode >= 500) throw failure(path, errorWhileRendering);
      const { statusCode: status, body } = httpResponse;
      if (isCoverage && status === 200 && rendered) coverageTemplate = templateFrom(rendered, body);
      return { status, html: body };
    },
  };
}

/**
 * Coverage pages come by the thousand, and vike's work for one request costs more than to render one. So vike renders the
 * first, and what it added to that goes into the others: its script, at the end of the body.
 */
function templateFrom(
  { html, renderSibling }: NonNullable<Vike.PageContextServer["rendered"]>,
  body: string,
): CoverageTemplate | undefined {
  const end = html.lastIndexOf("</body>");
  const added = body.slice(end, end + body.length - html.length);
  const withAdded = (document: string) => {
    const at = document.lastIndexOf("</body>");
    return document.slice(0, at) + added + document.slice(at);
  };
  if (withAdded(html) !== body) return undefined;
  return async (path, reader) => {
    const document = await renderSibling(path, reader);
    return document && withAdded(document);
  };
}

async function withPath<Result>(path: string, rendering: Promise<Result> | undefined): Promise<Result | undefined> {
  try {
    return await rendering;
  } catch (error) {
    throw failure(path, error);
  }
}

function failure(path: string, cause: unknown): Error {
  return new Error(`The page ${path} could not be rendered.`, { cause });
}
