import type { Rule } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";

export const unknownSubjects: Rule = {
  code: "form/subject",
  severity: "error",
  title: "A link to the quote form names a subject that does not exist",
  why: "The form does not know what the visitor asked about, and neither does the office.",
  fix: "Name an insurance type, a coverage page such as commercial/trucking, or a subject in form.subjects of the contact page.",
  checkSite: ({ internalLinks, subjects }) =>
    internalLinks.flatMap(({ page, pointer, subject }) => {
      if (subject === undefined || subjects.has(subject)) return [];
      const suggestion = closest(subject, subjects);
      const message = `The quote form has no subject "${subject}".${didYouMean(suggestion)}`;
      return [
        { page, pointer, message, ...(suggestion !== undefined && { suggestion: `/contact?about=${suggestion}` }) },
      ];
    }),
};
