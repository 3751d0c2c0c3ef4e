import { formatDateTime, formatTimeAgo } from "./format-time.ts";

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
