import { type ClaimFigure, claimWithFigure } from "#content/facts/figures.ts";
import type { Rule } from "#content/lint/model/rule.ts";
import { isObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";

export const differentFigures: Rule = {
  code: "claim/figure",
  severity: "error",
  title: "A figure in a text differs from the agency's claim",
  why: "Visitors read two answers to one question, and the agency has proof of at most one of them.",
  fix: "Quote the claim, or correct its entry under `claims` in site.json if the new figure is true.",
  checkDocument: ({ page, texts }, { figures }) => {
    if (page === SITE) return [];
    return texts.flatMap((text) => {
      if (!text.isProse) return [];
      const { stored, plain, container, key } = text;
      const label = key === "value" && isObject(container) ? container.label : undefined;
      const statistic = typeof label === "string" ? figures.findInStatistic(stored, label) : undefined;
      const found = statistic === undefined ? figures.findInText(plain) : [statistic];
      return found
        .filter((figure) => claimWithFigure(figure) === undefined)
        .map((figure) => ({ page, pointer: text.pointer, message: describe(figure), phrase: figure.phrase }));
    });
  },
};

function describe({ figure, phrase, claims }: ClaimFigure): string {
  const known = claims.map(({ id, value }) => `${value} ({claim.${id}})`).join(" or ");
  return `The text says "${phrase}", but the site settings claim ${known}, not ${figure}.`;
}
