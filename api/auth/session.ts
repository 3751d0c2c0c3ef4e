/** Admin sessions in signed cookies. The server stores nothing but the ids of sessions that have been signed out. */
import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import * as z from "zod";

const SessionSchema = z.object({
  id: z.string(),
  /** Name that the history shows as the author. */
  name: z.string(),
  /** Milliseconds since 1970. */
  expiresMs: z.number(),
});

export type Session = z.infer<typeof SessionSchema>;

export interface Sessions {
  /** Starts a session. `cookie` is the value of the Set-Cookie header. */
  create(name: string): { session: Session; cookie: string };
  /**
   * Returns the session of a Cookie header.
   * @returns undefined if the header contains no session, or one that is forged, expired or revoked
   */
  read(cookies: string | undefined): Session | undefined;
  /**
   * Ends a session.
   * @returns the value of the Set-Cookie header that deletes the cookie
   */
  revoke(session: Session): string;
}

interface SessionsOptions {
  secret: string;
  /** Part of the signing key, so that a new password ends all sessions. */
  passwordHash: string;
  /** True if visitors reach the site over HTTPS. */
  isHttps: boolean;
  now(): number;
}

const SESSION_SECONDS = 8 * 60 * 60;
const COOKIE_NAME = "admin-session";

export function createSessions({ secret, passwordHash, isHttps, now }: SessionsOptions): Sessions {
  const key = Buffer.from(hkdfSync("sha256", secret, passwordHash, "admin session", 32));
  /** Expiry times of revoked sessions in milliseconds since 1970, by id. */
  const revoked = new Map<string, number>();
  // Other hosts, and pages loaded over HTTP, cannot set a cookie with this prefix. RFC 6265bis, section 4.1.3.2
  const cookieName = isHttps ? `__Host-${COOKIE_NAME}` : COOKIE_NAME;
  const serializeCookie = (value: string, maxAge: number) =>
    serialize(cookieName, value, { path: "/", httpOnly: true, sameSite: "Strict", secure: isHttps, maxAge });
  const sign = (payload: string) => createHmac("sha256", key).update(payload).digest("base64url");

  return {
    create(name) {
      const session = { id: randomUUID(), name, expiresMs: now() + SESSION_SECONDS * 1000 };
      const payload = Buffer.from(JSON.stringify(session)).toString("base64url");
      return { session, cookie: serializeCookie(`${payload}.${sign(payload)}`, SESSION_SECONDS) };
    },
    read(cookies = "") {
      const [payload = "", signature = "", ...rest] = (parse(cookies, cookieName)[cookieName] ?? "").split(".");
      const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(payload))];
      if (rest.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
      const session = SessionSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
      return session.expiresMs > now() && !revoked.has(session.id) ? session : undefined;
    },
    revoke({ id, expiresMs }) {
      for (const [other, otherExpiresMs] of revoked) if (otherExpiresMs <= now()) revoked.delete(other);
      revoked.set(id, expiresMs);
      return serializeCookie("", 0);
    },
  };
}
