import { toTerminal } from "./terminal-text.ts";

/** Standard output or standard error. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
}

/** Output that shows control characters as escapes. */
export interface TerminalOutput extends Output {
  /** Writes a document of another format, with its own line ends: as it is, unless a terminal shows it. */
  writeDocument(text: string): unknown;
}

/** Options and environment variables that turn colors on or off. */
export interface ColorSettings {
  /** False with `--no-color`. */
  color: boolean;
  env: Readonly<Record<string, string | undefined>>;
}

/** Wraps a stream so that no text written to it can control the terminal. Only styles of this program have an effect. */
export function createTerminalOutput(stream: Output, settings: ColorSettings): TerminalOutput {
  const isColored = hasColor(stream, settings);
  const write = (text: string) => stream.write(toTerminal(text, isColored));
  return {
    isTTY: stream.isTTY,
    write,
    writeDocument: (text) =>
      stream.isTTY === true ? write(text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n")) : stream.write(text),
  };
}

/** See https://no-color.org and https://force-color.org. Many programs also read FORCE_COLOR=0 as off. */
function hasColor({ isTTY }: Output, { color, env: { NO_COLOR, FORCE_COLOR, TERM } }: ColorSettings): boolean {
  if (!color || NO_COLOR || FORCE_COLOR === "0" || TERM === "dumb") return false;
  return isTTY === true || Boolean(FORCE_COLOR);
}
