/** The times of a proposal, as people write them: in the time zone of the agency, or with an offset. */
import { instantsOf, localTimeAt } from "#content/facts/time-zone.ts";
import { ApiError } from "../http/api-error.ts";

/** Times in milliseconds since 1970. Null means none. */
export type Times = { startsMs: number | null; endsMs: number | null };

export interface GivenTimes {
  /** Time to publish, such as `2026-12-24T12:00`. Undefined means as soon as it is approved. */
  at?: string | undefined;
  /** Time to take the change back. Undefined means never. */
  until?: string | undefined;
}

const MINUTE_MS = 60_000;

/**
 * Reads times. A time that clocks show twice begins at the first and ends at the last.
 * @throws ApiError `bad-time` if a time is not one, is skipped when clocks are set forward, or is past, or if the end is not
 * after the start
 */
export function readTimes({ at, until }: GivenTimes, timeZone: string, nowMs: number): Times {
  const startsMs = at === undefined ? null : readTime("start", at, timeZone).firstMs;
  const endsMs = until === undefined ? null : readTime("end", until, timeZone).lastMs;
  if (startsMs !== null && startsMs <= nowMs - MINUTE_MS)
    throw refuse("at", `The start ${at} is past. Choose a later time, or none to publish it right away.`);
  if (endsMs !== null && endsMs <= nowMs)
    throw refuse("until", `The end ${until} is past. Choose a later time, or none.`);
  if (endsMs !== null && endsMs <= (startsMs ?? nowMs))
    throw refuse("until", `The end ${until} is not after the start${at ? ` ${at}` : ""}. Choose a later end.`);
  return { startsMs, endsMs };
}

function readTime(name: "start" | "end", text: string, timeZone: string): ReturnType<typeof instantsOf> {
  const field = name === "start" ? "at" : "until";
  const example = "Write it like 2026-12-24T12:00, in the time zone of the agency.";
  if (/^\d/.test(text) && text > "2999") throw refuse(field, `The ${name} ${text} is too far ahead. ${example}`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) {
    const [, day = ""] = /^(\d{4}-\d{2}-\d{2})T.*(?:Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
    const ms = isDay(day) ? Date.parse(text) : Number.NaN;
    if (Number.isNaN(ms)) throw refuse(field, `The ${name} "${text}" is not a date with a time. ${example}`);
    return { firstMs: ms, lastMs: ms };
  }
  if (!isDay(text.slice(0, 10)) || Number.isNaN(Date.parse(text)))
    throw refuse(field, `The ${name} ${text} does not exist in the calendar. ${example}`);
  const instants = instantsOf(text, timeZone);
  if (localTimeAt(new Date(instants.firstMs), timeZone) !== text)
    throw refuse(
      field,
      `The ${name} ${text} does not exist: clocks are set forward then. Choose a time an hour later.`,
    );
  return instants;
}

/** Checks whether the calendar has a day. February 30 would be read as one in March. */
function isDay(day: string): boolean {
  const utc = new Date(day);
  return !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(day);
}

function refuse(field: string, message: string): ApiError {
  return new ApiError("bad-time", { message, details: { issues: [{ field, message }] } });
}
