import { Option } from "commander";
import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { dryRunOption, ifRevisionOption, messageOption, revisionArgument } from "#cli/options/shared-options.ts";

export const declareUndo: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("undo")
    .description("Take back what one revision changed, and keep what came later, as a new revision")
    .addArgument(revisionArgument("Number of the revision, its id, or the beginning of its id"))
    .addOption(
      new Option(
        "--prefer <side>",
        "Where a later revision changed the same field, keep that (theirs) or take it back, too (yours)",
      ).choices(["theirs", "yours"]),
    )
    .addOption(dryRunOption())
    .addOption(ifRevisionOption("Undo only if the store is at this revision"))
    .addOption(messageOption())
    .action(lazyAction(async () => (await import("./rollback.ts")).undoCommand));
