import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteReader } from "../page-model/media.ts";
import { loadOverrides } from "../publishing/overrides/load-overrides.ts";
import { isPage, type SiteFolders } from "../publishing/routes.ts";
import type { Markup } from "../shared-markup/markup.ts";
import { loadPageRenderer } from "./page-renderer.ts";
import type * as RenderPage from "./render-page.ts";

export interface Renderer {
  /**
   * Renders the document at an address.
   * @returns the HTTP status (404 if there is no such page) and the whole document
   * @throws Error if the page cannot be rendered, with the path in the message and the reason as its cause
   */
  render(path: string, reader: SiteReader): Promise<{ status: number; markup: Markup }>;
}

/** The folder of the program, and that of the site, whose overrides the renderer applies. */
type RendererFolders = Pick<SiteFolders, "root" | "out">;

/** Loaded renderers by the paths of their bundle and their site, with the modification time of the bundle. */
const loaded = new Map<string, { mtimeMs: number; renderer: Promise<Renderer> }>();

/**
 * Loads the server bundle that `buildSite` wrote. Later calls return the same renderer, because Node cannot unload a module.
 * @throws Error if the site was rebuilt since the first call
 */
export async function loadRenderer({ root, out }: RendererFolders): Promise<Renderer> {
  const entry = serverEntry(root);
  const { mtimeMs } = statSync(entry);
  const known = loaded.get(`${entry} ${out}`) ?? { mtimeMs, renderer: importRenderer({ root, out }) };
  loaded.set(`${entry} ${out}`, known);
  if (known.mtimeMs !== mtimeMs) throw new Error("The site's code was rebuilt. Restart this process to use it.");
  return known.renderer;
}

async function importRenderer({ root, out }: RendererFolders): Promise<Renderer> {
  const renderContentPage = await loadPageRenderer(root);
  const overrides = await loadOverrides(out);
  let vike: Promise<Renderer> | undefined;
  return {
    async render(path, given) {
      // The same object, because what all pages share is kept for each reader.
      const reader = overrides === undefined ? given : Object.assign(given, { overrides });
      const fail = (cause: unknown) => Promise.reject(renderError(path, cause));
      const markup = isPage(path) ? await renderContentPage?.(path, reader).catch(fail) : undefined;
      if (markup !== undefined) return { status: 200, markup };
      vike ??= importVikeRenderer(root);
      return (await vike).render(path, reader);
    },
  };
}

/** Loads a renderer that renders every page with vike. */
export async function importVikeRenderer(root: string): Promise<Renderer> {
  await import(pathToFileURL(serverEntry(root)).href);
  const { renderPage }: typeof RenderPage = await import(pathToFileURL(join(root, "dist/server/render-page.mjs")).href);
  return {
    async render(path, reader) {
      const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path, reader });
      // vike sets errorWhileRendering for an unknown page too, whose status is 404.
      if (errorWhileRendering && httpResponse.statusCode >= 500) throw renderError(path, errorWhileRendering);
      return { status: httpResponse.statusCode, markup: [httpResponse.body] };
    },
  };
}

function serverEntry(root: string): string {
  return join(root, "dist/server/entry.mjs");
}

function renderError(path: string, cause: unknown): Error {
  return new Error(`The page ${path} could not be rendered.`, { cause });
}
