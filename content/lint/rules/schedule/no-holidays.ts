import { addDays, weekSchedule } from "#content/facts/office-schedule.ts";
import type { Rule } from "#content/lint/model/rule.ts";
import { SITE } from "#schemas/page-ids.ts";

/** Every office in the United States has a holiday within these days. */
const DAYS_AHEAD = 365;

export const noHolidays: Rule = {
  code: "schedule/no-holidays",
  severity: "warning",
  title: "The office hours have no holiday ahead",
  why: "On Thanksgiving or Christmas, every page would say that the office is open, and a request would be promised an answer that day.",
  fix: "Under Holidays in the office hours, list the days on which the office is closed or has other hours, for this year and the next.",
  checkSite({ settings, today }) {
    const schedule = weekSchedule(settings);
    const lastDay = addDays(today, DAYS_AHEAD);
    const isAhead = schedule?.holidays.some(({ date, until = date }) => today <= until && date <= lastDay) ?? true;
    if (isAhead) return [];
    const pointer = settings.hours?.holidays === undefined ? "/hours" : "/hours/holidays";
    return [{ page: SITE, pointer, message: `The office hours list no holiday from ${today} to ${lastDay}.` }];
  },
};
