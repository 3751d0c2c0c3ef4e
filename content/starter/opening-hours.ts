import type { WeekHours } from "#schemas/generated/site.ts";

const DAYS = {
  mo: "monday",
  tu: "tuesday",
  we: "wednesday",
  th: "thursday",
  fr: "friday",
  sa: "saturday",
  su: "sunday",
} as const;
const CODES = Object.keys(DAYS) as (keyof typeof DAYS)[];
const PART =
  /^(mo|tu|we|th|fr|sa|su)(?:-(mo|tu|we|th|fr|sa|su))?\s+((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** Reads hours in the form of schema.org, such as "Mo-Fr 08:30-17:00, Sa 09:00-12:00". Undefined if they have another form. */
export function parseOpeningHours(text: string): WeekHours | undefined {
  const week: WeekHours = {};
  for (const part of text.split(/\s*[,;]\s*/)) {
    const [, first = "", last = first, opens = "", closes = ""] = PART.exec(part.trim()) ?? [];
    const [start, end] = [first, last].map((code) => CODES.indexOf(code.toLowerCase() as keyof typeof DAYS));
    if (start === undefined || end === undefined || start < 0 || end < start || opens >= closes) return undefined;
    for (const code of CODES.slice(start, end + 1)) week[DAYS[code]] = [...(week[DAYS[code]] ?? []), { opens, closes }];
  }
  return week;
}
