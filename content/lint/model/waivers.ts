/** Decisions of the agency to publish a wording that a rule reports. */
import type { Waiver } from "#schemas/generated/site.ts";
import type { LintSite } from "./lint-site.ts";
import type { LintFinding } from "./rule.ts";

/** Returns the waivers that are in force. */
export function currentWaivers({ settings, today }: LintSite): Waiver[] {
  return (settings.lint?.waivers ?? []).filter((waiver) => !isExpired(waiver, today));
}

/** @param today the current day: YYYY-MM-DD */
export function isExpired({ expires }: Waiver, today: string): boolean {
  return expires !== undefined && expires < today;
}

/** Checks whether a waiver permits the wording that a finding reports. */
export function isWaivedBy({ code, page, phrase }: LintFinding, waiver: Waiver): boolean {
  if (waiver.rule !== code || phrase === undefined) return false;
  if (waiver.page !== undefined && waiver.page !== page) return false;
  return normalize(phrase) === normalize(waiver.text);
}

/** Makes letter case, white space, hyphens and the form of apostrophes irrelevant. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[\s-]+/g, " ")
    .trim();
}
