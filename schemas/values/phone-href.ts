/**
 * Converts a phone number in free text to a `tel:` URI (RFC 3966). Ten digits are treated as a United States number.
 * @param phone the number as written, with or without an extension such as "ext. 12"
 * @returns undefined if the text has fewer than seven digits
 */
export function phoneHref(phone: string): string | undefined {
  const [, number = "", extension] = /^(.*?)(?:(?:ext(?:ension)?\.?|x|#)\s*(\d+))?\s*$/i.exec(phone) ?? [];
  const digits = number.replace(/\D/g, "");
  if (digits.length < 7) return undefined;
  const dialed = digits.length === 10 ? `+1${digits}` : number.trimStart().startsWith("+") ? `+${digits}` : digits;
  return `tel:${dialed}${extension === undefined ? "" : `;ext=${extension}`}`;
}
