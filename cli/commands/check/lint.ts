import { type CommandContext, type CommandResult, EXIT, exitCodeFor, reportResult } from "#cli/context/command.ts";
import { readStoredSource } from "#cli/inputs/read-inputs.ts";
import { readLintContext } from "#cli/inputs/to-import-options.ts";
import { formatSeverityCounts } from "#cli/output/format-counts.ts";
import { formatCount } from "#content/documents/format-number.ts";
import type { Source } from "#content/findings/finding.ts";
import { lintStoredSite, toLintDiagnostics } from "#content/lint/lint.ts";
import type { LintSite } from "#content/lint/model/lint-site.ts";
import type { LintFinding } from "#content/lint/model/rule.ts";
import { createSiteSource } from "#content/lint/site-source.ts";
import { type ContentReader, readDocument } from "#content/store/content-store.ts";
import { findShownDefaults } from "#content/store/default-content.ts";
import { tryReadDocument } from "#content/store/file/document-files.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { isSame } from "#schemas/json.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import { checkLinks } from "./check-links.ts";

export async function lintCommand(
  context: CommandContext,
  flags: { production?: boolean; online?: boolean; maxWarnings?: number },
): Promise<CommandResult> {
  const { production: isProduction = false, online: isOnline = false, maxWarnings = Infinity } = flags;
  const store = await context.openStore();
  await context.fetchMedia();
  const unusable: Diagnostic[] = [];
  const reader = await store.reader(undefined, (warning) => unusable.push(warning));
  const defaults = isProduction ? await findShownDefaults(reader) : undefined;
  const lintContext = { ...(await readLintContext(context.contentPlace)), defaults };
  const addLinkProblems = async ({ externalLinks }: LintSite) => {
    const linkProblems = isOnline ? await checkLinks(externalLinks.map(({ address }) => address)) : undefined;
    return { ...lintContext, ...(linkProblems && { linkProblems }) };
  };
  const source = createSiteSource(async () => reader, lintContext.complete);
  const { checked, findings } = await lintStoredSite(source, lintContext, new Map(), addLinkProblems);
  const found = toLintDiagnostics(findings, await readSources(findings, reader.stored, context));
  const diagnostics = [...unusable, ...found];

  const warnings = diagnostics.filter(({ severity }) => severity === "warning").length;
  const exitCode = warnings > maxWarnings ? EXIT.content : exitCodeFor(diagnostics);
  const pages = checked.filter((id) => !isSettings(id)).length;
  const subject = `${formatCount(pages, "page")}${pages < checked.length ? " and the site settings" : ""}`;
  const limit = warnings > maxWarnings ? ` At most ${formatCount(maxWarnings, "warning")} allowed.` : "";
  const message = `Checked ${subject}: ${formatSeverityCounts(diagnostics)}.${limit}`;
  return reportResult(message, diagnostics, { exitCode });
}

/** Reads the file of each document that findings refer to, if the site shows the file. The others have recorded content. */
async function readSources(findings: readonly LintFinding[], stored: ContentReader, context: CommandContext) {
  const sources = new Map<DocumentId, Source>();
  const pages = findings.flatMap(({ page, related = [] }) => [page, ...related.map((other) => other.page)]);
  for (const id of new Set(pages)) {
    const shown = await readDocument(stored, id);
    const isShown = isSame(tryReadDocument(context.contentPlace.contentDir, id), shown);
    const source = isShown ? readStoredSource(id, context) : undefined;
    if (source !== undefined) sources.set(id, source);
  }
  return sources;
}
