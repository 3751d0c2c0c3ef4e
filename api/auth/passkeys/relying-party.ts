import { isIP } from "node:net";

/** The website that passkeys belong to. https://www.w3.org/TR/webauthn-3/#relying-party */
export type RelyingParty = NonNullable<ReturnType<typeof findRelyingParty>>;

/**
 * Returns the website of the passkeys: its domain, and the origin of the pages that may use them.
 * @param publicUrl URL at which visitors reach the site. Without it, passkeys work only on `localhost`.
 * @param host value of the Host header
 * @returns undefined if the address cannot have passkeys: they need a domain
 */
export function findRelyingParty(publicUrl: string | undefined, host = "") {
  const address = publicUrl ?? `http://${host}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin } = new URL(address);
  const isDomain = isIP(hostname) === 0 && !hostname.startsWith("[");
  const mayHavePasskeys = publicUrl === undefined ? hostname === "localhost" : isDomain;
  return mayHavePasskeys ? { id: hostname, origin } : undefined;
}
