/**
 * Formats a time in the language and time zone of the browser.
 * @param time ISO 8601; any other text is returned as it is
 */
export function formatDateTime(time: string, style: "medium" | "full" = "medium"): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return date.toLocaleString(undefined, { dateStyle: style, timeStyle: style === "full" ? "long" : "short" });
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/**
 * Returns a past time in words, such as "2 hours ago", or its date if it is more than a week ago.
 * @param time ISO 8601; any other text is returned as it is
 */
export function formatTimeAgo(time: string, nowMs = Date.now()): string {
  const date = new Date(time);
  const ageMs = nowMs - date.getTime();
  if (Number.isNaN(ageMs)) return time;
  if (ageMs >= 7 * 86_400_000) return date.toLocaleDateString("en-US", { dateStyle: "medium" });
  const [unit, length] = UNITS.find(([, unitMs]) => ageMs >= unitMs) ?? ["minute", 0];
  if (length === 0) return "just now";
  return new Intl.RelativeTimeFormat("en-US", { numeric: "auto" }).format(-Math.floor(ageMs / length), unit);
}

interface TimeProps {
  /** ISO 8601. */
  value: string;
  /** True to show how long ago it was. */
  isAgo?: boolean;
}

/** A time in words, with the full time as its tooltip. */
export function Time({ value, isAgo = false }: TimeProps) {
  return (
    <time dateTime={value} title={formatDateTime(value, "full")}>
      {isAgo ? formatTimeAgo(value) : formatDateTime(value)}
    </time>
  );
}
