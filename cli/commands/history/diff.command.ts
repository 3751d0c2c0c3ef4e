import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { addPlanOptions } from "#cli/options/shared-options.ts";

export const declareDiff: DeclareCommand = (parent, lazyAction) =>
  addPlanOptions(
    parent
      .command("diff")
      .description("Compare the store with a file or a revision, or compare two of them, field by field")
      .argument("[a]", "File or revision (default: what the history recorded last, which reveals manual edits)")
      .argument("[b]", "File or revision (default: the current content of the store)"),
  )
    .option("--exit-code", "Exit with 3 if there are differences")
    .addHelpText("after", "\nIf neither side is a file, --page selects the page to compare.")
    .action(lazyAction(async () => (await import("./diff.ts")).diffCommand));
