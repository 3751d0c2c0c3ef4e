import { WEEKDAY_KEYS, WEEKDAYS } from "#content/facts/office-hours.ts";
import type { Rule } from "#content/lint/model/rule.ts";
import type { Site, TimeSpan } from "#schemas/generated/site.ts";
import type { Pointer } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";

export const reversedTimes: Rule = {
  code: "schedule/order",
  severity: "error",
  title: "A time comes before an earlier one",
  why: "Pages would show hours, holidays or a notice that end before they begin.",
  fix: "Correct the time that the message names.",
  rejectsImports: true,
  checkSite: ({ settings }) =>
    listSequences(settings).flatMap(({ name, times, mayBeEqual = false }) =>
      times.flatMap(({ pointer, time }, index) => {
        const { time: earlier } = times[index - 1] ?? {};
        if (earlier === undefined || earlier < time || (mayBeEqual && earlier === time)) return [];
        const advice = time === "00:00" && pointer.endsWith("/closes") ? " For midnight, write 23:59." : "";
        const message = `${name}: ${time.replace("T", " ")} must be later than ${earlier.replace("T", " ")}.${advice}`;
        return [{ page: SITE, pointer, message }];
      }),
    ),
};

/** Times of which each must be later than the one before. */
interface Sequence {
  name: string;
  times: { pointer: Pointer; time: string }[];
  mayBeEqual?: boolean;
}

function listSequences({ hours: { days = {}, holidays = [] } = {}, notice }: Site): Sequence[] {
  return [
    ...WEEKDAY_KEYS.map((day) => ({
      name: `Hours on ${WEEKDAYS[day].title}`,
      times: listTimes(days[day], `/hours/days/${day}`),
    })),
    ...holidays.flatMap(({ name, date, until = date, spans }, index): Sequence[] => {
      const pointer = `/hours/holidays/${index}`;
      const days = [
        { pointer: `${pointer}/date`, time: date },
        { pointer: `${pointer}/until`, time: until },
      ];
      return [
        { name, times: days, mayBeEqual: true },
        { name: `Hours on ${name}`, times: listTimes(spans, `${pointer}/spans`) },
      ];
    }),
    {
      name: "Notice",
      times: (["from", "until"] as const).flatMap((key) => {
        const time = notice?.[key];
        return time === undefined ? [] : [{ pointer: `/notice/${key}`, time }];
      }),
    },
  ];
}

function listTimes(spans: readonly TimeSpan[] = [], pointer: Pointer): Sequence["times"] {
  return spans.flatMap((span, index) =>
    (["opens", "closes"] as const).map((key) => ({ pointer: `${pointer}/${index}/${key}`, time: span[key] })),
  );
}
