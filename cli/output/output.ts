import { OWN_ESCAPE, toSingleLine, toTerminal } from "./terminal-text.ts";

export const OUTPUT_FORMATS = ["pretty", "json", "github", "sarif"] as const;

export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

export interface Output {
  /** @param done called when the text is written, or with the error that prevented it */
  write(text: string, done?: (error?: Error | null) => void): unknown;
  readonly isTTY?: boolean | undefined;
  /** Width of the terminal in characters. */
  readonly columns?: number | undefined;
}

/** Output that shows control characters as escapes. */
export type TerminalOutput = ReturnType<typeof createTerminalOutput>;

export type ColorSettings = { color: boolean; env: Readonly<Record<string, string | undefined>> };

/** Wraps a stream so that no text written to it can control the terminal. Only styles of this program have an effect. */
export function createTerminalOutput(stream: Output, settings: ColorSettings) {
  const isColored = hasColor(stream, settings);
  const write = (text: string) => stream.write(toTerminal(text, isColored));
  return {
    isTTY: stream.isTTY,
    columns: stream.columns,
    write,
    /**
     * Writes a text in parts, each when the one before is written, so that a slow reader does not make them wait in memory.
     * Ends early if the output cannot be written.
     */
    async writeParts(parts: Iterable<string> | AsyncIterable<string>): Promise<void> {
      for await (const part of parts) {
        const text = toTerminal(part, isColored);
        const error = await new Promise((done) => stream.write(text, done));
        if (error instanceof Error) return;
      }
    },
    /** Writes a document of another format, with its own line ends: as it is, unless a terminal shows it. */
    writeDocument: (text: string) =>
      stream.isTTY === true ? write(text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n")) : stream.write(text),
  };
}

/** See https://no-color.org and https://force-color.org. Many programs also read FORCE_COLOR=0 as off. */
function hasColor({ isTTY }: Output, { color, env: { NO_COLOR, FORCE_COLOR, TERM } }: ColorSettings): boolean {
  if (!color || NO_COLOR || FORCE_COLOR === "0" || TERM === "dumb") return false;
  return isTTY === true || Boolean(FORCE_COLOR);
}

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
