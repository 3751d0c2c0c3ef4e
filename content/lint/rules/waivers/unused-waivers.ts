import type { Rule } from "#content/lint/model/rule.ts";
import { severityOf } from "#content/lint/model/severity-of.ts";
import { isExpired, isWaivedBy } from "#content/lint/model/waivers.ts";
import { SITE } from "#schemas/page-ids.ts";

/** Creates the rule for waivers of these rules. */
export function unusedWaivers(rules: readonly Rule[]): Rule {
  return {
    code: "waiver/unused",
    severity: "warning",
    title: "A waiver permits a wording that no text has",
    why: "It would permit the wording unnoticed if a text gets it again.",
    fix: "Remove the waiver, or correct its rule, text or page.",
    checkFindings: (findings, site) => {
      const activeCodes = new Set<string>(
        rules.filter((rule) => severityOf(rule, site) !== "off").map(({ code }) => code),
      );
      return (site.settings.lint?.waivers ?? []).flatMap((waiver, index) => {
        if (!activeCodes.has(waiver.rule) || isExpired(waiver, site.today)) return [];
        if (findings.some((finding) => isWaivedBy(finding, waiver))) return [];
        const place = waiver.page === undefined ? "No text" : `No text on ${waiver.page}`;
        const message = `${place} has "${waiver.text}", which the waiver of ${waiver.by} permits (${waiver.rule}).`;
        return [{ page: SITE, pointer: `/lint/waivers/${index}/text`, message }];
      });
    },
  };
}
