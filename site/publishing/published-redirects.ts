import type { Site } from "#schemas/generated/site.ts";
import { formatRedirects } from "#schemas/netlify-redirects.ts";
import { effectiveRedirects } from "#schemas/redirects.ts";

/** Address of the file with the redirects, which hosts read and never serve. */
export const REDIRECTS_PATH = "/_redirects";

/** Returns the text of the file with the redirects, or undefined for a site without any. */
export function publishedRedirects({ redirects = {} }: Site, paths: readonly string[]): string | undefined {
  const live = new Set(paths);
  return formatRedirects(effectiveRedirects(redirects, (path) => live.has(path)));
}
