import type { Office } from "#schemas/generated/site.ts";

/** A date and a time of day: `2026-12-24T12:00`. */
export type LocalTime = string;

/** The zone in which most of each state is. The other states are in `America/Chicago`. */
const STATES_BY_TIME_ZONE: Readonly<Record<string, string>> = {
  "America/New_York": "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR VI",
  "Pacific/Guam": "GU MP",
  "Pacific/Pago_Pago": "AS",
};

/** Returns the time zone of an office, or of the state that it is in. */
export function timeZoneOf({ timeZone, address }: Pick<Office, "timeZone" | "address">): string {
  const [zone = "America/Chicago"] =
    Object.entries(STATES_BY_TIME_ZONE).find(([, states]) => states.includes(address.state)) ?? [];
  return timeZone ?? zone;
}

/** Formats by time zone, because creating one takes as long as rendering a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function localTimeAt(instant: Date, timeZone: string): LocalTime {
  // The Swedish format is the ISO format with a space: 2026-12-24 12:00.
  const options = { timeZone, dateStyle: "short", timeStyle: "short" } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", options);
  formats.set(timeZone, format);
  return format.format(instant).replace(" ", "T");
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the first and the last instant at which clocks in a time zone show a time, in milliseconds since 1970. They differ
 * when clocks are set back. A time that is skipped when clocks are set forward is as long after the change as it says.
 */
export function instantsOf(time: LocalTime, timeZone: string): { firstMs: number; lastMs: number } {
  const utcMs = Date.parse(`${time}Z`);
  const possibleMs = [utcMs - DAY_MS, utcMs + DAY_MS].map((ms) => {
    const offsetMs = Date.parse(`${localTimeAt(new Date(ms), timeZone)}Z`) - ms;
    return utcMs - offsetMs;
  });
  const shownMs = possibleMs.filter((ms) => localTimeAt(new Date(ms), timeZone) === time);
  const instantsMs = shownMs.length > 0 ? shownMs : [Math.max(...possibleMs)];
  return { firstMs: Math.min(...instantsMs), lastMs: Math.max(...instantsMs) };
}
