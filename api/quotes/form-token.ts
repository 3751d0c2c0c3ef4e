/** The signed time of a form that was first touched: whoever sends it back at once is a program. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Nobody fills in a form faster, not even with what the browser remembers. */
export const minimumFillMs = 2000;
/** Older ones prove nothing: a form that was open for days is a form without a ticket. */
const formTokenLifetimeMs = 24 * 60 * 60 * 1000;

export function issueFormToken(secret: string, nowMs: number): string {
  const time = nowMs.toString(36);
  return `${time}.${signature(time, secret)}`;
}

/** How long ago a ticket was issued, in milliseconds; undefined where it is none of ours, or too old. */
export function formTokenAge(ticket: string, secret: string, nowMs: number): number | undefined {
  const [time = "", signed = ""] = ticket.split(".");
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(time, secret))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const ageMs = nowMs - Number.parseInt(time, 36);
  return ageMs >= 0 && ageMs <= formTokenLifetimeMs ? ageMs : undefined;
}

function signature(time: string, secret: string): string {
  return createHmac("sha256", secret).update(`ticket ${time}`).digest("base64url");
}
