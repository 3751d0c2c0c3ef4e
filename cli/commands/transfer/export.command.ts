import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import {
  formatOption,
  lossyOption,
  outFileOption,
  pagesOption,
  resolveOption,
  revisionOption,
} from "#cli/options/shared-options.ts";

export const declareExport: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("export")
    .description("Export the stored content in a format that can be imported")
    .addOption(formatOption().default("site-export"))
    .addOption(pagesOption("Export only these pages"))
    .addOption(revisionOption("--revision", "Export the content as it was at this revision"))
    .addOption(resolveOption())
    .addOption(outFileOption())
    .addOption(lossyOption())
    .action(lazyAction(async () => (await import("./export.ts")).exportCommand));
