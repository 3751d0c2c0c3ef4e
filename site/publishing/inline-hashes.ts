/** Hashes of the styles and scripts inside the pages, which the Content Security Policy allows. They belong to the built code. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { InlineHashes } from "#schemas/headers/csp.ts";

/** Error for a missing build: there is no `dist/server` or no `dist/inlined.json`. */
export class SiteNotBuiltError extends Error {
  constructor() {
    super("The site's code is not built. Run `agency build` first.");
    this.name = "SiteNotBuiltError";
  }
}

export function writeInlineHashes(root: string, hashes: InlineHashes): void {
  writeFileAtomic(hashesPath(root), `${JSON.stringify(hashes, null, 2)}\n`);
}

/** @throws SiteNotBuiltError if the site's code is not built */
export function readInlineHashes(root: string): InlineHashes {
  const file = hashesPath(root);
  if (!existsSync(file)) throw new SiteNotBuiltError();
  return JSON.parse(readFileSync(file, "utf8"));
}

function hashesPath(root: string): string {
  return join(root, "dist/inlined.json");
}
