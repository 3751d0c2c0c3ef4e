/**
 * Renders coverage pages without vike. A site can have thousands of them, and what vike does for each request costs more than
 * rendering the page. Loading vike costs more than all else that a run for one changed page does.
 */
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteReader } from "../page-model/media.ts";

/** Function that renders a coverage page, and resolves with undefined if the page has no content. */
export type RenderCoveragePage = (path: string, reader: SiteReader) => Promise<string | undefined>;

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
  const script = readFileSync(scriptFile(root), "utf8");
  const render = await importCoveragePage(root);
  return async (path, reader) => {
    const document = await render(path, reader);
    return document && insertBeforeBodyEnd(document, script);
  };
}

/**
 * Records the script that vike inserts into coverage pages.
 * @param path address of any coverage page
 * @param html the page as vike renders it
 */
export async function recordCoverageScript(
  root: string,
  path: string,
  reader: SiteReader,
  html: string,
): Promise<void> {
  const document = await (await importCoveragePage(root))(path, reader);
  if (document === undefined) return;
  const bodyEnd = document.lastIndexOf("</body>");
  const script = html.slice(bodyEnd, bodyEnd + html.length - document.length);
  if (insertBeforeBodyEnd(document, script) === html) await writeFile(scriptFile(root), script);
}

function insertBeforeBodyEnd(document: string, text: string): string {
  const end = document.lastIndexOf("</body>");
  return document.slice(0, end) + text + document.slice(end);
}
