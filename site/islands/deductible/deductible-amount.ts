/** Exact arithmetic of a percent deductible: money in cents, percentages in hundredths of a percent. */

/** Highest amount that a visitor can enter: 999,999,999.99 dollars. Products of the arithmetic stay exact below it. */
const MAX_CENTS = 99_999_999_999;

const FULL_PERCENT = 10_000;

/**
 * Parses an amount in dollars, such as "$350,000" or "350000.50".
 * @returns undefined for anything but a positive amount below one billion dollars with at most two decimals. A comma must
 * have three digits after it, because "350,00" is 350 dollars to some people and a typing error to others.
 */
export function parseDollars(text: string): number | undefined {
  const amount = text.trim().replace(/^\$/, "");
  const cents = parseHundredths(amount.replace(/,(?=\d{3}(?!\d))/g, ""));
  return cents !== undefined && cents <= MAX_CENTS ? cents : undefined;
}

/** Parses a percentage up to 100 with at most two decimals, such as "2" or "2.5%". Returns hundredths of a percent. */
export function parsePercent(text: string): number | undefined {
  const hundredths = parseHundredths(text.replace(/%\s*$/, ""));
  return hundredths !== undefined && hundredths <= FULL_PERCENT ? hundredths : undefined;
}

/** Returns the deductible in cents, rounded to the nearest cent. */
export function deductibleCents(insuredCents: number, percent: number): number {
  return Math.floor((insuredCents * percent + FULL_PERCENT / 2) / FULL_PERCENT);
}

/** Divides a loss between the owner, who pays up to the deductible, and the policy. */
export function divideLoss(lossCents: number, deductible: number): { ownerCents: number; policyCents: number } {
  const ownerCents = Math.min(lossCents, deductible);
  return { ownerCents, policyCents: lossCents - ownerCents };
}

/** Formats cents as dollars, without cents if they are zero. */
export function formatDollars(cents: number): string {
  const fraction = String(cents % 100).padStart(2, "0");
  return `$${Math.floor(cents / 100).toLocaleString("en-US")}${fraction === "00" ? "" : `.${fraction}`}`;
}

function parseHundredths(text: string): number | undefined {
  const [, whole = "", fraction = ""] = /^(\d{0,12})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return hundredths > 0 ? hundredths : undefined;
}
