import { join } from "node:path";
import fastGlob from "fast-glob";
import type { LintContext } from "#content/lint/site-index.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import type { CommandContext } from "../context/command-context.ts";

/** Returns what lint has to know of the site beside its content: today's date, further addresses and the files in `media`. */
export async function readLintContext({ contentDir }: Pick<CommandContext, "contentDir">): Promise<LintContext> {
  const media = new Set(await fastGlob("**", { cwd: join(contentDir, "media") }));
  return { ...lintContext(new Date()), media };
}
