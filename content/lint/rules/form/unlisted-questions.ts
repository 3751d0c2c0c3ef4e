import type { Rule } from "#content/lint/model/rule.ts";

export const unlistedQuestions: Rule = {
  code: "form/unlisted",
  severity: "warning",
  title: "The privacy policy does not list a question of the quote form",
  why: "The answers are stored and mailed. A policy that lists what the form asks, but not all of it, misleads visitors.",
  fix: "List the question on the privacy page in the words of the form, or remove it from the form on the contact page.",
  source: "15 U.S.C. 45 (unfair or deceptive acts or practices); Iowa Code section 714.16",
  checkSite: ({ index }) => {
    const policy = index.get("privacy")?.page?.policy;
    if (policy === undefined) return [];
    const known = normalize(policy);
    return (index.get("contact")?.page?.questions ?? []).flatMap((label, position) => {
      if (known.includes(normalize(label))) return [];
      const message = `The privacy policy does not list the question "${label}".`;
      return [{ page: "contact", pointer: `/form/questions/${position}/label` as const, message, phrase: label }];
    });
  },
};

/** Returns a text so that letter case, line breaks and the form of apostrophes make no difference. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
}
