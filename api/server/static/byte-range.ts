/** The part of a file that a request asks for. */
export interface ByteRange {
  start: number;
  /** The last byte of it. */
  end: number;
}

/**
 * RFC 9110, 14.2.
 * @returns undefined where the whole file is the answer: to anything but one range of bytes; null where the file does not
 * reach as far
 */
export function byteRangeOf(header: string, size: number): ByteRange | undefined | null {
  const [, first = "", last = "", length = ""] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(header.trim()) ?? [];
  if (first === "" && length === "") return undefined;
  if (last !== "" && Number(last) < Number(first)) return undefined;
  const start = first === "" ? Math.max(0, size - Number(length)) : Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : null;
}
