import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ContentReader } from "#content/store/content-store.ts";
import { defaultContent, siteOrDefault } from "#content/store/default-content.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import { THEME } from "#schemas/page-ids.ts";
import { joinMarkup } from "../shared-markup/markup.ts";
import { recordPageScript, scriptFile } from "./page-renderer.ts";
import { importVikeRenderer } from "./renderer.ts";

/**
 * Bundles the site's code into `dist/client` and `dist/server`. Content is not part of the bundle: `loadRenderer` renders pages from the store.
 * @throws Error if the code does not build, with the output of the bundler in the message
 */
export async function buildSite(root: string): Promise<void> {
  // A separate process, because vike changes NODE_ENV in the process that it builds in and logs every later render there.
  await promisify(execFile)(process.execPath, [join(root, "node_modules/vike/bin.js"), "build"], {
    cwd: join(root, "site"),
    env: { ...process.env, NODE_ENV: "production" },
  });
  await completeBuild(root);
}

/** Records the script that vike inserts into every page, unless that is done since the code was bundled. */
export async function completeBuild(root: string): Promise<void> {
  if (existsSync(scriptFile(root))) return;
  const { markup } = await (await importVikeRenderer(root)).render("/", defaultReader);
  await recordPageScript(root, "/", defaultReader, joinMarkup(markup));
}

const defaultReader: ContentReader = {
  page: async (id) => (await defaultContent()).get(id) as PageContent | undefined,
  site: () => siteOrDefault(undefined),
  theme: async () => ((await defaultContent()).get(THEME) ?? {}) as Theme,
  pages: async () => [...(await defaultContent()).keys()],
};
