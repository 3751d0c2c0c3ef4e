/** Markup of a document as texts in order. A text that many documents share is encoded once. */
export type Markup = readonly (string | SharedText)[];

/** Text with its bytes in UTF-8. */
export class SharedText {
  readonly text: string;
  #bytes: Uint8Array | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get bytes(): Uint8Array {
    this.#bytes ??= Buffer.from(this.text);
    return this.#bytes;
  }
}

export function joinMarkup(markup: Markup): string {
  return markup.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

const INITIAL_BYTES = 256 * 1024;
/** Maximum number of bytes of a UTF-16 code unit in UTF-8. */
const MAX_UNIT_BYTES = 3;

/** Returns a function that encodes markup as UTF-8. It uses the same memory each time, so a result is valid until the next call. */
export function createEncoder(): (markup: Markup) => Uint8Array {
  let buffer = Buffer.allocUnsafeSlow(INITIAL_BYTES);
  return (markup) => {
    let length = 0;
    for (const part of markup) {
      const isText = typeof part === "string";
      const needed = length + (isText ? part.length * MAX_UNIT_BYTES : part.bytes.length);
      if (needed > buffer.length) buffer = Buffer.concat([buffer], 2 * needed);
      if (isText) length += buffer.write(part, length);
      else {
        buffer.set(part.bytes, length);
        length += part.bytes.length;
      }
    }
    return buffer.subarray(0, length);
  };
}
