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

export type SourceTextEvent =
  | { type: "typed"; text: string }
  | { type: "replaced"; by: SourceText }
  | { type: "restored"; state: SourceTextState };

export const EMPTY_SOURCE: SourceText = { text: "" };

/** A text that is replaced by another one can be restored, unless it is blank. */
export function reduceSourceText(state: SourceTextState, event: SourceTextEvent): SourceTextState {
  const { current } = state;
  switch (event.type) {
    case "typed":
      return current.text === event.text ? state : { ...state, current: { ...current, text: event.text } };
    case "replaced":
      return isBlank(current) ? { current: event.by } : { current: event.by, replaced: current };
    case "restored":
      return isBlank(current) ? event.state : { current: event.state.current, replaced: current };
  }
}

export function isBlank({ text }: SourceText): boolean {
  return text.trim() === "";
}
