/**
 * Form tokens against spam: the signed time at which the visitor first touched the quote form. A program that sends the
 * form back at once reveals itself by the age of its token.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { MIN_FILL_MS } from "#schemas/quotes/quote-request.ts";

/** Older tokens are invalid: a form that was open for days counts as a form without a token. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

export function issueFormToken(secret: string, nowMs: number): string {
  const id = `${nowMs.toString(36)}-${randomBytes(6).toString("base64url")}`;
  return `${id}.${sign(`ticket ${id}`, secret)}`;
}

/** Reads the ID and the age of a token. Returns undefined if its signature is wrong or it has expired. */
export function readFormToken(token: string, secret: string, nowMs: number) {
  const [id = "", signature = ""] = token.split(".");
  if (!isSigned(`ticket ${id}`, signature, secret)) return undefined;
  const ageMs = nowMs - Number.parseInt(id, 36);
  return ageMs >= 0 && ageMs <= LIFETIME_MS ? { id, ageMs } : undefined;
}

/**
 * Returns the token for the next attempt with a rejected form: the one that it has if that is valid, or else one that is
 * already old enough. Correcting one field may take less time than filling in the form.
 */
export function carryOverFormToken(token: string, secret: string, nowMs: number): string {
  return readFormToken(token, secret, nowMs) === undefined ? issueFormToken(secret, nowMs - MIN_FILL_MS) : token;
}

/** Signs a text. Its first word keeps the signature from being valid for anything else signed with the same secret. */
export function sign(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

export function isSigned(text: string, signature: string, secret: string): boolean {
  const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(text, secret))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
