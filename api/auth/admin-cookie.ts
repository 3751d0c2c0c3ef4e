import { parse, serialize } from "hono/utils/cookie";

/** A cookie that scripts and other sites cannot use. */
export interface AdminCookie {
  /** Returns the value in a Cookie header, or undefined if the header does not contain the cookie. */
  read(cookies: string | undefined): string | undefined;
  /** Returns the value of the Set-Cookie header. */
  write(value: string, maxAgeSeconds: number): string;
}

/** @param isHttps true if visitors reach the site over HTTPS */
export function createAdminCookie(baseName: string, isHttps: boolean): AdminCookie {
  // Other hosts, and pages loaded over HTTP, cannot set a cookie with this prefix. RFC 6265bis, section 4.1.3.2
  const name = isHttps ? `__Host-${baseName}` : baseName;
  return {
    read: (cookies = "") => parse(cookies, name)[name],
    write: (value, maxAge) =>
      serialize(name, value, { path: "/", httpOnly: true, sameSite: "Strict", secure: isHttps, maxAge }),
  };
}
