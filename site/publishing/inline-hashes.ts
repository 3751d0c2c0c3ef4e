/** What may stand inside the pages of the site: kept with its code, for those who write and serve pages. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { InlineHashes } from "#schemas/headers/csp.ts";

/** The site's code is not built: `dist/server` or `dist/inlined.json` is missing. */
export class SiteNotBuiltError extends Error {
  constructor() {
    super("The site's code is not built. Run `agency build` first.");
    this.name = "SiteNotBuiltError";
  }
}

export function writeInlineHashes(root: string, policy: InlineHashes): void {
  writeFileAtomic(fileOf(root), `${JSON.stringify(policy, null, 2)}\n`);
}

/** @throws SiteNotBuiltError if the site's code is not built */
export function readInlineHashes(root: string): InlineHashes {
  const file = fileOf(root);
  if (!existsSync(file)) throw new SiteNotBuiltError();
  return JSON.parse(readFileSync(file, "utf8"));
}

function fileOf(root: string): string {
  return join(root, "dist/inlined.json");
}
