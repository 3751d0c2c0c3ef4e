import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { InlineHashes } from "#schemas/headers/csp.ts";
import type * as Inlined from "./inline-sources.ts";

export interface BuildSiteOptions {
  /** Folder of the project: sources are read and `dist/client` and `dist/server` written below it. */
  root: string;
  /** Gets what the bundler says; it is quiet where this is missing. */
  log?: (text: string) => void;
}

/**
 * Bundles the site's code. Content is not part of it: `loadRenderer` renders pages from the store.
 * @returns what may stand inside the pages that this code renders
 * @throws where the code does not build, with what the bundler says in the message
 */
export async function buildSite({ root, log }: BuildSiteOptions): Promise<InlineHashes> {
  const settings = { configFile: "site/vite.config.ts", logLevel: log ? "info" : "warn" };
  // In a process of its own: vike changes NODE_ENV and logs every later render of a process that it has built in.
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, "node_modules/vike/bin.js"), "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", VITE_CONFIG: JSON.stringify(settings) },
  });
  log?.(stdout);
  const inlined: typeof Inlined = await import(pathToFileURL(join(root, "dist/server/inlined.mjs")).href);
  const { styles, scripts, adminStyles } = inlined;
  return { styles: styles.map(sha256Base64), scripts: scripts.map(sha256Base64), adminStyles: adminStyles.map(sha256Base64) };
}

function sha256Base64(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
