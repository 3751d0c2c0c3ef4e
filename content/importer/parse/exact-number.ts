/**
 * Checks whether a JSON number is the same number in JavaScript: 1.0 and 1e2 are, 1234567890123456789 and 1e-400 are not.
 * @param literal a finite number as JSON writes it
 */
export function isExactNumber(literal: string): boolean {
  return scientificForm(literal) === scientificForm(String(Number(literal)));
}

/** Returns the one spelling that equal numbers share: significant digits and exponent. */
function scientificForm(literal: string): string {
  const [, sign = "", integer = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(literal) ?? [];
  const digits = `${integer}${fraction}`.replace(/^0+/, "");
  if (digits === "") return `${sign}0`;
  // A pattern for the zeros at the end would take quadratic time.
  let end = digits.length;
  while (digits.charAt(end - 1) === "0") end -= 1;
  return `${sign}${digits.slice(0, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}
