/** Hosts where the API is part of the server of the site: one's own machine, a bare address, a development host of Replit. */
const OWN_SERVERS = [/^(?:.+\.)?localhost$/, /^\d+(?:\.\d+){3}$/, /^\[.+\]$/, /\.(?:replit\.dev|repl\.co)$/];

/**
 * The path below which the API is.
 * @param hostname as `location.hostname` gives it: in lower case, an IPv6 address in brackets
 */
export function apiBase(hostname: string): "/api" | "/.netlify/functions" {
  return OWN_SERVERS.some((pattern) => pattern.test(hostname)) ? "/api" : "/.netlify/functions";
}
