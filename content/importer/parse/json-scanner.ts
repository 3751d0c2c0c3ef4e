/** Walks the text of a valid JSON document without building it: what is said, and at which offset. */

/** Offsets are UTF-16 units from the start of the text. A callback that answers false ends the walk. */
export interface JsonTextVisitor {
  /** Before the members of an object or an array. */
  enter?(offset: number, depth: number): boolean | undefined;
  leave?(): void;
  /** A member's name: as an object has it, or the index in an array. `offset` is where the name or the element starts. */
  member?(name: string | number, offset: number): void;
  /** A string, number, true, false or null, from `offset` to `end`; a string with its quotes. */
  scalar?(offset: number, end: number): void;
}

const QUOTE = 34;
const BACKSLASH = 92;

/**
 * Calls the visitor for everything in `text`, in its order, in one pass and without recursion.
 * The text must have passed JSON.parse: nothing is checked here again.
 */
export function walkJsonText(text: string, visitor: JsonTextVisitor): void {
  /** For each open container: the next index of an array, or -1 for an object. */
  const next: number[] = [];
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 32) continue;
    const index = next.at(-1) ?? -1;
    switch (code) {
      case 44: // ,
        isName = index < 0;
        continue;
      case 58: // :
        isName = false;
        continue;
      case 93: // ]
      case 125: // }
        next.pop();
        isName = false;
        visitor.leave?.();
        continue;
    }
    if (index >= 0) {
      visitor.member?.(index, at);
      next[next.length - 1] = index + 1;
    }
    if (code === 91 || code === 123) {
      next.push(code === 91 ? 0 : -1);
      isName = code === 123;
      if (visitor.enter?.(at, next.length) === false) return;
      continue;
    }
    const end = code === QUOTE ? endOfString(text, at) : endOfWord(text, at);
    if (isName) visitor.member?.(unquote(text, at, end), at);
    else visitor.scalar?.(at, end);
    at = end - 1;
  }
}

/** How many members the objects of a valid JSON text have together: each has one colon outside of strings. */
export function countMembers(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at) - 1;
    else if (code === 58) count += 1;
  }
  return count;
}

/** The string whose literal stands from `offset` to `end`. */
export function unquote(text: string, offset: number, end: number): string {
  const inner = text.slice(offset + 1, end - 1);
  return inner.includes("\\") ? (JSON.parse(text.slice(offset, end)) as string) : inner;
}

/** The offset after the closing quote of the string that opens at `offset`, or the text's length where none closes it. */
export function endOfString(text: string, offset: number): number {
  for (let at = offset + 1; ; at += 1) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
}

function endOfWord(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !" \t\r\n,:]}".includes(text.charAt(end))) end += 1;
  return end;
}
