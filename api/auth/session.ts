/** Who is signed in: a signed cookie says it, and the server keeps nothing but which of them were signed out. */
import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import * as z from "zod";

const SessionSchema = z.object({
  id: z.string(),
  /** Whom the history names. */
  name: z.string(),
  /** Milliseconds since 1970. */
  expiresMs: z.number(),
});

export type Session = z.infer<typeof SessionSchema>;

export interface Sessions {
  /** A new session, and the Set-Cookie that begins it. */
  begin(name: string): { session: Session; cookie: string };
  /** The session of a Cookie header; undefined where it has none of ours, or one that is over. */
  read(cookies: string | undefined): Session | undefined;
  /** Ends a session. @returns the Set-Cookie that takes it away */
  end(session: Session): string;
}

interface SessionsOptions {
  secret: string;
  /** Of the password: with another one, all sessions are over. */
  hash: string;
  /** Whether visitors reach the site over https. */
  isHttps: boolean;
  now(): number;
}

const SESSION_SECONDS = 8 * 60 * 60;
const NAME = "admin-session";

export function createSessions({ secret, hash, isHttps, now }: SessionsOptions): Sessions {
  const key = Buffer.from(hkdfSync("sha256", secret, hash, "admin session", 32));
  /** When those expire that were signed out before, by id. */
  const ended = new Map<string, number>();
  // No other host, and no page over http, can set a cookie of this name. RFC 6265bis, 4.1.3.2
  const name = isHttps ? `__Host-${NAME}` : NAME;
  const cookieOf = (value: string, maxAge: number) =>
    serialize(name, value, { path: "/", httpOnly: true, sameSite: "Strict", secure: isHttps, maxAge });
  const sign = (payload: string) => createHmac("sha256", key).update(payload).digest("base64url");

  return {
    begin(name) {
      const session = { id: randomUUID(), name, expiresMs: now() + SESSION_SECONDS * 1000 };
      const payload = Buffer.from(JSON.stringify(session)).toString("base64url");
      return { session, cookie: cookieOf(`${payload}.${sign(payload)}`, SESSION_SECONDS) };
    },
    read(cookies = "") {
      const [payload = "", signature = "", ...rest] = (parse(cookies, name)[name] ?? "").split(".");
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(payload))];
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const session = SessionSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
      return session.expiresMs > now() && !ended.has(session.id) ? session : undefined;
    },
    end({ id, expiresMs }) {
      for (const [other, until] of ended) if (until <= now()) ended.delete(other);
      ended.set(id, expiresMs);
      return cookieOf("", 0);
    },
  };
}
