import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CommandResult, Context } from "#cli/context/context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { resolvePage } from "#schemas/page-ids.ts";
import { mediaFolder, siteFolder } from "#site/publishing/folders.ts";
import { SiteNotBuiltError } from "#site/publishing/inline-hashes.ts";
import { type MissingFile, prerender, type Shard } from "#site/publishing/prerender/prerender.ts";

interface Options {
  changed?: boolean;
  shard?: Shard;
  out?: string;
}

export async function prerenderCommand(context: Context, { changed, shard, out }: Options): Promise<CommandResult> {
  const { root, io } = context;
  if (!existsSync(join(root, "dist/server/entry.mjs"))) {
    throw new SiteNotBuiltError();
  }
  const progress = context.progress("Rendering");
  const store = await context.store();
  const published = await prerender({
    root,
    store,
    contentDir: context.contentDir,
    out: out === undefined ? siteFolder(root) : context.path(out),
    onlyChanged: changed,
    shard,
    renderWorker: io.workers?.render,
    signal: io.signal,
    onProgress: progress.update,
  }).finally(progress.end);
  const { routes, rendered, written, removed, missing } = published;
  const diagnostics = missing.map((file) => cannotBeShown(file, context));
  const gone = removed.length === 0 ? "" : `, ${removed.length} removed`;
  const message = `Rendered ${rendered} of ${routes} routes: ${written.length} files written${gone}.`;
  return {
    exitCode: EXIT.ok,
    json: { success: true, message, ...published, diagnostics },
    text: `${written.length > 0 && written.length <= 20 ? written.map((path) => `  ${path}\n`).join("") : ""}${message}\n`,
    diagnostics,
    hint: "Next: agency images makes its pictures, agency compress packs the site, and agency serve shows it.",
  };
}

function cannotBeShown({ path, file }: MissingFile, { contentDir }: Context): Diagnostic {
  const name = join(mediaFolder(contentDir), file);
  const why = existsSync(name) ? "is no picture that can be read" : "does not exist";
  return diagnose("media/unreadable", `${name} ${why}.`, { page: resolvePage(path) ?? path });
}
