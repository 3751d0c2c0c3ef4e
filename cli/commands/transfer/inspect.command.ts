import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { fileArgument, pageOption } from "#cli/options/shared-options.ts";

export const declareInspect: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("inspect")
    .description("Show the format of a file, why it was detected, and what the file contains")
    .addArgument(fileArgument())
    .addOption(pageOption())
    .action(lazyAction(async () => (await import("./inspect.ts")).inspectCommand));
