import type { Rule } from "#content/lint/model/rule.ts";
import { checkLength, LENGTH_SOURCE } from "./check-length.ts";

export const titleLength: Rule = {
  code: "meta/title-length",
  severity: "warning",
  title: "A title is too long or too short for search results",
  why: "Search engines may cut off the rest of a long title, or replace a short one.",
  fix: "Describe the page in 15 to 60 characters, with the most important words first.",
  source: LENGTH_SOURCE,
  checkDocument: (document) => checkLength(document, "title", { min: 15, max: 60 }),
};
