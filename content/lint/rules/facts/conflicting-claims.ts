import { describeHours, type HoursReadings } from "#content/facts/office-hours.ts";
import { parseStructuredTimeSpans, parseTimeSpans } from "#content/facts/parse-hours.ts";
import type { LintSite } from "#content/lint/model/lint-site.ts";
import type { Rule, RuleFinding } from "#content/lint/model/rule.ts";
import type { Hours, Site } from "#schemas/generated/site.ts";
import { SITE } from "#schemas/page-ids.ts";

export const conflictingClaims: Rule = {
  code: "claim/conflict",
  severity: "warning",
  title: "Claims or facts contradict each other",
  why: "Visitors and search engines get two answers to one question. A wrong one can become an errors-and-omissions claim.",
  fix: "Find out which value is true, and use it in all the places that the message names. To keep both, record a waiver for the subject under `lint.waivers` in site.json.",
  checkSite: (site) => [...findConflicts(site), ...findConflictingHours(site.settings)],
};

function findConflicts({ claims }: LintSite): RuleFinding[] {
  return [...new Set(claims.map(({ subject }) => subject))].flatMap((subject) => {
    const [first, ...others] = claims.filter((claim) => claim.subject === subject);
    const different = others.filter(({ value }) => value !== first?.value);
    if (first === undefined || different.length === 0) return [];
    const values = [first, ...different].map(({ id, value }) => `"${value}" (claim.${id})`).join(", ");
    const message = `The claims about "${subject}" have different values: ${values}.`;
    const related = different.map(({ pointer }) => ({ page: SITE, pointer, message: "Another value is here." }));
    return [{ page: SITE, pointer: first.pointer, message, phrase: subject, related }];
  });
}

function findConflictingHours({ hours = {} }: Site): RuleFinding[] {
  return hours.days === undefined ? compareReadings(hours) : compareWithDays(hours, describeHours(hours.days));
}

/** Compares the notations of the hours with the one that follows from the hours by day, which pages show. */
function compareWithDays(hours: Hours, readings: HoursReadings): RuleFinding[] {
  return Object.entries(readings).flatMap(([notation, shown]) => {
    const written = hours[notation as keyof HoursReadings];
    if (written === undefined || written === shown) return [];
    const message = `The office hours have different values: "${written}" in \`hours.${notation}\`, but "${shown}" by day, which pages show. Remove \`hours.${notation}\`.`;
    const related = [{ page: SITE, pointer: "/hours/days", message: "The other value is here." }];
    return [{ page: SITE, pointer: `/hours/${notation}`, message, phrase: "Office hours", related }];
  });
}

/** Compares the hours that pages show with those for search engines. Hours in another notation are not compared. */
function compareReadings({ display = "", structured = "" }: Hours): RuleFinding[] {
  const [shown, read] = [parseTimeSpans(display), parseStructuredTimeSpans(structured)].map(
    (spans) => new Set(spans.map(({ opens, closes }) => `${opens}-${closes}`)),
  );
  if (shown === undefined || read === undefined || shown.size === 0 || read.size === 0) return [];
  if ([...shown].every((range) => read.has(range)) && shown.size === read.size) return [];
  const message = `The office hours have different values: "${display}" on pages, "${structured}" for search engines.`;
  const related = [{ page: SITE, pointer: "/hours/structured", message: "The other value is here." }];
  return [{ page: SITE, pointer: "/hours/display", message, phrase: "Office hours", related }];
}
