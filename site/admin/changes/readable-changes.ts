/** The changes of a document as people read them: one line for each, with the hours of a day, dates and times in words. */
import { isSpanList, type ListedChange } from "#content/documents/list-changes.ts";
import { formatClockTime, formatDate, formatSpans, WEEKDAY_KEYS, weekOf } from "#content/facts/office-hours.ts";
import type { Hours } from "#schemas/generated/site.ts";
import { child, isObject, isSame, type JsonObject, type JsonValue, type Pointer, segments } from "#schemas/json.ts";
import { groupBy } from "#schemas/values/group-by.ts";

/** Splits changes of whole objects and lists into one per value, and joins those of office hours into one per day. */
export function readableChanges(changes: readonly ListedChange[]): ListedChange[] {
  const byOffice = groupBy(
    changes.filter(({ pointer }) => WEEK.test(pointer)),
    ({ pointer }) => officeHoursOf(pointer),
  );
  const weeks = [...byOffice].map(([office, ofOffice]) => ({ office, days: listDayChanges(ofOffice, office) }));
  const joined = new Set(weeks.filter(({ days }) => days.length > 0).map(({ office }) => office));
  const others = changes.filter(({ pointer }) => !(WEEK.test(pointer) && joined.has(officeHoursOf(pointer))));
  return [...weeks.flatMap(({ days }) => days), ...others.flatMap(splitChange)];
}

/** Matches the fields that have the hours of the days, and the words that follow from them. */
const WEEK = /^(\/offices\/\d+\/hours)\/(?:display|weekend|structured|days(?:\/\w+)?)$/;

/** Returns the pointer of the hours that a field of them is in. */
function officeHoursOf(pointer: Pointer): Pointer {
  return (WEEK.exec(pointer)?.[1] ?? "") as Pointer;
}

/** Returns the days whose hours differ; none if the hours before or after are only in words, such as "By appointment". */
function listDayChanges(changes: readonly ListedChange[], hours: Pointer): ListedChange[] {
  if (!changes.some(({ pointer }) => pointer.startsWith(`${hours}/days`))) return [];
  const [before, after] = (["before", "after"] as const).map((side) => weekOf(hoursOf(changes, side)));
  if (before === undefined || after === undefined) return [];
  return WEEKDAY_KEYS.flatMap((day) => {
    const [old = [], spans = []] = [before[day], after[day]];
    if (isSame(old, spans)) return [];
    return [{ pointer: `${hours}/days/${day}` as const, before: formatSpans(old), after: formatSpans(spans) }];
  });
}

function hoursOf(changes: readonly ListedChange[], side: "before" | "after"): Hours {
  const hours: JsonObject = {};
  for (const { pointer, [side]: value } of changes) {
    const [key = "", day] = segments(pointer).slice(3);
    if (day !== undefined) hours.days = { ...(hours.days as JsonObject | undefined), [day]: value ?? [] };
    else if (value !== undefined) hours[key] = value;
  }
  return hours;
}

function splitChange(change: ListedChange): ListedChange[] {
  const { pointer, before, after } = change;
  if (!isContainer(before) && !isContainer(after)) return [change];
  return [
    ...[...leaves(before, pointer)].map((leaf) => ({ pointer: leaf.pointer, before: leaf.value })),
    ...[...leaves(after, pointer)].map((leaf) => ({ pointer: leaf.pointer, after: leaf.value })),
  ];
}

/** The IDs of items are no change that anyone sees. */
function* leaves(value: JsonValue | undefined, pointer: Pointer): Generator<{ pointer: Pointer; value: JsonValue }> {
  if (value === undefined || pointer.endsWith("/id")) return;
  if (HOLIDAY.test(pointer) && isObject(value)) yield { pointer, value: describeHoliday(value) };
  else if (!isContainer(value)) yield { pointer, value };
  else for (const [key, member] of Object.entries(value)) yield* leaves(member, child(pointer, key));
}

const HOLIDAY = /^\/offices\/\d+\/hours\/holidays\/\d+$/;

function describeHoliday({ name = "", date = "", until = date, spans = [] }: JsonObject): string {
  const days = [...new Set([date, until])].map(readableValue).join(" to ");
  return `${name}, ${days}: ${formatSpans(isSpanList(spans) ? spans : [])}`;
}

function isContainer(value: JsonValue | undefined): value is JsonObject | JsonValue[] {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0 && !isSpanList(value);
}

/** Returns a value in words: "8:30 AM-5:00 PM", "Nov 25, 2026, 6:00 PM". */
export function readableValue(value: JsonValue): string {
  if (isSpanList(value)) return formatSpans(value);
  if (Array.isArray(value)) return "an empty list";
  if (isObject(value)) return "no fields";
  return String(value).replace(DATE, (_, date: string, time?: string) => {
    return `${formatDate(date)}${time === undefined ? "" : `, ${formatClockTime(time)}`}`;
  });
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;
