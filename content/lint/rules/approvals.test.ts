import { siteWith, testRule } from "#tests/support/lint.ts";

function siteWithRule(rule: { pages?: string[]; fields?: string[] }) {
  return siteWith({ medicare: {}, "medicare/part-d": {} }, { approvals: [{ title: "Medicare", ...rule }] });
}

testRule("approval/no-match", [
  [
    "accepts ids, addresses, patterns, the site settings and fields in both spellings",
    siteWithRule({
      pages: ["medicare", "/medicare/part-d", "medicare/*", "*", "site"],
      fields: ["claims", "/hero/title"],
    }),
    [],
  ],
  [
    "reports a page and a field that do not exist, and suggests a similar one",
    siteWithRule({ pages: ["medicar", "farm/*"], fields: ["claim", "hero.title"] }),
    [
      'site /approvals/0/pages/0 The approval rule “Medicare” is about the page "medicar", which does not exist. Did you mean medicare?',
      'site /approvals/0/pages/1 The approval rule “Medicare” is about the page "farm/*", which does not exist.',
      'site /approvals/0/fields/0 The approval rule “Medicare” is about the field "claim", which does not exist. Did you mean claims?',
    ],
  ],
]);
