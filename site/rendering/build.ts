import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { InlineHashes } from "#schemas/headers/csp.ts";
import type * as InlineSources from "./inline-sources.ts";

export interface BuildSiteOptions {
  /** Project folder with the sources. `dist/client` and `dist/server` are written below it. */
  root: string;
  /** Receives the bundler's output. Without it, the bundler prints warnings only. */
  log?: (text: string) => void;
}

/**
 * Bundles the site's code, without content. `loadRenderer` renders pages from the store.
 * @returns hashes of the inline styles and scripts that pages of this build may contain
 * @throws if the code does not build, with the bundler's output in the message
 */
export async function buildSite({ root, log }: BuildSiteOptions): Promise<InlineHashes> {
  const viteConfig = { configFile: "site/vite.config.ts", logLevel: log ? "info" : "warn" };
  // The build runs in a child process because vike changes NODE_ENV and logs later renders of the building process.
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, "node_modules/vike/bin.js"), "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", VITE_CONFIG: JSON.stringify(viteConfig) },
  });
  log?.(stdout);
  const sources: typeof InlineSources = await import(pathToFileURL(join(root, "dist/server/inline-sources.mjs")).href);
  return {
    styles: sources.styles.map(sha256Base64),
    scripts: sources.scripts.map(sha256Base64),
    adminStyles: sources.adminStyles.map(sha256Base64),
  };
}

function sha256Base64(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
