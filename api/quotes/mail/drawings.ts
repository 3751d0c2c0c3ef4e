import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";
import drawings from "./mail-drawings.json" with { type: "json" };

/**
 * Header illustration of emails, drawn with table cells: mail clients block remote images, but not background colors. Each row
 * has a height in pixels and one letter per column: N is night, S shade, L light, and a digit is the position of a color in the
 * evening sky, from the top.
 */
interface MailDrawing {
  /** Widths in pixels. The first column is "": it takes the rest of the width. */
  columns: (number | string)[];
  rows: { heightPx: number; cells: string }[];
}

/** Drawings by the family of scenes: bins and an elevator, two lighthouses on a shore, and gables. */
export const MAIL_DRAWINGS: Readonly<Partial<Record<ResolvedTheme["scene"], MailDrawing>>> = drawings;
