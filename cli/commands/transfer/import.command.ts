import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import {
  addPlanOptions,
  dryRunOption,
  ifRevisionOption,
  messageOption,
  partialOption,
} from "#cli/options/shared-options.ts";

export const declareImport: DeclareCommand = (parent, lazyAction) =>
  addPlanOptions(
    parent
      .command("import")
      .description("Import content in any of the four formats: everything, or nothing if there is an error")
      .argument("<files...>", "Files, folders or patterns, or - for standard input"),
  )
    .addOption(partialOption())
    .addOption(dryRunOption())
    .addOption(ifRevisionOption("Import only if the store is at this revision"))
    .addOption(messageOption())
    .action(lazyAction(async () => (await import("./import.ts")).importCommand));
