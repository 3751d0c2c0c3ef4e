/** Hashes of the styles and scripts inside the pages, which the Content Security Policy allows. They belong to the built code. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { InlineHashes } from "#schemas/headers/csp.ts";

/** Error for a missing build: there is no `dist/server`. */
export class SiteNotBuiltError extends Error {
  constructor() {
    super("The site's code is not built. Run `agency build` first.");
    this.name = "SiteNotBuiltError";
  }
}

/** @throws SiteNotBuiltError if the site's code is not built */
export async function readInlineHashes(root: string): Promise<InlineHashes> {
  const file = join(root, "dist/server/inline-hashes.mjs");
  if (!existsSync(file)) throw new SiteNotBuiltError();
  return (await import(pathToFileURL(file).href)).inlineHashes;
}
