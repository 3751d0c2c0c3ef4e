import {
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  pickedCompletion,
} from "@codemirror/autocomplete";
import { ensureSyntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import { REFERENCE_START } from "#content/facts/facts.ts";
import type { Completion } from "../check/complete.ts";

export type Complete = (text: string, offset: number) => Promise<Completion[]>;

/** The number of characters before the caret that `KEY_OR_VALUE_START` looks at. */
const LOOK_BACK_LENGTH = 200;
/** A key that is being typed, or the first word of a value. */
const KEY_OR_VALUE_START = /(?:^|[{[,])\s*"[^"\\]*$|:\s*(?:"[^"\\\s]*)?$/;
/** The characters that narrow an open list instead of requesting a new one. */
const WORD = /^\{?[\w$/.-]*$/;

/** The longest time that parsing may keep the page from responding. */
const MAX_PARSE_MS = 500;

/** Adapts `complete` to CodeMirror. It runs where a key, a value or a reference starts, or when the user asks for it. */
export function completionSource(complete: Complete): CompletionSource {
  return async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const line = state.doc.lineAt(pos);
    const before = state.sliceDoc(Math.max(line.from, pos - LOOK_BACK_LENGTH), pos);
    const isReference = REFERENCE_START.test(before) && isInString(state, pos);
    if (!explicit && !isReference && !KEY_OR_VALUE_START.test(before)) return null;
    const completions = await complete(state.sliceDoc(), pos).catch(() => []);
    const [first] = completions;
    if (first === undefined) return null;
    const quoteLength = state.sliceDoc(first.from, first.from + 1) === '"' ? 1 : 0;
    return {
      from: Math.min(first.from + quoteLength, pos),
      options: completions.map(({ label, kind, info, insert, to, caret }, index) => ({
        label,
        type: kind,
        sortText: String(index).padStart(4, "0"),
        ...(info !== undefined && { info }),
        apply(view, option, start, end) {
          const from = start - quoteLength;
          view.dispatch({
            changes: { from, to: end + to - pos, insert },
            selection: { anchor: from + caret },
            annotations: pickedCompletion.of(option),
            userEvent: "input.complete",
            scrollIntoView: true,
          });
        },
      })),
      validFor: WORD,
    };
  };
}

/** Returns whether a position is in a string. Parses the text first, which a slow computer may not have done yet. */
function isInString(state: EditorState, pos: number): boolean {
  return ensureSyntaxTree(state, pos, MAX_PARSE_MS)?.resolveInner(pos, -1).name === "String";
}
