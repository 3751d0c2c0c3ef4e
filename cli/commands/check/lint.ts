import type { CommandContext } from "#cli/context/command-context.ts";
import { type CommandResult, reportResult } from "#cli/context/command-result.ts";
import { EXIT, exitCodeFor } from "#cli/context/exit-code.ts";
import { readLintContext } from "#cli/inputs/read-lint-context.ts";
import { readStoredSource } from "#cli/inputs/read-stored-source.ts";
import { formatSeverityCounts } from "#cli/output/format-counts.ts";
import { formatCount } from "#content/documents/format-count.ts";
import type { Source } from "#content/findings/finding.ts";
import { lintSite } from "#content/lint/lint.ts";
import type { LintDocument } from "#content/lint/model/lint-document.ts";
import { readLintSite } from "#content/lint/site-index.ts";
import { toLintDiagnostics } from "#content/lint/to-diagnostics.ts";
import { findShownDefaults } from "#content/store/default-documents.ts";
import { tryReadDocument } from "#content/store/file/document-files.ts";
import { isSame } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";

interface Options {
  production?: boolean;
  maxWarnings?: number;
}

export async function lintCommand(
  context: CommandContext,
  { production: isProduction = false, maxWarnings = Infinity }: Options,
): Promise<CommandResult> {
  const store = await context.openStore();
  await context.fetchMedia();
  const reader = await store.reader();
  const defaults = isProduction ? await findShownDefaults(reader) : undefined;
  const { site, documents } = await readLintSite(reader.stored, { ...(await readLintContext(context)), defaults });
  const diagnostics = toLintDiagnostics(lintSite(site, documents), readSources(documents, context));

  const warnings = diagnostics.filter(({ severity }) => severity === "warning").length;
  const exitCode = warnings > maxWarnings ? EXIT.content : exitCodeFor(diagnostics);
  const pages = documents.filter(({ page }) => page !== SITE).length;
  const checked = `${formatCount(pages, "page")}${pages < documents.length ? " and the site settings" : ""}`;
  const limit = warnings > maxWarnings ? ` At most ${formatCount(maxWarnings, "warning")} allowed.` : "";
  const message = `Checked ${checked}: ${formatSeverityCounts(diagnostics)}.${limit}`;
  return reportResult(message, diagnostics, { exitCode });
}

/** Reads the file of each document whose file the site shows. The others have recorded content. */
function readSources(documents: readonly LintDocument[], context: CommandContext): Map<DocumentId, Source> {
  const sources = new Map<DocumentId, Source>();
  for (const { page, content } of documents) {
    const stored = tryReadDocument(context.contentDir, page);
    const source = isSame(stored, content) ? readStoredSource(page, context) : undefined;
    if (source !== undefined) sources.set(page, source);
  }
  return sources;
}
