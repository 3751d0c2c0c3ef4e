import type { Rule } from "#content/lint/model/rule.ts";
import { SITE } from "#schemas/page-ids.ts";

export const overlappingHolidays: Rule = {
  code: "schedule/overlapping-holidays",
  severity: "warning",
  title: "Two holidays have the same day",
  why: "Pages and search engines show both, so visitors read two different hours for that day.",
  fix: "Keep the day in one of the two holidays.",
  checkSite: ({ settings: { hours: { holidays = [] } = {} } }) =>
    holidays.flatMap(({ name, date, until = date }, index) => {
      const other = holidays.slice(0, index).find((each) => each.date <= until && date <= (each.until ?? each.date));
      if (other === undefined) return [];
      const first = other.date > date ? other.date : date;
      const message = `${name} and ${other.name} both have ${first}.`;
      return [{ page: SITE, pointer: `/hours/holidays/${index}/date`, message }];
    }),
};
