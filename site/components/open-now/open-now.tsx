import type { ReactNode } from "react";
import { weekSchedule } from "#content/facts/office-schedule.ts";
import type { Site } from "#schemas/generated/site.ts";
import { shareText } from "#site/shared-markup/shared.tsx";
import { statusTimeline } from "./status-timeline.ts";

/** Line in which a script says whether the office is open. Renders nothing if the hours are not known by day. */
export function OpenNow({ site }: { site: Site }): ReactNode {
  return weekSchedule(site) && <span className="open-now" />;
}

/** Returns the states of the office for the header, where scripts find them. */
export function officeTimeline(site: Site): string | undefined {
  const schedule = weekSchedule(site);
  return schedule && shareText(site, "office status", () => statusTimeline(schedule, new Date())).text;
}
