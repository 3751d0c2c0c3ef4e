import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { revisionArgument } from "#cli/options/shared-options.ts";

export const declareShow: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("show")
    .description("Show what a revision changed")
    .addArgument(revisionArgument("Number of the revision, its id, or the beginning of its id"))
    .action(lazyAction(async () => (await import("./show.ts")).showCommand));
