/**
 * Formats a time in the language and time zone of the browser.
 * @param time ISO 8601; any other text is returned as it is
 */
export function formatTime(time: string): { short: string; full: string } {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return { short: time, full: time };
  return {
    short: date.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" }),
    full: date.toLocaleString(undefined, { dateStyle: "full", timeStyle: "long" }),
  };
}
