/** Office hours as pages show them and as search engines read them. */

/** The opening and closing time of a day: "08:30-17:00". */
type TimeRange = string;

/** Returns the time ranges in a text such as "Monday-Friday 8:30 AM-5:00 PM", in 24-hour form. */
export function timeRangesIn(display: string): TimeRange[] {
  const times = [...display.matchAll(/(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\b/gi)].map(
    ([, hour, minute = "00", half]) => {
      const hours = (Number(hour) % 12) + (half?.toLowerCase() === "p" ? 12 : 0);
      return `${String(hours).padStart(2, "0")}:${minute}`;
    },
  );
  return times.flatMap((time, index) => (index % 2 === 1 ? [`${times[index - 1]}-${time}`] : []));
}

/** Returns the time ranges in the schema.org openingHours format: "Mo-Fr 08:00-17:00". */
export function structuredTimeRanges(structured: string): TimeRange[] {
  return structured.match(/\d{2}:\d{2}-\d{2}:\d{2}/g) ?? [];
}
