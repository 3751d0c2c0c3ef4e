import { defineRule, type Rule, suggesting } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { fieldNameOf, matchesPage } from "#schemas/approval-patterns.ts";
import { shapeFor } from "#schemas/content-shape.ts";
import { SETTINGS, SITE } from "#schemas/page-ids.ts";

export const APPROVAL_RULES: readonly Rule[] = [
  defineRule<{ rule: string; name: string; kind: "page" | "field"; suggestion?: string }>({
    code: "approval/no-match",
    title: "An approval rule names a page or a field that does not exist",
    why: "The office expects changes to wait for approval, and they are published without it.",
    fix: "Correct the name in `approvals` of site.json, or remove it.",
    formFix: "Correct the page or the field of the rule in Business Info, or remove it.",
    message: ({ rule, name, kind, suggestion }) =>
      `The approval rule “${rule}” is about the ${kind} "${name}", which does not exist.${didYouMean(suggestion)}`,
    checkSite({ settings: { approvals = [] }, index }) {
      const pages = [...SETTINGS, ...index.keys()];
      const fields = [...SETTINGS, "home"].flatMap((page) => {
        const shape = shapeFor(page);
        return shape.kind === "object" ? [...shape.keys.keys()] : [];
      });
      return approvals.flatMap(({ title: rule, pages: given = [], fields: named = [] }, position) => {
        const unknownPages = given.map((name, at) => ({ name, at, kind: "page" as const, known: pages }));
        const unknownFields = named.map((name, at) => ({ name, at, kind: "field" as const, known: fields }));
        return [
          ...unknownPages.filter(({ name }) => !pages.some((page) => matchesPage(name, page))),
          ...unknownFields.filter(({ name }) => !fields.includes(fieldNameOf(name).split(".")[0] ?? "")),
        ].map(({ name, at, kind, known }) => ({
          page: SITE,
          pointer: `/approvals/${position}/${kind}s/${at}` as const,
          ...suggesting({ rule, name, kind }, closest(name, known)),
        }));
      });
    },
  }),
];
