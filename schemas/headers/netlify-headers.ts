import type { InlineHashes } from "./csp.ts";
import {
  CACHE_IMMUTABLE,
  createSecurityHeaders,
  type HeaderTable,
  IMMUTABLE_FOLDERS,
  NO_INDEX,
} from "./security-headers.ts";

const ADMIN_PATH = "/admin";

/**
 * Writes the text of the file `_headers`, which makes Netlify and Cloudflare Pages send the same security headers as the
 * self-hosted server.
 *
 * Blocks that match the same path never set the same header: Netlify would take the last value, and Cloudflare would join
 * both. For this reason the Content Security Policy for all pages also allows the admin page's inline styles, although a static host serves
 * only the admin's notice that the server is missing. Cache-Control for pages is left to the host, which knows when a site
 * was published.
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function createNetlifyHeaders(inlineHashes: InlineHashes): string {
  const styles = [...inlineHashes.styles, ...inlineHashes.adminStyles];
  const { document } = createSecurityHeaders({ inlineHashes: { ...inlineHashes, styles }, isHttps: true });
  return [
    formatBlock("/*", document),
    formatBlock(ADMIN_PATH, NO_INDEX),
    ...IMMUTABLE_FOLDERS.map((folder) => formatBlock(`${folder}*`, { "Cache-Control": CACHE_IMMUTABLE })),
  ].join("\n");
}

function formatBlock(pattern: string, headers: HeaderTable): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join("")}`;
}
