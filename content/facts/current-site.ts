/** The site settings that depend on the time: the notice and the holidays. */
import type { Notice, Office, Site } from "#schemas/generated/site.ts";
import { mainOffice, type SiteOffices } from "./offices.ts";
import { instantsOf, type LocalTime, localTimeAt, timeZoneOf } from "./time-zone.ts";

const MAX_HOLIDAYS = 4;

/** Returns the settings as pages show them at a time: without a notice that is not due, and with the next holidays only. */
export function currentSite({ notice, ...site }: Site, now: Date): Site {
  const [main, ...others] = site.offices;
  const agencyZone = site.timeZone === undefined ? {} : { timeZone: site.timeZone };
  const current = (office: Office): Office => {
    const { holidays = [] } = office.hours;
    // Reading the clock of a time zone takes as long as rendering several pages, so it is left out without holidays.
    if (holidays.length === 0) return office;
    const today = localTimeAt(now, timeZoneOf({ ...agencyZone, ...office })).slice(0, 10);
    const ahead = holidays.filter(({ date, until = date }) => until >= today);
    const sorted = ahead.sort((a, b) => (a.date < b.date ? -1 : 1));
    return { ...office, hours: { ...office.hours, holidays: sorted.slice(0, MAX_HOLIDAYS) } };
  };
  return {
    ...site,
    ...(notice !== undefined && stateOf(notice, now, agencyTimeZone(site)) === "shown" && { notice }),
    offices: [current(main), ...others.map(current)],
  };
}

/** Returns the time zone of the agency, in which it announces things. */
export function agencyTimeZone(site: SiteOffices): string {
  return timeZoneOf(mainOffice(site));
}

/** Returns a text that changes when time changes what pages show. */
export function scheduleState(site: Site, now: Date): string {
  const { notice, offices } = currentSite(site, now);
  const holidays = offices.flatMap(({ hours }) => hours.holidays ?? []);
  return [notice ? "notice" : "", ...holidays.map(({ date }) => date)].join(",");
}

/** Returns the next time at which pages begin or cease to show the notice. */
export function nextNoticeChange(site: Site, now: Date): { time: LocalTime; isStart: boolean } | undefined {
  const { notice } = site;
  const state = notice && stateOf(notice, now, agencyTimeZone(site));
  const time = state === "waiting" ? notice?.from : state === "shown" ? notice?.until : undefined;
  return time === undefined ? undefined : { time, isStart: state === "waiting" };
}

/** Returns the state of a notice, which is shown through an hour that clocks show twice. */
function stateOf({ from, until }: Notice, now: Date, timeZone: string): "waiting" | "shown" | "expired" {
  const nowMs = now.getTime();
  if (until !== undefined && instantsOf(until, timeZone).lastMs <= nowMs) return "expired";
  return from !== undefined && nowMs < instantsOf(from, timeZone).firstMs ? "waiting" : "shown";
}
