/**
 * Renders coverage pages without vike. A site can have thousands of them, and what vike does for each request costs more than
 * rendering the page. Loading vike costs more than all else that a run for one changed page does.
 */
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteReader } from "../page-model/media.ts";
import { joinMarkup, type Markup, SharedText } from "../shared-markup/markup.ts";

/** Function that renders a coverage page, and resolves with undefined if the page has no content. */
export type RenderCoveragePage = (path: string, reader: SiteReader) => Promise<Markup | undefined>;

/** Returns the file with the script that vike inserts before `</body>` of each coverage page. */
function scriptFile(root: string): string {
  return join(root, "dist/server/coverage-script.html");
}

async function importCoveragePage(root: string): Promise<RenderCoveragePage> {
  const file = join(root, "dist/server/coverage-page.mjs");
  const module: { renderCoveragePage: RenderCoveragePage } = await import(pathToFileURL(file).href);
  return module.renderCoveragePage;
}

/** @returns undefined if the build found that vike changes coverage pages in another way */
export async function loadCoverageRenderer(root: string): Promise<RenderCoveragePage | undefined> {
  if (!existsSync(scriptFile(root))) return undefined;
  const script = new SharedText(readFileSync(scriptFile(root), "utf8"));
  const render = await importCoveragePage(root);
  return async (path, reader) => {
    const document = await render(path, reader);
    // The last text begins with the end of the body.
    return document && [...document.slice(0, -1), script, ...document.slice(-1)];
  };
}

/** Records the script that vike inserts into coverage pages. */
export async function recordCoverageScript(
  root: string,
  path: string,
  reader: SiteReader,
  html: string,
): Promise<void> {
  const document = await (await importCoveragePage(root))(path, reader);
  const end = document?.at(-1);
  if (document === undefined || typeof end !== "string") return;
  const start = joinMarkup(document.slice(0, -1));
  const script = html.slice(start.length, -end.length);
  if (start + script + end === html) await writeFile(scriptFile(root), script);
}
