import { existsSync } from "node:fs";
import { join } from "node:path";
import { type CommandContext, type CommandResult, messageResult } from "#cli/context/command.ts";
import { outputFolder } from "#cli/context/project.ts";
import { formatRemoved } from "#cli/output/format-counts.ts";
import { formatCount, formatNumber } from "#content/documents/format-number.ts";
import { type Diagnostic, diagnose, makeStrict } from "#schemas/diagnostics.ts";
import { resolvePage } from "#schemas/page-ids.ts";
import { SiteNotBuiltError } from "#site/publishing/inline-hashes.ts";
import {
  type ContentCheck,
  checkContent,
  type MissingFile,
  type PrerenderOptions,
  prerender,
  type Shard,
} from "#site/publishing/prerender/prerender.ts";
import { mediaFolder } from "#site/publishing/routes.ts";

/** Written pages that the output lists by their addresses. If there are more, it only counts them. */
const MAX_LISTED_PAGES = 20;

type Options = { changed?: boolean; shard?: Shard; strict?: boolean; out?: string };

export async function prerenderCommand(
  context: CommandContext,
  { changed, shard, strict = false, out }: Options,
): Promise<CommandResult> {
  const site = await prerenderOptions(context, out);
  const problems = strict ? diagnoseContent(await checkContent(site), site.contentDir, strict) : [];
  if (problems.length > 0) {
    const refusal = `Published nothing: --strict treats ${formatCount(problems.length, "warning")} as errors.`;
    return messageResult(refusal, problems);
  }

  const progress = context.startProgress("Rendering");
  const { missing, warnings, ...published } = await prerender({
    ...site,
    onlyChanged: changed,
    shard,
    onProgress: progress.update,
  }).finally(progress.end);
  const { routes, rendered, written, removed } = published;
  const diagnostics = diagnoseContent({ missing, warnings }, site.contentDir, strict);
  const counts = `${formatNumber(rendered)} of ${formatCount(routes, "route")} and wrote ${formatCount(written.length, "file")}`;
  const message = `Rendered ${counts}${formatRemoved(removed)}.`;
  const list = written.length > MAX_LISTED_PAGES ? "" : written.map((path) => `  ${path}\n`).join("");
  return {
    ...messageResult(message, diagnostics, { ...published, missing }),
    text: `${list}${message}\n`,
    hint: "Next: `agency images` generates images, `agency compress` compresses files, `agency serve` serves the site.",
  };
}

/** Returns the options that every prerendering has. @throws SiteNotBuiltError if the site's code is not built */
export async function prerenderOptions(context: CommandContext, out: string | undefined): Promise<PrerenderOptions> {
  const { root, io, contentPlace } = context;
  if (!existsSync(join(root, "dist/server/entry.mjs"))) throw new SiteNotBuiltError();
  await context.fetchMedia();
  return {
    root,
    ...contentPlace,
    out: outputFolder(context, out),
    // The result of the command has the warnings about broken files.
    store: await context.openStore({ onWarning: () => undefined }),
    renderWorker: io.workers?.render,
    signal: io.signal,
  };
}

export function diagnoseContent({ warnings, missing }: ContentCheck, contentDir: string, isStrict = false) {
  const diagnostics = [...warnings, ...missing.map((file) => diagnoseMissingFile(file, contentDir))];
  return isStrict ? makeStrict(diagnostics) : diagnostics;
}

function diagnoseMissingFile({ path, file }: MissingFile, contentDir: string): Diagnostic {
  const name = join(mediaFolder(contentDir), file);
  const reason = existsSync(name) ? "is not a readable image" : "does not exist";
  return diagnose("media/unreadable", `${name} ${reason}.`, { page: resolvePage(path) ?? path });
}
