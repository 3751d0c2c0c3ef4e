/**
 * The tel: address (RFC 3966) of a number as somebody wrote it, with its extension; ten digits are a number of the
 * United States. Undefined where there are too few digits to call.
 */
export function phoneHref(phone: string): string | undefined {
  const [, number = "", extension] = /^(.*?)(?:(?:ext(?:ension)?\.?|x|#)\s*(\d+))?\s*$/i.exec(phone) ?? [];
  const digits = number.replace(/\D/g, "");
  if (digits.length < 7) return undefined;
  const dialed = digits.length === 10 ? `+1${digits}` : number.trimStart().startsWith("+") ? `+${digits}` : digits;
  return `tel:${dialed}${extension === undefined ? "" : `;ext=${extension}`}`;
}
