import type { InlinePolicy } from "#schemas/page-policy.ts";
import { type HeaderTable, securityHeaders } from "./security-headers.ts";
import { IMMUTABLE, IMMUTABLE_FOLDERS } from "./static/caching.ts";

/**
 * The file `_headers`, by which hosts of static files send what this server sends: Netlify and Cloudflare Pages. Blocks that
 * match one address share no name, because one host then takes the last value and the other joins them. How long pages may
 * be kept is theirs to say, for they know when a site is published.
 * https://docs.netlify.com/manage/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 */
export function hostHeaders(policy: InlinePolicy): string {
  const { document } = securityHeaders({ policy, isHttps: true });
  return [
    block("/*", document),
    ...IMMUTABLE_FOLDERS.map((folder) => block(`${folder}*`, { "Cache-Control": IMMUTABLE })),
  ].join("\n");
}

function block(pattern: string, headers: HeaderTable): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join("")}`;
}
