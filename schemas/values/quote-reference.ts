/** Number of characters that a visitor can read on the phone, and that make two requests of one day differ. */
const REFERENCE_DIGITS = 8;

/** Returns the reference of a quote request, such as "7F3A-29C1": the beginning of its ID. */
export function formatQuoteReference(id: string): string {
  const digits = id.slice(0, REFERENCE_DIGITS).toUpperCase();
  return `${digits.slice(0, REFERENCE_DIGITS / 2)}-${digits.slice(REFERENCE_DIGITS / 2)}`;
}

/** Returns the beginning of an ID that a reference or a part of it names, in any spelling, or undefined for other texts. */
export function readQuoteReference(text: string): string | undefined {
  return /^#?[0-9a-f]{4}-?[0-9a-f]{0,20}$/i.test(text) ? text.replaceAll(/[#-]/g, "").toLowerCase() : undefined;
}
