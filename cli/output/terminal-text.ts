/**
 * Text for the terminal. Content, file names and messages may contain control characters that would move the cursor,
 * change the window title or reorder a line, so every character of that kind is shown as an escape such as `\u001b`.
 */
import { randomUUID } from "node:crypto";
import pc from "picocolors";

/** Replaces ESC in the sequences of this program. It is random, so that no content can contain it. */
export const OWN_ESCAPE = `<${randomUUID()}>`;

const OWN_COLOR = new RegExp(`${OWN_ESCAPE}\\[\\d+m`, "g");

/** Control characters except for tab and line feed, bidirectional controls, line separators, and the byte order mark. */
const UNSAFE_CHARACTER = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\ufeff]/gu;

/** Replaces control characters and invisible formatting characters, except for tabs and line feeds, by `\uXXXX`. */
export function escapeControls(text: string): string {
  return text.replace(UNSAFE_CHARACTER, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Returns a text that cannot leave its line: line ends become `⏎`, tabs become spaces. */
export function toSingleLine(text: string): string {
  return escapeControls(text.replace(/\r?\n/g, "⏎").replaceAll("\t", " "));
}

/** Converts text with styles to what a terminal receives: styles become ANSI sequences, or disappear without color. */
export function toTerminal(text: string, isColored: boolean): string {
  return escapeControls(isColored ? text : text.replace(OWN_COLOR, "")).replaceAll(OWN_ESCAPE, "\u001b");
}

/** Serializes a value as JSON in which control characters and invisible formatting characters are escaped. */
export function toJson(value: unknown, indent = 2): string {
  return escapeControls(JSON.stringify(value, null, indent));
}

const STYLES = ["bold", "dim", "red", "green", "yellow", "cyan"] as const;

/** Functions that style text. The stream that the text is written to decides whether the style is shown. */
export type Style = Readonly<Record<(typeof STYLES)[number], (text: string) => string>>;

const ansi = pc.createColors(true);

export const style = Object.fromEntries(
  STYLES.map((name) => [name, (text: string) => ansi[name](escapeControls(text)).replaceAll("\u001b", OWN_ESCAPE)]),
) as Style;
