import { formatList } from "#content/documents/format-number.ts";
import { describeHours, parseStructuredTimeSpans, parseTimeSpans } from "#content/facts/office-hours.ts";
import type { LintSite } from "#content/lint/model/lint-site.ts";
import { defineRule, defineWarning, type Rule, type RuleFinding } from "#content/lint/model/rule.ts";
import type { Hours, TimeSpan, WeekHours } from "#schemas/generated/site.ts";
import { type Pointer, segments } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";

export const CLAIM_RULES: readonly Rule[] = [
  defineRule<{ phrase: string; claims: { id: string; value: string }[] }>({
    code: "claim/figure",
    title: "A figure in a text differs from the agency's claim",
    why: "Visitors read two answers to one question, and the agency has proof of at most one of them.",
    fix: "Quote the claim, or correct its entry under `claims` in site.json if the new figure is true.",
    formFix: "Insert the claim instead of the figure, or correct the claim in Business Info if the new figure is true.",
    message: ({ phrase, claims }, words) => {
      const known = claims.map(({ id, value }) => `${value}${words.claim(id)}`);
      return `The text says "${phrase}", but the claim in ${words.settings} is ${formatList(known, "disjunction")}.`;
    },
    checkDocument: (document, site) =>
      site.candidatesOf(document).flatMap(({ stored, plain, statisticLabel: label, pointer }) => {
        const statistic = label === undefined ? undefined : site.figures.findInStatistic(stored, label);
        const found = statistic === undefined ? site.figures.findInText(plain) : [statistic];
        const wrong = found.filter(({ claim }) => claim === undefined);
        return wrong.map(({ phrase, claims }) => {
          const params = { phrase, claims: claims.map(({ id, value }) => ({ id, value })) };
          return { page: document.page, pointer, params, phrase };
        });
      }),
  }),
  defineWarning<ConflictFinding["params"]>({
    code: "claim/conflict",
    title: "Claims or facts contradict each other",
    why: "Visitors and search engines get two answers to one question. A wrong one can become an errors-and-omissions claim.",
    fix: "Find out which value is true, and use it in all the places that the message names. To keep both, record a waiver for the subject under `lint.waivers` in site.json.",
    formFix:
      "Find out which value is true, and use it in all the places that the message names. If both are true, ask the person who runs the site to record that.",
    message: (params, words) => {
      if ("values" in params) {
        const values = params.values.map(({ id, value }) => `"${value}"${words.claim(id)}`).join(", ");
        return `The claims about "${params.subject}" have different values: ${values}.`;
      }
      const start = "The office hours have different values:";
      if ("display" in params) {
        return `${start} "${params.display}" on pages, "${params.structured}" for search engines.`;
      }
      const field = words.field(params.notation);
      return `${start} "${params.written}" in ${field}, but "${params.shown}" by day, which pages show. Remove ${field}.`;
    },
    checkSite: (site) => {
      const ofHours = site.settings.offices.flatMap(({ hours }, index) => {
        const at: Pointer = `/offices/${index}/hours`;
        return hours.days ? compareWithDays(hours, hours.days, at) : compareReadings(hours, at);
      });
      return [...findConflicts(site), ...ofHours];
    },
  }),
  defineRule<{ id: string }>({
    code: "claim/repeated-id",
    title: "Two claims have the same id",
    why: "Texts quote a claim by its id and show the value of the last one. The other value appears nowhere.",
    fix: "Give one of the claims another id, and correct the texts that quote it.",
    message: ({ id }) => `Another claim has the id "${id}" as well.`,
    checkSite: ({ claims }) => {
      const first = new Map<string, string>();
      return claims.flatMap(({ id, pointer }) => {
        const known = first.get(id);
        first.set(id, known ?? pointer);
        if (known === undefined) return [];
        return [{ page: SITE, pointer, params: { id }, phrase: id, related: [{ page: SITE, pointer: known }] }];
      });
    },
  }),
  defineWarning<{ id: string; value: string; missing: string[] }>({
    code: "claim/source",
    title: "A claim has no source or no date",
    why: "An advertiser needs proof of a claim before it is published.",
    fix: "Name the document or the count that proves the claim in `source`, and the day on which it was checked in `asOf`.",
    formFix: "In Business Info, enter the proof of the claim and the day on which it was checked.",
    source: "FTC Policy Statement Regarding Advertising Substantiation (1984)",
    message: ({ id, value, missing }, words) =>
      `The claim "${id}" (${value}) has no ${missing.map(words.field).join(" and no ")}.`,
    checkSite: ({ claims }) =>
      claims.flatMap(({ id, value, source, asOf, pointer }) => {
        const missing = [...(source ? [] : ["source"]), ...(asOf ? [] : ["asOf"])];
        return missing.length === 0 ? [] : [{ page: SITE, pointer, params: { id, value, missing }, phrase: id }];
      }),
  }),
  defineRule<{ id: string; value: string; expires: string }>({
    code: "claim/expired",
    title: "A claim has expired",
    why: "The agency set a last day for the claim, because it may no longer be true after it.",
    fix: "Check the claim, and set `value`, `asOf` and `expires` again, or remove it from the texts.",
    formFix:
      "Check the claim. Then change its value, its day and its last day in Business Info, or remove it from the texts.",
    message: ({ id, value, expires }) => `The claim "${id}" (${value}) expired on ${expires}.`,
    checkSite: ({ claims, surroundings: { today } }) =>
      claims.flatMap(({ id, value, expires, pointer }) => {
        if (expires === undefined || expires >= today) return [];
        return [{ page: SITE, pointer, params: { id, value, expires }, phrase: id }];
      }),
  }),
];

function findConflicts({ claims }: LintSite): ConflictFinding[] {
  return [...new Set(claims.map(({ subject }) => subject))].flatMap((subject) => {
    const [first, ...others] = claims.filter((claim) => claim.subject === subject);
    const different = others.filter(({ value }) => value !== first?.value);
    if (first === undefined || different.length === 0) return [];
    const values = [first, ...different].map(({ id, value }) => ({ id, value }));
    const related = different.map(({ pointer }) => ({ page: SITE, pointer }));
    return [{ page: SITE, pointer: first.pointer, params: { subject, values }, phrase: subject, related }];
  });
}

/** Claims about one subject, or two notations of the office hours, with different values. */
type ConflictFinding = RuleFinding<
  | { subject: string; values: { id: string; value: string }[] }
  | { notation: string; written: string; shown: string }
  | { display: string; structured: string }
>;

/** Compares the notations of the hours with the one that follows from the hours by day, which pages show. */
function compareWithDays(hours: Hours, days: WeekHours, at: Pointer): ConflictFinding[] {
  const readings = describeHours(days);
  return (["display", "weekend", "structured"] as const).flatMap((notation) => {
    const [written, shown] = [hours[notation], readings[notation]];
    if (written === undefined || written === shown) return [];
    const params = { notation: `${segments(at).join(".")}.${notation}`, written, shown };
    const related = [{ page: SITE, pointer: `${at}/days` as const }];
    return [{ page: SITE, pointer: `${at}/${notation}`, params, phrase: "Office hours", related }];
  });
}

/** Compares the hours that pages show with those for search engines. Hours in another notation are not compared. */
function compareReadings({ display = "", structured = "" }: Hours, at: Pointer): ConflictFinding[] {
  const toRanges = (spans: readonly TimeSpan[]) => new Set(spans.map(({ opens, closes }) => `${opens}-${closes}`));
  const [shown, read] = [toRanges(parseTimeSpans(display)), toRanges(parseStructuredTimeSpans(structured))];
  if (shown.size === 0 || read.size === 0) return [];
  if ([...shown].every((range) => read.has(range)) && shown.size === read.size) return [];
  const related = [{ page: SITE, pointer: `${at}/structured` as const }];
  return [{ page: SITE, pointer: `${at}/display`, params: { display, structured }, phrase: "Office hours", related }];
}
