import type { Rule } from "#content/lint/model/rule.ts";
import { isExpired } from "#content/lint/model/waivers.ts";
import { SITE } from "#schemas/page-ids.ts";

export const expiredWaivers: Rule = {
  code: "waiver/expired",
  severity: "warning",
  title: "A waiver has expired",
  why: "The agency wanted to look at the wording again by that day. The rule reports it again.",
  fix: "Change the wording, or record a new decision with a new date in the waiver.",
  checkSite: ({ settings: { lint = {} }, today }) =>
    (lint.waivers ?? []).flatMap((waiver, index) => {
      if (!isExpired(waiver, today)) return [];
      const message = `The waiver of ${waiver.by} for "${waiver.text}" (${waiver.rule}) expired on ${waiver.expires}.`;
      return [{ page: SITE, pointer: `/lint/waivers/${index}/expires`, message }];
    }),
};
