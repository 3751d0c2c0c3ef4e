const encoder = new TextEncoder();

/** Returns text in UTF-8. Unlike an object, bytes pass from one thread to another at next to no cost. */
export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

/** Returns a value as JSON in UTF-8. */
export function encodeJson(value: unknown): Uint8Array<ArrayBuffer> {
  return encodeText(JSON.stringify(value));
}
