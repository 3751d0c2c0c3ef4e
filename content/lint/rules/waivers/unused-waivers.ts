import type { Rule } from "#content/lint/model/rule.ts";
import { isExpired, isWaivedBy } from "#content/lint/model/waivers.ts";
import { SITE } from "#schemas/page-ids.ts";

export const unusedWaivers: Rule = {
  code: "waiver/unused",
  severity: "warning",
  title: "A waiver permits a wording that no text has",
  why: "It would permit the wording unnoticed if a text gets it again.",
  fix: "Remove the waiver, or correct its rule, text or page.",
  checkFindings: (findings, { settings: { lint = {} }, today }) =>
    (lint.waivers ?? []).flatMap((waiver, index) => {
      if (isExpired(waiver, today) || findings.some((finding) => isWaivedBy(finding, waiver))) return [];
      const place = waiver.page === undefined ? "No text" : `No text on ${waiver.page}`;
      const message = `${place} has "${waiver.text}", which the waiver of ${waiver.by} permits (${waiver.rule}).`;
      return [{ page: SITE, pointer: `/lint/waivers/${index}/text`, message }];
    }),
};
