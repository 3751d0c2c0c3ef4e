/** A time as the reader's browser writes times: at a glance, and in full. */
export function formatTime(time: string): { short: string; full: string } {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return { short: time, full: time };
  return {
    short: date.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" }),
    full: date.toLocaleString(undefined, { dateStyle: "full", timeStyle: "long" }),
  };
}
