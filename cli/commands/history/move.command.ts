import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { dryRunOption, ifRevisionOption, messageOption } from "#cli/options/shared-options.ts";

export const declareMove: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("move")
    .description("Give a coverage page another address, with a redirect from the old one, as a new revision")
    .argument("<from>", "Id or address of the page")
    .argument("<to>", "New id or address, such as commercial/trucking")
    .addOption(dryRunOption())
    .addOption(ifRevisionOption("Move only if the store is at this revision"))
    .addOption(messageOption())
    .action(lazyAction(async () => (await import("./page-change.ts")).moveCommand));
