import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  pickedCompletion,
} from "@codemirror/autocomplete";
import type * as Ours from "../completion/complete.ts";

export type Complete = (text: string, offset: number) => Promise<Ours.Completion[]>;

/** As much of a line before the caret tells whether a key or a value begins there. */
const LOOK_BACK = 200;
/** A key that is being written, or the first word of a value. */
const BEGINNING = /(?:^|[{[,])\s*"[^"\\]*$|:\s*(?:"[^"\\\s]*)?$/;
/** What may be typed on while the same list is narrowed down. */
const WORD = /^[\w$/.-]*$/;

/** Asks for completions where a key or a value begins, or where the user does. */
export function completionSource(complete: Complete): CompletionSource {
  return async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const line = state.doc.lineAt(pos);
    const before = state.sliceDoc(Math.max(line.from, pos - LOOK_BACK), pos);
    if (!explicit && !BEGINNING.test(before)) return null;
    const offers = await complete(state.sliceDoc(), pos).catch(() => []);
    const [first] = offers;
    if (first === undefined) return null;
    const quote = state.sliceDoc(first.from, first.from + 1) === '"' ? 1 : 0;
    return {
      from: Math.min(first.from + quote, pos),
      options: offers.map((offer, index) => optionOf(offer, { index, quote, rest: offer.to - pos })),
      validFor: WORD,
    };
  };
}

interface OptionPlace {
  index: number;
  /** How much stands before the part that the list is narrowed down by, and behind the caret. */
  quote: number;
  rest: number;
}

function optionOf({ label, kind, info, insert, caret }: Ours.Completion, place: OptionPlace): Completion {
  return {
    label,
    type: kind,
    sortText: String(place.index).padStart(4, "0"),
    ...(info !== undefined && { info }),
    apply(view, option, from, to) {
      const start = from - place.quote;
      view.dispatch({
        changes: { from: start, to: to + place.rest, insert },
        selection: { anchor: start + caret },
        annotations: pickedCompletion.of(option),
        userEvent: "input.complete",
        scrollIntoView: true,
      });
    },
  };
}
