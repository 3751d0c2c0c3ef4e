import type { Rule } from "#content/lint/model/rule.ts";
import { checkLength, LENGTH_SOURCE } from "./check-length.ts";

export const descriptionLength: Rule = {
  code: "meta/description-length",
  severity: "warning",
  title: "A description is too long or too short for search results",
  why: "Search engines may cut off the rest of a long description, or replace a short one.",
  fix: "Describe the page in 25 to 160 characters.",
  source: LENGTH_SOURCE,
  checkDocument: (document) => checkLength(document, "description", { min: 25, max: 160 }),
};
