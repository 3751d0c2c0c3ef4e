import type { Rule, RuleFinding } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { child, type Pointer } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";

/** Creates the rule for the lint settings of these rules and of itself. */
export function settingsWithoutEffect(rules: readonly Rule[]): Rule {
  const code = "lint/no-effect";
  const codes = new Set<string>([...rules.map((rule) => rule.code), code]);
  const fixedCodes = new Set<string>(rules.filter(({ rejectsImports }) => rejectsImports).map((rule) => rule.code));

  const check = (setting: string, pointer: Pointer, isSeverity: boolean): RuleFinding[] => {
    const location = { page: SITE, pointer };
    if (codes.has(setting)) {
      const message = `The severity of ${setting} cannot be changed.`;
      return isSeverity && fixedCodes.has(setting) ? [{ ...location, message }] : [];
    }
    const suggestion = closest(setting, codes);
    const message = `There is no lint rule ${setting}.${didYouMean(suggestion)}`;
    return [{ ...location, message, ...(suggestion !== undefined && { suggestion }) }];
  };

  return {
    code,
    severity: "warning",
    title: "A lint setting has no effect",
    why: "The agency believes that a rule is off or that a wording is permitted, and it is not so.",
    fix: "Correct the code of the rule in the lint settings of site.json, or remove the setting. `agency explain` lists the codes.",
    checkSite: ({ settings: { lint: { severities = {}, waivers = [] } = {} } }) => [
      ...Object.keys(severities).flatMap((setting) => check(setting, child("/lint/severities", setting), true)),
      ...waivers.flatMap(({ rule }, index) => check(rule, `/lint/waivers/${index}/rule`, false)),
    ],
  };
}
