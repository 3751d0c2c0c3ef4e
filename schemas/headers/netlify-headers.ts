import { IMMUTABLE, IMMUTABLE_FOLDERS } from "./cache-control.ts";
import type { InlineHashes } from "./csp.ts";
import { type HeaderTable, NOT_INDEXED, securityHeaders } from "./security-headers.ts";

const ADMIN_ADDRESS = "/admin";

/**
 * The file `_headers`, by which hosts of static files send what this server sends: Netlify and Cloudflare Pages. Blocks that
 * match one address share no name, because one host then takes the last value and the other joins them. So the policy of
 * the pages lets in what the page of the admin has inside, too; there it says no more than that there is no server. How long
 * pages may be kept is theirs to say, for they know when a site is published.
 * https://docs.netlify.com/manage/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 */
export function netlifyHeaders(policy: InlineHashes): string {
  const styles = [...policy.styles, ...policy.adminStyles];
  const { document } = securityHeaders({ inlineHashes: { ...policy, styles }, isHttps: true });
  return [
    block("/*", document),
    block(ADMIN_ADDRESS, NOT_INDEXED),
    ...IMMUTABLE_FOLDERS.map((folder) => block(`${folder}*`, { "Cache-Control": IMMUTABLE })),
  ].join("\n");
}

function block(pattern: string, headers: HeaderTable): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join("")}`;
}
