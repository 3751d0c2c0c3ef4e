import { SITE } from "#schemas/page-ids.ts";
import type { Rule } from "./rule.ts";

/** Claims that the copy tells in more than one way. */
export const conflictingClaims: Rule = ({ site: { claims = [] } }) =>
  claims.flatMap(({ label, readings }, index) => {
    const { size } = new Set(readings.map(({ value }) => value));
    if (size < 2) return [];
    const told = readings.map(({ value, pages }) => `"${value}" on ${pages.join(", ")}`).join("; ");
    const message = `There are ${size} readings of ${label}: ${told}.`;
    return [{ code: "claim/conflict", page: SITE, pointer: `/claims/${index}/label`, message }];
  });
