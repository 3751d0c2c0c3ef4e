import { siteFolder } from "#site/publishing/prerender/prerender.ts";
import type { CommandContext } from "./command-context.ts";

/** Returns the folder of the site: the `--out` folder, or dist/client. */
export function outputFolder({ root, resolvePath }: CommandContext, out: string | undefined): string {
  return out === undefined ? siteFolder(root) : resolvePath(out);
}
