import { type Diagnostic, diagnose, type Severity } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import { checkDocument } from "../lint/lint.ts";
import type { LintFinding } from "../lint/model/rule.ts";
import { sampleContent } from "../lint/rules/publishing/sample-content.ts";
import { readLintSite } from "../lint/site-index.ts";
import type { ContentStore } from "../store/content-store.ts";
import { findShownDefaults, summarizeShownDefaults } from "../store/default-documents.ts";
import type { HealthCheck } from "./health-check.ts";

/**
 * Checks that the site shows neither default content nor sample content.
 * @param severity of the problems, which matter only where the site is public
 */
export function publishedContentCheck(store: Pick<ContentStore, "reader">, severity: Severity): HealthCheck {
  return {
    name: "Default and sample content",
    async run() {
      const reader = await store.reader();
      const defaults = await findShownDefaults(reader);
      const context = { defaults, today: "", complete: (_: string, content: PageContent) => content };
      const { site, documents } = await readLintSite(reader.stored, context);
      const samples = documents
        .flatMap((document) => checkDocument(document, site))
        .filter(({ code }) => code === sampleContent.code);
      const message = summarizeShownDefaults(defaults);
      const diagnostics = [
        ...(message === undefined ? [] : [diagnose("production/default-content", message)]),
        ...summarizeSamples(samples),
      ];
      return diagnostics.map((diagnostic) => ({ diagnostic: { ...diagnostic, severity } }));
    },
  };
}

function summarizeSamples({ length }: readonly LintFinding[]): Diagnostic[] {
  if (length === 0) return [];
  const message = `The content has ${length} texts or entries of the sample agency. \`agency lint --production\` lists them.`;
  return [diagnose("production/sample", message)];
}
