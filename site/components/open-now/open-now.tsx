import { formatClockTime } from "#content/facts/office-hours.ts";
import { addDays, hoursOn, type LocalDate, type OfficeSchedule, weekSchedule } from "#content/facts/office-schedule.ts";
import { mainOffice } from "#content/facts/offices.ts";
import { instantsOf, type LocalTime, localTimeAt } from "#content/facts/time-zone.ts";
import type { Office, Site, TimeSpan } from "#schemas/generated/site.ts";
import { shareText } from "#site/shared-markup/shared.tsx";

/** Line in which a script says whether the office around it, or else the main one, is open. Renders nothing if the hours are not known by day. */
export function OpenNow({ site }: { site: Site }) {
  return weekSchedule(mainOffice(site)) && <span className="open-now" />;
}

/** Returns the states of an office, by default the main one, for an element in which scripts find them. */
export function officeTimeline(site: Site, office: Office = mainOffice(site)): string | undefined {
  const schedule = weekSchedule(office);
  return schedule && shareText(site, `status ${office.id}`, () => statusTimeline(schedule, new Date())).text;
}

/** Days for which a page says whether the office is open. `timeFingerprint` has pages rendered again each week. */
const DAYS = 14;

const MINUTE_MS = 60_000;

const WEEKDAY = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "long" });

/**
 * Returns whether the office is open, for a script that knows nothing about time zones and holidays: a time, the text from
 * then on, the next time and so on, such as `29663760|Closed; opens at 8:30 AM|510|Open until 5:00 PM|510|…`. Times are
 * minutes after the time before, and the first one is minutes since 1970. The last text is empty. @internal exported for tests
 */
export function statusTimeline(schedule: OfficeSchedule, now: Date): string {
  const today = localTimeAt(now, schedule.timeZone).slice(0, 10);
  const end = `${addDays(today, DAYS)}T00:00`;
  const changes: [time: LocalTime, status: string][] = [];
  for (let days = 0; days < DAYS; days++) {
    const date = addDays(today, days);
    const times = openSpans(schedule, date).flatMap(({ opens, closes }) => [opens, closes]);
    for (const time of ["00:00", ...times]) {
      const status = officeStatus(schedule, date, time);
      if (status !== changes.at(-1)?.[1]) changes.push([`${date}T${time}`, status]);
    }
  }
  const toMinutes = createClock(schedule.timeZone, `${today}T00:00`, end);
  let before = 0;
  const parts = [...changes, [end, ""] as const].map(([time, status]) => {
    // A time that is skipped when clocks are set forward is as late as one of the next hour.
    const minutes = Math.max(before, toMinutes(time));
    const part = `${minutes - before}|${status}`;
    before = minutes;
    return part;
  });
  return parts.join("|");
}

/** Returns whether the office is open and until when: "Open until 5:00 PM", "Closed; opens Monday at 8:30 AM". */
function officeStatus(schedule: OfficeSchedule, date: LocalDate, time: string): string {
  // A weekday names only a day of the next six.
  for (let days = 0; days < 7; days++) {
    const day = addDays(date, days);
    const next = openSpans(schedule, day).find(({ closes }) => days > 0 || closes > time);
    if (next === undefined) continue;
    if (days === 0 && next.opens <= time) return `Open until ${formatClockTime(next.closes)}`;
    return `Closed; opens ${days > 0 ? `${WEEKDAY.format(new Date(day))} ` : ""}at ${formatClockTime(next.opens)}`;
  }
  return "Closed";
}

/** Returns the hours of a day, in which spans that meet or overlap are one. */
function openSpans(schedule: OfficeSchedule, date: LocalDate): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const { opens, closes } of hoursOn(schedule, date)) {
    const last = joined.at(-1);
    if (last === undefined || last.closes < opens) joined.push({ opens, closes });
    else if (last.closes < closes) last.closes = closes;
  }
  return joined;
}

/** Returns a function that converts local times to minutes since 1970. Only a change of the clocks makes it read a time zone. */
function createClock(timeZone: string, start: LocalTime, end: LocalTime): (time: LocalTime) => number {
  const instantOf = (time: LocalTime) => instantsOf(time, timeZone).lastMs / MINUTE_MS;
  const shownAs = (time: LocalTime) => Date.parse(`${time}Z`) / MINUTE_MS;
  const shift = instantOf(start) - shownAs(start);
  return instantOf(end) - shownAs(end) === shift ? (time) => shownAs(time) + shift : instantOf;
}
