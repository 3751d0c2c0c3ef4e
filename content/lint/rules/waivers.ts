/** Decisions of the agency to publish a wording that a rule reports, and the rules for them. */
import type { LintSite } from "#content/lint/model/lint-site.ts";
import { defineWarning, type LintFinding, type Rule, severityOf, suggesting } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import type { Waiver } from "#schemas/generated/site.ts";
import { child, type Pointer } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";

/** Creates the rules for the lint settings. */
export function createWaiverRules(rules: readonly Rule[]): Rule[] {
  const settableCodes = new Set<string>([...rules.map(({ code }) => code), "waiver/unused", "lint/no-effect"]);
  const fixedCodes = new Set<string>(rules.filter(({ rejectsImports }) => rejectsImports).map(({ code }) => code));

  const checkSetting = (setting: string, pointer: Pointer, isSeverity: boolean) => {
    const location = { page: SITE, pointer };
    if (!settableCodes.has(setting)) {
      return [{ ...location, ...suggesting({ setting, isKnown: false }, closest(setting, settableCodes)) }];
    }
    const isFixed = isSeverity && fixedCodes.has(setting);
    return isFixed ? [{ ...location, params: { setting, isKnown: true } }] : [];
  };

  return [
    defineWarning<WaiverParams>({
      code: "waiver/unused",
      title: "A waiver permits a wording that no text has",
      why: "It would permit the wording unnoticed if a text gets it again.",
      fix: "Remove the waiver, or correct its rule, text or page.",
      formFix: "Ask the person who runs the site to remove the exception.",
      message: ({ page, text, by, rule }) => {
        const place = page === undefined ? "No text" : `No text on ${page}`;
        return `${place} has "${text}", which the waiver of ${by} permits (${rule}).`;
      },
      checkFindings: (findings, site) => {
        const activeRules = rules.filter((rule) => severityOf(rule, site) !== "off");
        const activeCodes = new Set<string>(activeRules.map(({ code }) => code));
        return (site.settings.lint?.waivers ?? []).flatMap((waiver, index) => {
          if (!activeCodes.has(waiver.rule) || isExpired(waiver, site.surroundings.today)) return [];
          if (findings.some((finding) => isWaivedBy(finding, waiver))) return [];
          return [{ page: SITE, pointer: `/lint/waivers/${index}/text`, params: toParams(waiver) }];
        });
      },
    }),
    defineWarning<{ setting: string; isKnown: boolean; suggestion?: string }>({
      code: "lint/no-effect",
      title: "A lint setting has no effect",
      why: "The agency believes that a rule is off or that a wording is permitted, and it is not so.",
      fix: "Correct the code of the rule in the lint settings of site.json, or remove the setting. `agency explain` lists the codes.",
      formFix: "Ask the person who runs the site to correct the site checks.",
      message: ({ setting, isKnown, suggestion }) =>
        isKnown
          ? `The severity of ${setting} cannot be changed.`
          : `There is no lint rule ${setting}.${didYouMean(suggestion)}`,
      checkSite: ({ settings: { lint: { severities = {}, waivers = [] } = {} } }) => [
        ...Object.keys(severities).flatMap((code) => checkSetting(code, child("/lint/severities", code), true)),
        ...waivers.flatMap(({ rule }, index) => checkSetting(rule, `/lint/waivers/${index}/rule`, false)),
      ],
    }),
  ];
}

export const expiredWaivers = defineWarning<WaiverParams>({
  code: "waiver/expired",
  title: "A waiver has expired",
  why: "The agency wanted to look at the wording again by that day. The rule reports it again.",
  fix: "Change the wording, or record a new decision with a new date in the waiver.",
  formFix: "Change the wording, or ask the person who runs the site to permit it again.",
  message: ({ by, text, rule, expires }) => `The waiver of ${by} for "${text}" (${rule}) expired on ${expires}.`,
  checkSite: ({ settings: { lint = {} }, surroundings: { today } }) =>
    (lint.waivers ?? []).flatMap((waiver, index) => {
      if (!isExpired(waiver, today)) return [];
      return [{ page: SITE, pointer: `/lint/waivers/${index}/expires`, params: toParams(waiver) }];
    }),
});

/** The parts of a waiver that messages name. A waiver with another reason is the same one. */
type WaiverParams = Omit<Waiver, "reason" | "date">;

function toParams({ reason: _, date: __, ...params }: Waiver): WaiverParams {
  return params;
}

export function withoutWaived(findings: readonly LintFinding[], { settings, surroundings }: LintSite): LintFinding[] {
  const waivers = (settings.lint?.waivers ?? []).filter((waiver) => !isExpired(waiver, surroundings.today));
  return findings.filter((finding) => !waivers.some((waiver) => isWaivedBy(finding, waiver)));
}

function isExpired({ expires }: Waiver, today: string): boolean {
  return expires !== undefined && expires < today;
}

/** Checks whether a waiver permits the wording that a finding reports. @internal exported for tests */
export function isWaivedBy({ code, page, phrase }: LintFinding, waiver: Waiver): boolean {
  if (waiver.rule !== code || phrase === undefined) return false;
  if (waiver.page !== undefined && waiver.page !== page) return false;
  return normalize(phrase) === normalize(waiver.text);
}

/** Makes letter case, white space, hyphens and the form of apostrophes irrelevant. */
function normalize(text: string): string {
  const words = text.toLowerCase().replaceAll("’", "'");
  return words.replace(/[\s-]+/g, " ").trim();
}
