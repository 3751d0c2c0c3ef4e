import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Context, Outcome } from "../context.ts";
import { EXIT } from "../exit-code.ts";
import { publish, type Shard, siteFolder } from "../publish.ts";
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
  const { routes, rendered, written, removed } = published;
  const gone = removed.length === 0 ? "" : `, ${removed.length} removed`;
  const message = `Rendered ${rendered} of ${routes} routes: ${written.length} files written${gone}.`;
  return {
    exitCode: EXIT.ok,
    json: { success: true, message, ...published },
    text: `${written.length > 0 && written.length <= 20 ? written.map((path) => `  ${path}\n`).join("") : ""}${message}\n`,
    next: "Next: agency serve shows the site.",
  };
}
