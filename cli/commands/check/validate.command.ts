import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { createOption, fixOption, modeOption, pageOption, strictOption } from "#cli/options/shared-options.ts";

export const declareValidate: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("validate")
    .description("Check input in any of the four formats, or stored files")
    .argument("[paths...]", "Files, folders or patterns, or - for standard input (default: the whole store)")
    .addOption(pageOption())
    .addOption(modeOption())
    .addOption(createOption())
    .addOption(strictOption())
    .addOption(fixOption())
    .option("--watch", "Check a file again each time it is saved")
    .action(lazyAction(async () => (await import("./validate.ts")).validateCommand));
