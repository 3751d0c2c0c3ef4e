import type { Output } from "./output.ts";
import { OWN_ESCAPE, toSingleLine } from "./terminal-text.ts";

const SHOW_AFTER_MS = 1000;
const REDRAW_INTERVAL_MS = 80;
const BAR_WIDTH = 30;

/** ANSI sequences that return to the start of the line (CHA) and erase it (EL). */
const CLEAR_LINE = `${OWN_ESCAPE}[G${OWN_ESCAPE}[2K`;

export type Progress = ReturnType<typeof createProgress>;

/** Creates a progress bar, which appears only in a terminal, and only if the task takes longer than a second. */
export function createProgress(
  label: string,
  stream: Output,
  { isSilent = false, now = Date.now }: { isSilent?: boolean; now?: () => number } = {},
) {
  const startedAt = now();
  let drawnAt = 0;
  return {
    update(done: number, total: number): void {
      const time = now();
      if (isSilent || stream.isTTY !== true || time - startedAt < SHOW_AFTER_MS) return;
      if (time - drawnAt < REDRAW_INTERVAL_MS && done < total) return;
      drawnAt = time;
      const share = total === 0 ? 1 : done / total;
      const filled = Math.floor(share * BAR_WIDTH);
      const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
      stream.write(`${CLEAR_LINE}${toSingleLine(label)} ${bar} ${Math.floor(share * 100)} % ${done}/${total}`);
    },
    /** Erases the bar. */
    end(): void {
      if (drawnAt > 0) stream.write(CLEAR_LINE);
      drawnAt = 0;
    },
  };
}
