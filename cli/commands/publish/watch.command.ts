import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { outFolderOption } from "#cli/options/shared-options.ts";

export const declareWatch: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("watch")
    .description("Write the HTML of the routes that a saved content file changes, until it is interrupted")
    .addOption(outFolderOption())
    .action(lazyAction(async () => (await import("./watch.ts")).watchCommand));
