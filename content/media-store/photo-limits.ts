/** Limits of photos that are added in the admin. They apply in the browser, too. */

const MEGABYTE = 1024 * 1024;

export const MAX_PHOTO_BYTES = 12 * MEGABYTE;

/** Limit on Netlify: functions get 6 MB, and files in Base64. https://docs.netlify.com/build/functions/configuration */
export const NETLIFY_MAX_PHOTO_BYTES = 4.4 * MEGABYTE;

/** Limit on width × height by the bits of each color. Decoded, that many pixels need 200 MB. */
export const MAX_PHOTO_PIXELS = { 8: 50_000_000, 16: 25_000_000 } as const;

/** Returns the message for a file with too many bytes. Its size may be unknown. */
export function describeTooLarge(name: string, bytes: number | undefined, maxBytes = MAX_PHOTO_BYTES): string {
  const actual = bytes === undefined ? "too large" : formatMegabytes(bytes);
  return `${name} is ${actual}. The limit is ${formatMegabytes(maxBytes)}. Make it smaller and add it again.`;
}

/** Rounds up to one decimal, so that a file just over the limit does not appear to be within it. */
export function formatMegabytes(bytes: number): string {
  return `${(Math.ceil((bytes / MEGABYTE) * 10) / 10).toLocaleString("en-US")} MB`;
}

/** Returns a size in words: "540 kB", "2.1 MB". */
export function describeBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} kB` : formatMegabytes(bytes);
}
