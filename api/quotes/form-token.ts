/**
 * Form tokens against spam: the signed time at which the visitor first touched the quote form. A program that sends the
 * form back at once reveals itself by the age of its token.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Shortest time in which a person fills in the form, even with the browser's autofill. */
export const MIN_FILL_MS = 2000;

/** Older tokens are invalid: a form that was open for days counts as a form without a token. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Returns a token for a form that is touched now. */
export function issueFormToken(secret: string, nowMs: number): string {
  const time = nowMs.toString(36);
  return `${time}.${sign(time, secret)}`;
}

/** Returns the age of a token in milliseconds, or undefined if its signature is wrong or it has expired. */
export function formTokenAgeMs(token: string, secret: string, nowMs: number): number | undefined {
  const [time = "", signature = ""] = token.split(".");
  const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(time, secret))];
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const ageMs = nowMs - Number.parseInt(time, 36);
  return ageMs >= 0 && ageMs <= LIFETIME_MS ? ageMs : undefined;
}

/** Signs a time. The fixed prefix keeps the signature from being valid for anything else signed with the same secret. */
function sign(time: string, secret: string): string {
  return createHmac("sha256", secret).update(`ticket ${time}`).digest("base64url");
}
