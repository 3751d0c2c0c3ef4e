import { join } from "node:path";
import fastGlob from "fast-glob";
import type { LintContext } from "#content/lint/model/lint-site.ts";
import type { ContentPlace } from "#content/media-store/content-place.ts";
import { lintContext } from "#site/page-model/lint-context.ts";

/** Returns what lint has to know of the site beside its content: today's date, further addresses and the files in `media`. */
export async function readLintContext({ contentDir }: ContentPlace): Promise<LintContext> {
  const media = new Set(await fastGlob("**", { cwd: join(contentDir, "media") }));
  return { ...lintContext(new Date()), media };
}
