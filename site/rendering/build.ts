import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { ContentReader } from "#content/store/content-store.ts";
import { defaultContent, siteOrDefault } from "#content/store/default-content.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import type { InlineHashes } from "#schemas/headers/csp.ts";
import { THEME } from "#schemas/page-ids.ts";
import { joinMarkup } from "../shared-markup/markup.ts";
import type * as InlineSources from "./inline-sources.ts";
import { recordPageScript } from "./page-renderer.ts";
import { importVikeRenderer } from "./renderer.ts";

/**
 * Bundles the site's code into `dist/client` and `dist/server`. Content is not part of the bundle: `loadRenderer` renders pages from the store.
 * @returns hashes of the styles and scripts that this code puts inside the pages
 * @throws Error if the code does not build, with the output of the bundler in the message
 */
export async function buildSite(root: string): Promise<InlineHashes> {
  const settings = { configFile: "site/vite.config.ts", logLevel: "warn" };
  // A separate process, because vike changes NODE_ENV in the process that it builds in and logs every later render there.
  await promisify(execFile)(process.execPath, [join(root, "node_modules/vike/bin.js"), "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", VITE_CONFIG: JSON.stringify(settings) },
  });
  // vike inserts the same script into every page.
  const { markup } = await (await importVikeRenderer(root)).render("/", defaultReader);
  await recordPageScript(root, "/", defaultReader, joinMarkup(markup));
  const sources: typeof InlineSources = await import(pathToFileURL(join(root, "dist/server/inline-sources.mjs")).href);
  const { styles, scripts, adminStyles } = sources;
  return { styles: hashAll(styles), scripts: hashAll(scripts), adminStyles: hashAll(adminStyles) };
}

const defaultReader: ContentReader = {
  page: async (id) => (await defaultContent()).get(id) as PageContent | undefined,
  site: () => siteOrDefault(undefined),
  theme: async () => ((await defaultContent()).get(THEME) ?? {}) as Theme,
  pages: async () => [...(await defaultContent()).keys()],
};

/** Hashes texts as the Content Security Policy expects it: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashAll(texts: readonly string[]): string[] {
  return texts.map((text) => hash("sha256", text, "base64"));
}
