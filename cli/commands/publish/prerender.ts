import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { outputFolder } from "#cli/context/output-folder.ts";
import { formatCount, formatRemoved } from "#cli/output/format-count.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { resolvePage } from "#schemas/page-ids.ts";
import { mediaFolder } from "#site/publishing/images/media-index.ts";
import { SiteNotBuiltError } from "#site/publishing/inline-hashes.ts";
import { type MissingFile, prerender, type Shard } from "#site/publishing/prerender/prerender.ts";

/** Written pages that the output lists by their addresses. If there are more, it only counts them. */
const MAX_LISTED_PAGES = 20;

interface Options {
  changed?: boolean;
  shard?: Shard;
  out?: string;
}

export async function prerenderCommand(
  context: CommandContext,
  { changed, shard, out }: Options,
): Promise<CommandResult> {
  const { root, io, contentDir } = context;
  if (!existsSync(join(root, "dist/server/entry.mjs"))) throw new SiteNotBuiltError();
  const progress = context.startProgress("Rendering");
  const published = await prerender({
    root,
    store: await context.openStore(),
    contentDir,
    out: outputFolder(context, out),
    onlyChanged: changed,
    shard,
    signal: io.signal,
    onProgress: progress.update,
  }).finally(progress.end);
  const { routes, rendered, written, removed, missing } = published;
  const diagnostics = missing.map((file) => diagnoseMissingFile(file, contentDir));
  const counts = `${rendered} of ${formatCount(routes, "route")} and wrote ${formatCount(written.length, "file")}`;
  const message = `Rendered ${counts}${formatRemoved(removed)}.`;
  const list = written.length > MAX_LISTED_PAGES ? "" : written.map((path) => `  ${path}\n`).join("");
  return {
    exitCode: EXIT.ok,
    json: { success: true, message, ...published, diagnostics },
    text: `${list}${message}\n`,
    diagnostics,
    hint: "Next: `agency images` generates images, `agency compress` compresses files, `agency serve` serves the site.",
  };
}

function diagnoseMissingFile({ path, file }: MissingFile, contentDir: string): Diagnostic {
  const name = join(mediaFolder(contentDir), file);
  const reason = existsSync(name) ? "is not a readable image" : "does not exist";
  return diagnose("media/unreadable", `${name} ${reason}.`, { page: resolvePage(path) ?? path });
}
