import { readFileSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { parseRedirects } from "#schemas/netlify-redirects.ts";
import { isSameFile } from "./file-cache.ts";

type Redirects = ReadonlyMap<string, string>;

const NO_REDIRECTS: Redirects = new Map();

/** Returns a function that returns the redirects of a site by path. It reads the file again when it has changed. */
export function createRedirectReader(dir: string): () => Redirects {
  const file = join(dir, "_redirects");
  let known: { stats: Stats; redirects: Redirects } | undefined;
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined) return NO_REDIRECTS;
    if (known === undefined || !isSameFile(known.stats, stats)) {
      known = { stats, redirects: parseRedirects(readFileSync(file, "utf8")) };
    }
    return known.redirects;
  };
}
