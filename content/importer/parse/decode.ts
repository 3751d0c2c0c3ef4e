/** Decodes the bytes of an input as UTF-8. */
import { createFinding, type Finding, type Source } from "#content/findings/finding.ts";

/**
 * Decodes an input and removes its byte order mark.
 * @param file name of the input in findings
 * @returns the source, with a finding if the input is not UTF-8
 */
export function decode(raw: Uint8Array | string, file: string): { source: Source; finding?: Finding } {
  if (isUtf16(raw)) return rejected(file, "", `${file} must be UTF-8, but it is UTF-16.`);
  if (typeof raw === "string") return { source: { file, text: raw.replace(/^\uFEFF/, ""), pointer: "" } };
  try {
    return { source: { file, text: new TextDecoder("utf-8", { fatal: true }).decode(raw), pointer: "" } };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    const text = new TextDecoder("utf-8").decode(raw);
    return rejected(file, text, `${file} must be UTF-8, but the byte here is not.`, findInvalidByte(raw, text));
  }
}

function rejected(file: string, text: string, message: string, offset = 0): { source: Source; finding: Finding } {
  const source = { file, text, pointer: "" };
  return { source, finding: createFinding("input/encoding", message, { source, offset }) };
}

/** Detects UTF-16 by its byte order mark, or by the zero byte in each of its ASCII characters. */
function isUtf16(raw: Uint8Array | string): boolean {
  // Without a byte order mark, UTF-16 with only ASCII characters is valid UTF-8.
  if (typeof raw === "string") return raw.slice(0, 2).includes("\0");
  const [first, second] = raw;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;
}

/** Returns the offset of the first U+FFFD in `text` that replaces an invalid byte of `raw`. An encoded U+FFFD is skipped. */
function findInvalidByte(raw: Uint8Array, text: string): number {
  const encoder = new TextEncoder();
  // The decoder has removed the byte order mark.
  let bytes = raw[0] === 0xef && raw[1] === 0xbb && raw[2] === 0xbf ? 3 : 0;
  let from = 0;
  for (let at = text.indexOf("\uFFFD"); at >= 0; at = text.indexOf("\uFFFD", at + 1)) {
    bytes += encoder.encode(text.slice(from, at)).byteLength;
    from = at;
    const [one, two, three] = raw.subarray(bytes, bytes + 3);
    if (one !== 0xef || two !== 0xbf || three !== 0xbd) return at;
  }
  return 0;
}
