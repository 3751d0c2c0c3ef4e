import type { Rule } from "#content/lint/model/rule.ts";
import { SITE } from "#schemas/page-ids.ts";

export const repeatedClaims: Rule = {
  code: "claim/repeated-id",
  severity: "error",
  title: "Two claims have the same id",
  why: "Texts quote a claim by its id and show the value of the last one. The other value appears nowhere.",
  fix: "Give one of the claims another id, and correct the texts that quote it.",
  checkSite: ({ claims }) => {
    const first = new Map<string, string>();
    return claims.flatMap(({ id, pointer }) => {
      const known = first.get(id);
      first.set(id, known ?? pointer);
      if (known === undefined) return [];
      const related = [{ page: SITE, pointer: known, message: "The first one is here." }];
      return [{ page: SITE, pointer, message: `Another claim has the id "${id}" as well.`, phrase: id, related }];
    });
  },
};
