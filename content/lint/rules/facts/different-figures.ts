import type { ClaimFigure } from "#content/facts/figures.ts";
import type { Rule } from "../../model/rule.ts";
import { textsThatMayQuote } from "./texts-that-may-quote.ts";

export const differentFigures: Rule = {
  code: "claim/figure",
  severity: "error",
  title: "A figure in a text differs from the agency's claim",
  why: "Visitors read two answers to one question, and the agency has proof of at most one of them.",
  fix: "Quote the claim, or correct its entry under `claims` in site.json if the new figure is true.",
  checkDocument: (document, { figures }) =>
    textsThatMayQuote(document).flatMap(({ stored, plain, statisticLabel, isProse, pointer }) => {
      if (!isProse) return [];
      const statistic = statisticLabel === undefined ? undefined : figures.findInStatistic(stored, statisticLabel);
      const found = statistic === undefined ? figures.findInText(plain) : [statistic];
      return found
        .filter(({ claim }) => claim === undefined)
        .map((figure) => ({ page: document.page, pointer, message: describe(figure), phrase: figure.phrase }));
    }),
};

function describe({ figure, phrase, claims }: ClaimFigure): string {
  const known = claims.map(({ id, value }) => `${value} ({claim.${id}})`).join(" or ");
  return `The text says "${phrase}", but the site settings claim ${known}, not ${figure}.`;
}
