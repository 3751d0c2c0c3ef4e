import type { ClaimFigure, FigureFinder } from "#content/facts/figures.ts";
import {
  describeHours,
  type HoursReadings,
  parseStructuredTimeSpans,
  parseTimeSpans,
} from "#content/facts/office-hours.ts";
import type { LintText } from "#content/lint/model/lint-document.ts";
import type { LintSite } from "#content/lint/model/lint-site.ts";
import type { Rule, RuleFinding } from "#content/lint/model/rule.ts";
import type { Hours, Site } from "#schemas/generated/site.ts";
import { SITE } from "#schemas/page-ids.ts";

export const CLAIM_RULES: readonly Rule[] = [
  {
    code: "claim/figure",
    severity: "error",
    title: "A figure in a text differs from the agency's claim",
    why: "Visitors read two answers to one question, and the agency has proof of at most one of them.",
    fix: "Quote the claim, or correct its entry under `claims` in site.json if the new figure is true.",
    checkDocument: (document, site) =>
      site.candidatesOf(document).flatMap((text) =>
        findFigures(text, site.figures)
          .filter(({ claim }) => claim === undefined)
          .map((figure) => ({
            page: document.page,
            pointer: text.pointer,
            message: describe(figure),
            phrase: figure.phrase,
          })),
      ),
  },
  {
    code: "claim/conflict",
    severity: "warning",
    title: "Claims or facts contradict each other",
    why: "Visitors and search engines get two answers to one question. A wrong one can become an errors-and-omissions claim.",
    fix: "Find out which value is true, and use it in all the places that the message names. To keep both, record a waiver for the subject under `lint.waivers` in site.json.",
    checkSite: (site) => [...findConflicts(site), ...findConflictingHours(site.settings)],
  },
  {
    code: "claim/repeated-id",
    severity: "error",
    title: "Two claims have the same id",
    why: "Texts quote a claim by its id and show the value of the last one. The other value appears nowhere.",
    fix: "Give one of the claims another id, and correct the texts that quote it.",
    checkSite: ({ claims }) => {
      const first = new Map<string, string>();
      return claims.flatMap(({ id, pointer }) => {
        const known = first.get(id);
        first.set(id, known ?? pointer);
        if (known === undefined) return [];
        const related = [{ page: SITE, pointer: known, message: "The first one is here." }];
        return [{ page: SITE, pointer, message: `Another claim has the id "${id}" as well.`, phrase: id, related }];
      });
    },
  },
  {
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
  },
  {
    code: "claim/expired",
    severity: "error",
    title: "A claim has expired",
    why: "The agency set a last day for the claim, because it may no longer be true after it.",
    fix: "Check the claim, and set `value`, `asOf` and `expires` again, or remove it from the texts.",
    checkSite: ({ claims, today }) =>
      claims.flatMap(({ id, value, expires, pointer }) => {
        if (expires === undefined || expires >= today) return [];
        const message = `The claim "${id}" (${value}) expired on ${expires}.`;
        return [{ page: SITE, pointer, message, phrase: id }];
      }),
  },
];

function findFigures({ stored, plain, statisticLabel }: LintText, figures: FigureFinder): ClaimFigure[] {
  const statistic = statisticLabel === undefined ? undefined : figures.findInStatistic(stored, statisticLabel);
  return statistic === undefined ? figures.findInText(plain) : [statistic];
}

const disjunction = new Intl.ListFormat("en-US", { type: "disjunction" });

function describe({ phrase, claims }: ClaimFigure): string {
  const known = disjunction.format(claims.map(({ id, value }) => `${value} ({claim.${id}})`));
  return `The text says "${phrase}", but the claim in the site settings is ${known}.`;
}

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
