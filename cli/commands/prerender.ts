import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { resolvePage } from "#schemas/pages.ts";
import type { Context, Outcome } from "../context.ts";
import { EXIT } from "../exit-code.ts";
import { mediaFolder } from "../media.ts";
import { type MissingFile, publish, type Shard, siteFolder } from "../publish.ts";
import { UsageError } from "../usage-error.ts";

interface Options {
  changed?: boolean;
  shard?: Shard;
  out?: string;
}

export async function prerenderCommand(context: Context, { changed, shard, out }: Options): Promise<Outcome> {
  const { root, io } = context;
  if (!existsSync(join(root, "dist/server/entry.mjs"))) {
    throw new UsageError("site/not-built", "The site's code is not built.");
  }
  const progress = context.progress("Rendering");
  const store = await context.store();
  const published = await publish({
    root,
    store,
    contentDir: context.contentDir,
    out: out === undefined ? siteFolder(root) : context.path(out),
    onlyChanged: changed,
    shard,
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
    next: "Next: agency images makes its pictures, agency compress packs the site, and agency serve shows it.",
  };
}

function cannotBeShown({ path, file }: MissingFile, { contentDir }: Context): Diagnostic {
  const name = join(mediaFolder(contentDir), file);
  const why = existsSync(name) ? "is no picture that can be read" : "does not exist";
  return diagnose("media/unreadable", `${name} ${why}.`, { page: resolvePage(path) ?? path });
}
