/** Hosts that serve the API next to the site: local hosts, IP addresses, and Replit's development hosts. */
const HOSTS_WITH_API = [/^(?:.+\.)?localhost$/, /^\d+(?:\.\d+){3}$/, /^\[.+\]$/, /\.(?:replit\.dev|repl\.co)$/];

/**
 * Returns the base path of the API.
 * @param hostname value of `location.hostname`: lower case, with an IPv6 address in brackets
 */
export function apiBase(hostname: string): "/api" | "/.netlify/functions" {
  return HOSTS_WITH_API.some((pattern) => pattern.test(hostname)) ? "/api" : "/.netlify/functions";
}
