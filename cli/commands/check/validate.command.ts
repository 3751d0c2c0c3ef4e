import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { addPlanOptions, partialOption } from "#cli/options/shared-options.ts";

export const declareValidate: DeclareCommand = (parent, lazyAction) =>
  addPlanOptions(
    parent
      .command("validate")
      .description("Check input in any of the four formats as an import would, or stored files")
      .argument("[paths...]", "Files, folders or patterns, or - for standard input (default: the whole store)"),
  )
    .addOption(partialOption())
    .option("--watch", "Check a file again each time it is saved")
    .action(lazyAction(async () => (await import("./validate.ts")).validateCommand));
