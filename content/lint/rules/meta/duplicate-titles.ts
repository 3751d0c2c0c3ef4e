import type { Rule } from "#content/lint/model/rule.ts";
import { findDuplicates } from "./find-duplicates.ts";

export const duplicateTitles: Rule = {
  code: "meta/duplicate-title",
  severity: "warning",
  title: "Two pages have the same title",
  why: "People cannot tell the pages apart in search results and browser tabs.",
  fix: "Give each page its own title.",
  checkSite: (site) => findDuplicates(site, "title"),
};
