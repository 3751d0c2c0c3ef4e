import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareLint: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("lint")
    .description("Check the stored content as a whole: links, anchors, metadata, images and advertising claims")
    .option("--production", "Also check that the content is ready to publish: for example, that it has no sample data")
    .action(lazyAction(async () => (await import("./lint.ts")).lintCommand));
