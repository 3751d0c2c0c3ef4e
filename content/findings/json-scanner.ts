/**
 * Scans the text of a valid JSON document without building its value, and reports the offset of each part. `visit` of
 * jsonc-parser takes five times as long, which is more than half of the time of an import.
 */

/** Callbacks of `walkJsonText`. Offsets are UTF-16 code units from the start of the text. */
export interface JsonTextVisitor {
  /** Called before the members of an object or array. Returning false ends the walk. */
  enter?(offset: number, depth: number): boolean | undefined;
  leave?(): void;
  /** Called for each member with its unescaped key or array index, and the offset of the key or element. */
  member?(name: string | number, offset: number): void;
  /** Called for a string, number, true, false or null, from `offset` to `end`. A string includes its quotes. */
  scalar?(offset: number, end: number): void;
}

const QUOTE = 34;
const BACKSLASH = 92;

/**
 * Calls the visitor for everything in `text`, in document order, in one pass and without recursion.
 * @param text must have passed JSON.parse from `start` on; the walk does not check it again
 */
export function walkJsonText(text: string, visitor: JsonTextVisitor, start = 0): void {
  /** For each open container, the next array index, or -1 for an object. */
  const nextIndexes: number[] = [];
  let isName = false;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 32) continue;
    const index = nextIndexes.at(-1) ?? -1;
    switch (code) {
      case 44: // ,
        isName = index < 0;
        continue;
      case 58: // :
        isName = false;
        continue;
      case 93: // ]
      case 125: // }
        nextIndexes.pop();
        isName = false;
        visitor.leave?.();
        continue;
    }
    if (index >= 0) {
      visitor.member?.(index, at);
      nextIndexes[nextIndexes.length - 1] = index + 1;
    }
    if (code === 91 || code === 123) {
      nextIndexes.push(code === 91 ? 0 : -1);
      isName = code === 123;
      if (visitor.enter?.(at, nextIndexes.length) === false) return;
      continue;
    }
    let end = at;
    if (code === QUOTE) end = endOfString(text, at);
    else while (end < text.length && !" \t\r\n,:]}".includes(text.charAt(end))) end += 1;
    if (isName) visitor.member?.(unquote(text, at, end), at);
    else visitor.scalar?.(at, end);
    at = end - 1;
  }
}

/** Returns the value of the string literal between `offset` and `end`. */
export function unquote(text: string, offset: number, end: number): string {
  const inner = text.slice(offset + 1, end - 1);
  return inner.includes("\\") ? (JSON.parse(text.slice(offset, end)) as string) : inner;
}

/** Returns the offset after the closing quote of the string that opens at `offset`, or the length of the text if the string is not closed. */
export function endOfString(text: string, offset: number): number {
  for (let at = offset + 1; ; at += 1) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
}
