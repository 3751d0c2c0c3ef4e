import { parse, serialize } from "hono/utils/cookie";

/**
 * Creates a cookie that scripts and other sites cannot use.
 * @param isHttps true if visitors reach the site over HTTPS
 */
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
