import { localTimeAt } from "#content/facts/time-zone.ts";

/** Times at which the office opens and closes: 830 is 8:30 AM. */
export type CompactSpan = [opens: number, closes: number];

/** Hours of the office for the script of every page, which has to be small. */
export type CompactSchedule = [
  timeZone: string,
  /** Hours of the week from Sunday. */
  week: CompactSpan[][],
  /** First and last day of each holiday, such as 20261126, and its hours. */
  holidays: [first: number, last: number, spans: CompactSpan[]][],
];

const DAY_MS = 86_400_000;

/** Returns whether the office is open and until when: "Open until 5:00 PM", "Closed; opens Monday at 8:30 AM". */
export function officeStatus([timeZone, week, holidays]: CompactSchedule, instant: Date): string {
  const now = localTimeAt(instant, timeZone);
  let time = toDigits(now.slice(11));
  // A weekday names only a day of the next six.
  for (let days = 0; days < 7; days++) {
    const day = new Date(Date.parse(now.slice(0, 10)) + days * DAY_MS);
    const date = toDigits(day.toISOString().slice(0, 10));
    const holiday = holidays.find(([first, last]) => first <= date && date <= last);
    for (const [opens, closes] of holiday?.[2] ?? week[day.getUTCDay()] ?? []) {
      if (closes <= time) continue;
      if (opens <= time) return `Open until ${formatDigits(closes)}`;
      const weekday = days > 0 ? `${day.toLocaleDateString("en-US", { timeZone: "UTC", weekday: "long" })} ` : "";
      return `Closed; opens ${weekday}at ${formatDigits(opens)}`;
    }
    // On the next days, all hours are to come.
    time = -1;
  }
  return "Closed";
}

/** Returns the digits of a date or of a time as a number: `2026-11-23` as 20261123, `08:30` as 830. */
export function toDigits(text: string): number {
  return Number(text.replace(/\D/g, ""));
}

/** Formats a time: 1700 as "5:00 PM". */
function formatDigits(time: number): string {
  return `${Math.floor(time / 100) % 12 || 12}:${String(time + 1e4).slice(-2)} ${time < 1200 ? "AM" : "PM"}`;
}
