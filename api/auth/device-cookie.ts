import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { createAdminCookie } from "./admin-cookie.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Cookie that shows that a person has signed in with this browser before. It contains no personal data. */
export interface DeviceCookie {
  /** Returns the ID of the device if the cookie is valid for the account. */
  read(cookies: string | undefined, account: string): string | undefined;
  /** Returns the value of the Set-Cookie header for a device on which a person has signed in. */
  write(cookies: string | undefined, account: string): string;
}

interface DeviceCookieOptions {
  secret: string;
  /** True if visitors reach the site over HTTPS. */
  isHttps: boolean;
}

/** @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies */
export function createDeviceCookie({ secret, isHttps }: DeviceCookieOptions): DeviceCookie {
  const cookie = createAdminCookie("admin-device", isHttps);
  const key = Buffer.from(hkdfSync("sha256", secret, "", "admin device", 32));
  const sign = (id: string, account: string) =>
    createHmac("sha256", key).update(`${id} ${account}`).digest("base64url");

  function read(cookies: string | undefined, account: string): string | undefined {
    const [id = "", signature = ""] = (cookie.read(cookies) ?? "").split(".");
    const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(id, account))];
    return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined;
  }

  return {
    read,
    write(cookies, account) {
      const id = read(cookies, account) ?? randomBytes(16).toString("hex");
      return cookie.write(`${id}.${sign(id, account)}`, YEAR_SECONDS);
    },
  };
}
