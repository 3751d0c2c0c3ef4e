/** Builds the real site with Astro: the same content, React components, style sheets, fonts and files, by Astro's defaults. */
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { openFileStore } from "#content/store/file/file-store.ts";
import { FONT_FOLDER } from "#site/fonts/families.ts";
import { loadPage } from "#site/page-model/page-model.ts";
import { compressFiles } from "#site/publishing/compress/compress-files.ts";
import { readMedia } from "#site/publishing/images/media-index.ts";
import { siteFolder } from "#site/publishing/routes.ts";
import { ASTRO, installNode, installPackages } from "./install.ts";

const ROOT = join(import.meta.dirname, "../..");
const PROJECT = join(import.meta.dirname, "projects/astro-site");
const CONTENT = join(ROOT, "content");
const OWN_SITE = siteFolder(ROOT);
const DISPLAY_FACE = "fraunces.woff2";

const ASTRO_REACT = "7.0.0";

/**
 * Builds routes of the built site.
 * @param project empty folder for the project
 * @returns the folder with the compressed site
 * @throws Error if a package cannot be installed, or if Astro fails
 */
export async function buildAstroSite(project: string, routes: readonly string[]): Promise<string> {
  const react = await installedVersion("react");
  const packages = await installPackages({ astro: ASTRO, "@astrojs/react": ASTRO_REACT, react, "react-dom": react });
  await cp(PROJECT, project, { recursive: true });
  for (const name of ["package.json", "node_modules"]) await symlink(join(packages, name), join(project, name));
  await copyPublicFiles(join(project, "public"));
  await writePages(join(project, "src"), routes);
  await promisify(execFile)(await installNode(), ["node_modules/astro/bin/astro.mjs", "build"], {
    cwd: project,
    env: { ...process.env, AGENCY_ROOT: ROOT, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  const out = join(project, "out");
  await compressFiles({ out });
  return out;
}

async function installedVersion(name: string): Promise<string> {
  return JSON.parse(await readFile(join(ROOT, "node_modules", name, "package.json"), "utf8")).version;
}

/** Copies the files of our site that no bundler makes, such as photos and icons. */
async function copyPublicFiles(target: string): Promise<void> {
  const isBundled = (file: string) => /^assets(?:\/|$)|\.(?:html|br|gz)$/.test(relative(OWN_SITE, file));
  await cp(OWN_SITE, target, { recursive: true, filter: (file) => !isBundled(file) });
}

/** Writes a page for each route, its model, and the style sheets of our page for Astro to bundle. */
async function writePages(source: string, routes: readonly string[]): Promise<void> {
  const media = await readMedia({ out: OWN_SITE, contentDir: CONTENT });
  const reader = Object.assign(await (await openFileStore({ dir: CONTENT })).reader(), { media });
  await cp(join(ROOT, FONT_FOLDER, DISPLAY_FACE), join(source, DISPLAY_FACE));
  await mkdir(join(source, "sheets"));
  const sheets: string[] = [];
  const models: Record<string, object> = {};
  for (const route of routes) {
    models[route] = { ...(await loadPage(reader, route)), media: [...media] };
    const html = await readFile(join(OWN_SITE, pageFile(route)), "utf8");
    const styles = [...html.matchAll(/<style(?: data-content)?>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
    for (const style of styles) if (!sheets.includes(style)) sheets.push(style);
    const file = join(source, "pages", pageFile(route).replace(/html$/, "astro"));
    await mkdir(dirname(file), { recursive: true });
    const used = styles.map((style) => sheets.indexOf(style));
    await writeFile(file, pageSource(route, relative(dirname(file), source), used));
  }
  await writeFile(join(source, "models.json"), JSON.stringify(models));
  const ownFace = /\/assets\/static\/fraunces\.[\w-]+\.woff2/g;
  for (const [index, sheet] of sheets.entries())
    await writeFile(join(source, `sheets/${index}.css`), sheet.replaceAll(ownFace, `../${DISPLAY_FACE}`));
}

/**
 * Returns the source of a page.
 * @param source relative path of the folder with the sources of the project
 * @param sheets numbers of its style sheets, in the order of the cascade
 */
function pageSource(route: string, source: string, sheets: readonly number[]): string {
  return `---
${sheets.map((index) => `import "${source}/sheets/${index}.css";`).join("\n")}
import Page from "#site/pages/content-page/+Page.tsx";
import Document from "${source}/layouts/document.astro";
---
<Document Page={Page} route="${route}" />
`;
}

/** Returns the file of a route, relative to the folder of a site. */
export function pageFile(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
