import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { fileArgument, fixOption, formatOption, lossyOption, outFileOption } from "#cli/options/shared-options.ts";

export const declareConvert: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("convert")
    .description("Convert a file to another format")
    .addArgument(fileArgument())
    .addOption(formatOption().makeOptionMandatory())
    .option("--page <page>", "Page to convert; the page that the input belongs to if it does not name one")
    .addOption(outFileOption())
    .addOption(lossyOption())
    .addOption(fixOption())
    .action(lazyAction(async () => (await import("./convert.ts")).convertCommand));
