import type { Rule } from "#content/lint/model/rule.ts";
import { findDuplicates } from "./find-duplicates.ts";

export const duplicateDescriptions: Rule = {
  code: "meta/duplicate-description",
  severity: "warning",
  title: "Two pages have the same description",
  why: "Search engines often ignore a repeated description and show a text of their choice.",
  fix: "Give each page its own description.",
  checkSite: (site) => findDuplicates(site, "description"),
};
