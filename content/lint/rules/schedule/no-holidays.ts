import { parseDisplayedHours } from "#content/facts/parse-hours.ts";
import type { Rule } from "#content/lint/model/rule.ts";
import { SITE } from "#schemas/page-ids.ts";

export const noHolidays: Rule = {
  code: "schedule/no-holidays",
  severity: "warning",
  title: "The office hours have no holiday ahead",
  why: "On Thanksgiving or Christmas, every page would say that the office is open, and a request would be promised an answer that day.",
  fix: "Under Holidays in the office hours, list the days on which the office is closed or has other hours, for this year and the next.",
  checkSite({ settings: { hours: { display = "", days = parseDisplayedHours(display), holidays } = {} }, today }) {
    const lastDay = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
    const isAhead = holidays?.some(({ date, until = date }) => today <= until && date <= lastDay) ?? false;
    if (days === undefined || isAhead) return [];
    const pointer = holidays === undefined ? "/hours" : "/hours/holidays";
    return [{ page: SITE, pointer, message: `The office hours list no holiday from ${today} to ${lastDay}.` }];
  },
};
