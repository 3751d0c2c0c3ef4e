import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import {
  dryRunOption,
  ifRevisionOption,
  messageOption,
  pagesOption,
  revisionArgument,
} from "#cli/options/shared-options.ts";

export const declareRollback: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("rollback")
    .description("Restore the content of an earlier revision as a new revision")
    .addArgument(
      revisionArgument(
        "Number of the revision, its id, or the beginning of its id; 0 is the state before the first import",
      ),
    )
    .addOption(pagesOption("Restore only these pages"))
    .addOption(dryRunOption())
    .addOption(ifRevisionOption("Restore only if the store is at this revision"))
    .addOption(messageOption())
    .action(lazyAction(async () => (await import("./rollback.ts")).rollbackCommand));
