import type { Call } from "./app-env.ts";

/**
 * Checks whether the origin of a request is this site: the address that is configured, or the one that the request names.
 * @param publicUrl URL at which visitors reach the site. It is needed if a proxy rewrites the Host header.
 */
export function isOwnOrigin(origin: string, c: Pick<Call, "req">, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = c.req.header();
  return origin === (publicUrl && new URL(publicUrl).origin) || new URL(origin).host === host?.toLowerCase();
}
