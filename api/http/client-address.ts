/** IP addresses of clients, from the header that reverse proxies add, and as keys of rate limits. */
import ipaddr from "ipaddr.js";

/** An address with a port or in brackets: `203.0.113.7:4001`, `[2001:db8::1]:4001`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

/**
 * Returns the client's address that the outermost trusted proxy reports. Each proxy appends the address of its peer to
 * X-Forwarded-For, so only the last `trustedProxies` entries can be trusted: a client can forge those before them. The
 * header Forwarded (RFC 7239) is not read, because common proxies do not send it.
 * @param header value of X-Forwarded-For
 * @param trustedProxies number of reverse proxies in front of the server, at least 1
 * @returns undefined if the entry is missing or is not an IP address
 */
export function forwardedAddress(header: string, trustedProxies: number): string | undefined {
  const entry = (header.split(",").at(-trustedProxies) ?? "").trim().replace(/^"(.*)"$/, "$1");
  const { v4, v6 } = WITH_PORT.exec(entry)?.groups ?? {};
  return parseAddress(v6 ?? v4 ?? entry)?.toString();
}

/**
 * Returns the key that identifies a client: an IPv4 address, or the first 64 bits of an IPv6 address. A provider assigns
 * at least all addresses with the same 64 bits to one customer (RFC 6177).
 */
export const clientKey = (address: string) => networkKey(address, 64);

/** Returns the key of a network: an IPv4 address, or the first 48 bits of an IPv6 address, the most that one site gets. */
export const siteKey = (address: string) => networkKey(address, 48);

function networkKey(address: string, bits: number): string {
  if (!address.includes(":")) return address;
  const parsed = parseAddress(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`;
}

/** Parses an address without its zone. The IPv6-mapped form, which dual-stack sockets report, becomes an IPv4 address. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = text.replace(/%.*$/, "");
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : undefined;
}
