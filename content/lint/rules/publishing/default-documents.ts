import type { Rule } from "#content/lint/model/rule.ts";
import { describeShownDefaults } from "#content/store/default-documents.ts";

export const defaultDocuments: Rule = {
  code: "production/default-content",
  severity: "error",
  title: "Default content cannot be published",
  why: "The default content describes an invented agency.",
  fix: "Import content for the document, or fix its file.",
  isForProduction: true,
  checkSite: ({ defaults }) => (defaults === undefined ? [] : describeShownDefaults(defaults)),
};
