import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { type ImportFlags, type ImportOptions, optionsFromFlags } from "#content/importer/plan/import-options.ts";
import type { LintContext } from "#content/lint/model/lint-site.ts";
import type { ContentPlace } from "#content/media-store/content-place.ts";
import { findUnusableLogos } from "#content/media-store/logo-svg.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import type { CommandContext } from "../context/command.ts";
import { readStoredSource } from "./read-inputs.ts";

/** Options that decide what an import does to each page. */
export type PlanFlags = Omit<ImportFlags, "dryRun" | "ifRevision">;

export function toImportOptions(flags: ImportFlags, context: CommandContext): ImportOptions {
  return {
    ...optionsFromFlags(flags),
    readStoredSource: (id) => readStoredSource(id, context),
    readLintContext: () => readLintContext(context.contentPlace),
  };
}

/** Returns what lint has to know of the site beside its content: today's date, further addresses and the files in `media`. */
export async function readLintContext({ contentDir }: ContentPlace): Promise<LintContext> {
  const folder = join(contentDir, "media");
  const media = new Set(await fastGlob("**", { cwd: folder }));
  const unusableLogos = findUnusableLogos(media, (name) => readFileSync(join(folder, name), "utf8"));
  return { ...lintContext(new Date()), media, unusableLogos };
}
