import type { Rule } from "#content/lint/model/rule.ts";
import { SITE } from "#schemas/page-ids.ts";

const FIELDS = ["organizations", "products", "disclaimer"] as const;

const conjunction = new Intl.ListFormat("en-US", { type: "conjunction" });

export const medicareDisclaimer: Rule = {
  code: "production/medicare-counts",
  severity: "error",
  title: "The Medicare disclaimer is incomplete",
  why: "Without the counts of organizations and plans, the disclaimer that the law requires cannot be shown.",
  fix: "Set medicare.organizations, medicare.products and medicare.disclaimer in site.json.",
  source: "42 CFR 422.2267(e)(41)",
  isForProduction: true,
  checkSite: ({ settings: { medicare = {} } }) => {
    const missing = FIELDS.filter((field) => !medicare[field]).map((field) => `medicare.${field}`);
    if (missing.length === 0) return [];
    const message = `The Medicare disclaimer cannot be shown without ${conjunction.format(missing)}.`;
    return [{ page: SITE, pointer: "/medicare", message }];
  },
};
