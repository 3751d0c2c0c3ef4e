import type { Rule } from "#content/lint/model/rule.ts";
import { SITE } from "#schemas/page-ids.ts";

export const expiredNotice: Rule = {
  code: "schedule/expired-notice",
  severity: "warning",
  title: "The notice has expired",
  why: "Pages no longer show it. Pages that were published before it expired show it until they are published again.",
  fix: "Remove `notice` from the site settings, or set a later time in `notice.until`.",
  checkSite({ settings: { notice: { text = "", until } = {} }, today }) {
    if (until === undefined || until >= today) return [];
    const message = `The notice "${text}" ended on ${until.replace("T", " at ")}.`;
    return [{ page: SITE, pointer: "/notice/until", message, phrase: text }];
  },
};
