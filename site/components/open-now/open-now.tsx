import { weekSchedule } from "#content/facts/office-schedule.ts";
import { mainOffice } from "#content/facts/offices.ts";
import type { Office, Site } from "#schemas/generated/site.ts";
import { shareText } from "#site/shared-markup/shared.tsx";
import { statusTimeline } from "./status-timeline.ts";

/** Line in which a script says whether the office around it, or else the main one, is open. Renders nothing if the hours are not known by day. */
export function OpenNow({ site }: { site: Site }) {
  return weekSchedule(mainOffice(site)) && <span className="open-now" />;
}

/** Returns the states of an office, by default the main one, for an element in which scripts find them. */
export function officeTimeline(site: Site, office: Office = mainOffice(site)): string | undefined {
  const schedule = weekSchedule(office);
  return schedule && shareText(site, `status ${office.id}`, () => statusTimeline(schedule, new Date())).text;
}
