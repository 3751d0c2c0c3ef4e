import { parseDisplayedHours, WEEKDAY_KEYS } from "#content/facts/office-hours.ts";
import { defineRule, defineWarning, type Rule } from "#content/lint/model/rule.ts";
import type { Hours, Site, TimeSpan } from "#schemas/generated/site.ts";
import type { Pointer } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { titleCase } from "#schemas/page-source.ts";

export const SCHEDULE_RULES: readonly Rule[] = [
  defineWarning<{ text: string; until: string }>({
    code: "schedule/expired-notice",
    title: "The notice has expired",
    why: "Pages no longer show it. Pages that were published before it expired show it until they are published again.",
    fix: "Remove `notice` from the site settings, or set a later time in `notice.until`.",
    formFix: "Remove the notice in Business Info, or choose a later end.",
    message: ({ text, until }) => {
      const format = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
      const end = new Date(`${until}Z`).toLocaleString("en-US", format);
      return `Visitors do not see the notice "${text}", because it ended on ${end}.`;
    },
    checkSite({ settings: { notice: { text = "", until } = {} }, surroundings: { today } }) {
      if (until === undefined || until >= today) return [];
      return [{ page: SITE, pointer: "/notice/until", params: { text, until }, phrase: text }];
    },
  }),
  defineRule<{ name: string; earlier: string; time: string; isMidnight: boolean }>({
    code: "schedule/order",
    title: "A time comes before an earlier one",
    why: "Pages would show hours, holidays or a notice that end before they begin.",
    fix: "Correct the time that the message names.",
    rejectsImports: true,
    message: ({ name, earlier, time, isMidnight }, words) => {
      const [late, early] = [time, earlier].map((at) => at.replace("T", " ").replace(/\d\d:\d\d$/, words.time));
      const advice = isMidnight ? ` For midnight, write ${words.time("23:59")}.` : "";
      return `${name}: ${late} must be later than ${early}.${advice}`;
    },
    checkSite: ({ settings }) =>
      listSequences(settings).flatMap(({ name, times, mayBeEqual = false }) =>
        times.flatMap(({ pointer, time }, index) => {
          const { time: earlier } = times[index - 1] ?? {};
          if (earlier === undefined || earlier < time || (mayBeEqual && earlier === time)) return [];
          const isMidnight = time === "00:00" && pointer.endsWith("/closes");
          return [{ page: SITE, pointer, params: { name, earlier, time, isMidnight } }];
        }),
      ),
  }),
  defineWarning<{ names: string[]; day: string }>({
    code: "schedule/overlapping-holidays",
    title: "Two holidays have the same day",
    why: "Pages and search engines show both, so visitors read two different hours for that day.",
    fix: "Keep the day in one of the two holidays.",
    message: ({ names, day }) => `${names.join(" and ")} both have ${day}.`,
    checkSite: ({ settings: { offices } }) =>
      offices.flatMap(({ hours: { holidays = [] } }, office) =>
        holidays.flatMap(({ name, date, until = date }, index) => {
          const other = holidays
            .slice(0, index)
            .find((each) => each.date <= until && date <= (each.until ?? each.date));
          if (other === undefined) return [];
          const first = other.date > date ? other.date : date;
          const params = { names: [name, other.name], day: first };
          return [{ page: SITE, pointer: `${hoursPointer(office)}/holidays/${index}/date`, params }];
        }),
      ),
  }),
  defineWarning<{ today: string; lastDay: string }>({
    code: "schedule/no-holidays",
    title: "The office hours have no holiday ahead",
    why: "On Thanksgiving or Christmas, every page would say that the office is open, and a request would be promised an answer that day.",
    fix: "Under Holidays in the office hours, list the days on which the office is closed or has other hours, for this year and the next.",
    message: ({ today, lastDay }) => `The office hours list no holiday from ${today} to ${lastDay}.`,
    checkSite({ settings: { offices }, surroundings: { today } }) {
      const lastDay = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
      return offices.flatMap(({ hours: { display = "", days = parseDisplayedHours(display), holidays } }, index) => {
        const isAhead = holidays?.some(({ date, until = date }) => today <= until && date <= lastDay) ?? false;
        if (days === undefined || isAhead) return [];
        const pointer = hoursPointer(index) + (holidays === undefined ? "" : "/holidays");
        return [{ page: SITE, pointer, params: { today, lastDay } }];
      });
    },
  }),
];

/** Times of which each must be later than the one before. */
type Sequence = { name: string; times: { pointer: Pointer; time: string }[]; mayBeEqual?: boolean };

function listSequences({ offices, notice }: Site): Sequence[] {
  return [
    ...offices.flatMap(({ hours }, index) => listHours(hours, hoursPointer(index))),
    { name: "Notice", times: listTimes({ from: notice?.from, until: notice?.until }, "/notice") },
  ];
}

function hoursPointer(office: number): Pointer {
  return `/offices/${office}/hours`;
}

function listHours({ days = {}, holidays = [] }: Hours, at: Pointer): Sequence[] {
  return [
    ...WEEKDAY_KEYS.map((day) => {
      return { name: `Hours on ${titleCase(day)}`, times: listSpans(days[day], `${at}/days/${day}`) };
    }),
    ...holidays.flatMap(({ name, date, until = date, spans }, index): Sequence[] => {
      const pointer: Pointer = `${at}/holidays/${index}`;
      return [
        { name, times: listTimes({ date, until }, pointer), mayBeEqual: true },
        { name: `Hours on ${name}`, times: listSpans(spans, `${pointer}/spans`) },
      ];
    }),
  ];
}

function listSpans(spans: readonly TimeSpan[] = [], pointer: Pointer): Sequence["times"] {
  return spans.flatMap(({ opens, closes }, index) => listTimes({ opens, closes }, `${pointer}/${index}`));
}

function listTimes(times: Readonly<Record<string, string | undefined>>, pointer: Pointer): Sequence["times"] {
  return Object.entries(times).flatMap(([key, time]) => (time ? { pointer: `${pointer}/${key}`, time } : []));
}
