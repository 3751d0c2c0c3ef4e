import type { Rule } from "#content/lint/model/rule.ts";
import { SITE } from "#schemas/page-ids.ts";

export const unprovenClaims: Rule = {
  code: "claim/source",
  severity: "warning",
  title: "A claim has no source or no date",
  why: "An advertiser needs proof of a claim before it is published.",
  fix: "Name the document or the count that proves the claim in `source`, and the day on which it was checked in `asOf`.",
  source: "FTC Policy Statement Regarding Advertising Substantiation (1984)",
  checkSite: ({ claims }) =>
    claims.flatMap(({ id, value, source, asOf, pointer }) => {
      const missing = [...(source ? [] : ["source"]), ...(asOf ? [] : ["asOf"])];
      if (missing.length === 0) return [];
      const message = `The claim "${id}" (${value}) has no ${missing.join(" and no ")}.`;
      return [{ page: SITE, pointer, message, phrase: id }];
    }),
};
