import { type Diagnostic, diagnose, type Severity } from "#schemas/diagnostics.ts";
import { collectFacts } from "../facts/facts.ts";
import { LintDocument } from "../lint/model/lint-document.ts";
import { findSamples } from "../lint/rules/publishing/sample-content.ts";
import { readDocuments } from "../lint/site-index.ts";
import type { ContentStore, StoredContentReader } from "../store/content-store.ts";
import { findShownDefaults, type ShownDefaults, summarizeShownDefaults } from "../store/default-documents.ts";
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
      const message = summarizeShownDefaults(defaults);
      const diagnostics = [
        ...(message === undefined ? [] : [diagnose("production/default-content", message)]),
        ...summarizeSamples(await countSamples(reader, defaults)),
      ];
      return diagnostics.map((diagnostic) => ({ diagnostic: { ...diagnostic, severity } }));
    },
  };
}

async function countSamples({ stored }: StoredContentReader, defaults: ShownDefaults): Promise<number> {
  const facts = collectFacts(await stored.site());
  let count = 0;
  for await (const [page, content] of readDocuments(stored)) {
    count += findSamples(new LintDocument(page, content, facts), defaults).length;
  }
  return count;
}

function summarizeSamples(count: number): Diagnostic[] {
  if (count === 0) return [];
  const message = `The content has ${count} texts or entries of the sample agency. \`agency lint --production\` lists them.`;
  return [diagnose("production/sample", message)];
}
