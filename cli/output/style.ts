import pc from "picocolors";
import { escapeControls, OWN_ESCAPE } from "./terminal-text.ts";

const STYLES = ["bold", "dim", "red", "green", "yellow", "cyan"] as const;

/** Functions that style text. The stream that the text is written to decides whether the style is shown. */
export type Style = Readonly<Record<(typeof STYLES)[number], (text: string) => string>>;

const ansi = pc.createColors(true);

export const style = Object.fromEntries(
  STYLES.map((name) => [name, (text: string) => ansi[name](escapeControls(text)).replaceAll("\u001b", OWN_ESCAPE)]),
) as Style;
