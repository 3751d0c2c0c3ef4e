import type { ClaimFigure, FigureFinder } from "#content/facts/figures.ts";
import type { LintText } from "#content/lint/model/lint-document.ts";
import type { Rule } from "#content/lint/model/rule.ts";

export const differentFigures: Rule = {
  code: "claim/figure",
  severity: "error",
  title: "A figure in a text differs from the agency's claim",
  why: "Visitors read two answers to one question, and the agency has proof of at most one of them.",
  fix: "Quote the claim, or correct its entry under `claims` in site.json if the new figure is true.",
  checkDocument: (document, site) =>
    site.candidatesOf(document).flatMap((text) =>
      findFigures(text, site.figures)
        .filter(({ claim }) => claim === undefined)
        .map((figure) => ({
          page: document.page,
          pointer: text.pointer,
          message: describe(figure),
          phrase: figure.phrase,
        })),
    ),
};

function findFigures({ stored, plain, statisticLabel }: LintText, figures: FigureFinder): ClaimFigure[] {
  const statistic = statisticLabel === undefined ? undefined : figures.findInStatistic(stored, statisticLabel);
  return statistic === undefined ? figures.findInText(plain) : [statistic];
}

const disjunction = new Intl.ListFormat("en-US", { type: "disjunction" });

function describe({ phrase, claims }: ClaimFigure): string {
  const known = disjunction.format(claims.map(({ id, value }) => `${value} ({claim.${id}})`));
  return `The text says "${phrase}", but the claim in the site settings is ${known}.`;
}
