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
    const end = new Date(`${until}Z`).toLocaleString("en-US", {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: "UTC",
    });
    const message = `Visitors do not see the notice "${text}", because it ended on ${end}.`;
    return [{ page: SITE, pointer: "/notice/until", message, phrase: text }];
  },
};
