import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Number of accounts that one browser is known for. The last ones that signed in stay. */
const MAX_ACCOUNTS = 5;

/**
 * Creates a cookie that shows which people have signed in with this browser before: the ID of the device and a signature
 * for each account. It contains no personal data.
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function createDeviceCookie({ secret, isHttps }: { secret: string; isHttps: boolean }) {
  const cookie = createAdminCookie("admin-device", isHttps);
  const key = Buffer.from(hkdfSync("sha256", secret, "", "admin device", 32));
  const sign = (id: string, account: string) =>
    createHmac("sha256", key).update(`${id} ${account}`).digest("base64url");

  function parse(cookies: string | undefined): { id?: string; signatures: string[] } {
    const [id = "", ...signatures] = (cookie.read(cookies) ?? "").split(".", 1 + MAX_ACCOUNTS);
    return /^[\da-f]{32}$/.test(id)
      ? { id, signatures: signatures.filter((text) => /^[\w-]{43}$/.test(text)) }
      : { signatures: [] };
  }

  return {
    /** Returns the ID of the device if the cookie is valid for the account. */
    read(cookies: string | undefined, account: string): string | undefined {
      const { id, signatures } = parse(cookies);
      if (id === undefined) return undefined;
      const expected = Buffer.from(sign(id, account));
      return signatures.some((signature) => timingSafeEqual(Buffer.from(signature), expected)) ? id : undefined;
    },
    /** Returns the value of the Set-Cookie header for a device on which a person has signed in. */
    write(cookies: string | undefined, account: string): string {
      const { id = randomBytes(16).toString("hex"), signatures } = parse(cookies);
      const own = sign(id, account);
      const others = signatures.filter((signature) => signature !== own).slice(0, MAX_ACCOUNTS - 1);
      return cookie.write([id, own, ...others].join("."), YEAR_SECONDS);
    },
  };
}

/** Creates a cookie that scripts and other sites cannot use. `isHttps` is true if visitors use HTTPS. */
export function createAdminCookie(baseName: string, isHttps: boolean) {
  // Other hosts, and pages loaded over HTTP, cannot set a cookie with this prefix. RFC 6265bis, section 4.1.3.2
  const name = isHttps ? `__Host-${baseName}` : baseName;
  return {
    /** Returns the value in a Cookie header, or undefined if the header does not contain the cookie. */
    read: (cookies = ""): string | undefined => parse(cookies, name)[name],
    write: (value: string, maxAge: number) =>
      serialize(name, value, { path: "/", httpOnly: true, sameSite: "Strict", secure: isHttps, maxAge }),
  };
}
