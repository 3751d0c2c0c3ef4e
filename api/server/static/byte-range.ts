/**
 * Parses a Range header. RFC 9110, section 14.2
 * @param size size of the file in bytes
 * @returns the positions of the first and the last byte, `unsatisfiable` if the range starts after the end of the file, or
 * undefined if the header must be ignored because it is anything but one range of bytes
 */
export function parseByteRange(header: string, size: number) {
  const [, first = "", last = "", suffixLength = ""] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(header.trim()) ?? [];
  if (first === "" && suffixLength === "") return undefined;
  if (last !== "" && Number(last) < Number(first)) return undefined;
  const start = first === "" ? Math.max(0, size - Number(suffixLength)) : Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : "unsatisfiable";
}
