import { IMMUTABLE, IMMUTABLE_FOLDERS } from "./cache-control.ts";
import type { InlineHashes } from "./csp.ts";
import { type HeaderTable, NOT_INDEXED, securityHeaders } from "./security-headers.ts";

const ADMIN_PATH = "/admin";

/**
 * Returns the text of the `_headers` file, with which static hosts send the same headers as this server.
 *
 * For a path that several blocks match, Cloudflare Pages joins the values of a header and Netlify uses the last one, so
 * no header appears in two matching blocks. The policy of all pages therefore also allows the inline styles of the
 * admin page, which on a static host only reports that the server is missing. The Cache-Control of pages is left to the
 * host, which knows when the site is published.
 * https://docs.netlify.com/manage/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 */
export function netlifyHeaders(inlineHashes: InlineHashes): string {
  const styles = [...inlineHashes.styles, ...inlineHashes.adminStyles];
  const { document } = securityHeaders({ inlineHashes: { ...inlineHashes, styles }, isHttps: true });
  return [
    formatBlock("/*", document),
    formatBlock(ADMIN_PATH, NOT_INDEXED),
    ...IMMUTABLE_FOLDERS.map((folder) => formatBlock(`${folder}*`, { "Cache-Control": IMMUTABLE })),
  ].join("\n");
}

function formatBlock(pattern: string, headers: HeaderTable): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join("")}`;
}
