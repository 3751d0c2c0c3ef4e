/** The text in the editor, and the text that it replaced. */

export interface SourceText {
  text: string;
  /** The file that the text was loaded from, even if the user has edited it since. */
  fileName?: string;
}

export interface SourceTextState {
  current: SourceText;
  /** The text that `current` replaced. The user can restore it. */
  replaced?: SourceText;
}

export type SourceTextEvent = { type: "typed"; text: string } | { type: "replaced"; by: SourceText };

export const EMPTY_SOURCE: SourceText = { text: "" };

export function reduceSourceText({ current, ...rest }: SourceTextState, event: SourceTextEvent): SourceTextState {
  if (event.type === "typed") return { ...rest, current: { ...current, text: event.text } };
  return isBlank(current) ? { current: event.by } : { current: event.by, replaced: current };
}

export function isBlank({ text }: SourceText): boolean {
  return text.trim() === "";
}
