import type { Rule } from "../../model/rule.ts";

export const unverifiedTestimonials: Rule = {
  code: "testimonial/unverified",
  severity: "warning",
  productionSeverity: "error",
  title: "A testimonial has no source or no permission",
  why: "An advertiser must be able to show that a real client said the words and agreed to their publication.",
  fix: "Name the place where the client said it in `source`, and the day on which the client permitted it in `permission`.",
  source: "16 CFR 465.2 (fake or false consumer testimonials); 16 CFR 255.2 (consumer endorsements)",
  checkDocument: ({ page, pageContent }) =>
    (pageContent?.testimonials?.items ?? []).flatMap(({ author, source, permission, sample = false }, index) => {
      const missing = [...(source ? [] : ["`source`"]), ...(permission ? [] : ["`permission`"])];
      if (sample || missing.length === 0) return [];
      const message = `The testimonial of ${author} has no ${missing.join(" and no ")}.`;
      return [{ page, pointer: `/testimonials/items/${index}`, message, phrase: author }];
    }),
};
