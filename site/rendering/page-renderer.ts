/**
 * Renders pages without vike. A site can have thousands of them, and what vike does for each request costs more than
 * rendering the page. Loading vike costs more than all else that a run for one changed page does.
 */
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteReader } from "../page-model/media.ts";
import { joinMarkup, type Markup, SharedText } from "../shared-markup/markup.ts";

/** Function that renders a page, and resolves with undefined if the page has no content. */
export type RenderContentPage = (path: string, reader: SiteReader) => Promise<Markup | undefined>;

/** Returns the file with the script that vike inserts before `</body>` of each page. */
export function scriptFile(root: string): string {
  return join(root, "dist/server/page-script.html");
}

async function importContentPage(root: string): Promise<RenderContentPage> {
  const file = join(root, "dist/server/content-page.mjs");
  const module: { renderContentPage: RenderContentPage } = await import(pathToFileURL(file).href);
  return module.renderContentPage;
}

/** @returns undefined if the build found that vike changes pages in another way */
export async function loadPageRenderer(root: string): Promise<RenderContentPage | undefined> {
  if (!existsSync(scriptFile(root))) return undefined;
  const script = new SharedText(readFileSync(scriptFile(root), "utf8"));
  const render = await importContentPage(root);
  return async (path, reader) => {
    const document = await render(path, reader);
    // The last text begins with the end of the body.
    return document && [...document.slice(0, -1), script, ...document.slice(-1)];
  };
}

/** Records the script that vike inserts into pages. */
export async function recordPageScript(root: string, path: string, reader: SiteReader, html: string): Promise<void> {
  const document = await (await importContentPage(root))(path, reader);
  const end = document?.at(-1);
  if (document === undefined || typeof end !== "string") return;
  const start = joinMarkup(document.slice(0, -1));
  const script = html.slice(start.length, -end.length);
  if (start + script + end === html) await writeFile(scriptFile(root), script);
}
