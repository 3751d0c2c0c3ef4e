import { type Diagnostic, diagnose, type Severity } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import { type PageId, pathOf } from "#schemas/page-ids.ts";
import { sampleAgency, sampleData } from "../lint/rules/production.ts";
import type { LintFinding, LintInput } from "../lint/rules/rule.ts";
import type { ContentStore, StoredContentReader } from "../store/content-store.ts";
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
      const content = await readContent(await store.reader());
      const samples = [...sampleData(content), ...sampleAgency(content)];
      const message = summarizeShownDefaults(content.defaults);
      const defaults = message === undefined ? [] : [diagnose("production/default-content", message)];
      const diagnostics = [...defaults, ...summarizeSamples(samples)];
      return diagnostics.map((diagnostic) => ({ diagnostic: { ...diagnostic, severity } }));
    },
  };
}

async function readContent(reader: StoredContentReader) {
  const pages = new Map<PageId, PageContent>();
  for (const id of await reader.pages()) {
    const content = pathOf(id) === undefined ? undefined : await reader.page(id);
    if (content !== undefined) pages.set(id, content);
  }
  return {
    pages,
    site: await reader.site(),
    media: new Set(),
    defaults: await findShownDefaults(reader),
  } satisfies LintInput;
}

function summarizeSamples({ length }: readonly LintFinding[]): Diagnostic[] {
  if (length === 0) return [];
  const message = `The content has ${length} texts or entries of the sample agency. \`agency lint --production\` lists them.`;
  return [diagnose("production/sample", message)];
}
