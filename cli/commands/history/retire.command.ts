import { Option } from "commander";
import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { dryRunOption, ifRevisionOption, messageOption } from "#cli/options/shared-options.ts";

export const declareRetire: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("retire")
    .description("Remove a page, with a redirect from its address, as a new revision")
    .argument("<page>", "Id or address of the page")
    .option("--to <page>", "Page or https URL that replaces it; links and visitors are sent there")
    .addOption(new Option("--unlink", "If nothing replaces the page, turn links to it into text").conflicts("to"))
    .addOption(dryRunOption())
    .addOption(ifRevisionOption("Retire only if the store is at this revision"))
    .addOption(messageOption())
    .action(lazyAction(async () => (await import("./page-change.ts")).retireCommand));
