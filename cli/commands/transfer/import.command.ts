import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import {
  baseOption,
  createOption,
  dryRunOption,
  fixOption,
  messageOption,
  modeOption,
  pageOption,
  preferOption,
  revisionOption,
  strictOption,
} from "#cli/options/shared-options.ts";

export const declareImport: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("import")
    .description("Import content in any of the four formats: everything, or nothing if there is an error")
    .argument("<files...>", "Files, folders or patterns, or - for standard input")
    .addOption(pageOption())
    .addOption(modeOption())
    .addOption(baseOption())
    .addOption(preferOption())
    .addOption(createOption())
    .addOption(dryRunOption())
    .option("--partial", "Import the valid pages even if others have errors")
    .addOption(strictOption())
    .addOption(fixOption())
    .addOption(revisionOption("--if-revision", "Import only if the store is at this revision"))
    .addOption(messageOption())
    .action(lazyAction(async () => (await import("./import.ts")).importCommand));
