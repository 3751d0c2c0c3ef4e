import { toTerminal } from "./terminal-text.ts";

/** Standard output or standard error. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
}

/** Options and environment variables that turn colors on or off. */
export interface ColorSettings {
  /** False with `--no-color`. */
  color: boolean;
  env: Readonly<Record<string, string | undefined>>;
}

/** Wraps a stream so that no text written to it can control the terminal. Only styles of this program have an effect. */
export function createTerminalOutput(stream: Output, settings: ColorSettings): Output {
  const isColored = hasColor(stream, settings);
  return { isTTY: stream.isTTY, write: (text) => stream.write(toTerminal(text, isColored)) };
}

/** See https://no-color.org and https://force-color.org. Many programs also read FORCE_COLOR=0 as off. */
function hasColor({ isTTY }: Output, { color, env: { NO_COLOR, FORCE_COLOR, TERM } }: ColorSettings): boolean {
  if (!color || NO_COLOR || FORCE_COLOR === "0" || TERM === "dumb") return false;
  return isTTY === true || Boolean(FORCE_COLOR);
}
