import { InvalidArgumentError, Option } from "commander";
import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { parseWholeNumber } from "#cli/options/parse-option.ts";
import { revisionOption } from "#cli/options/shared-options.ts";

export const declareHistory: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("history")
    .description("List the revisions, newest first")
    .argument("[page]", "List only the revisions that changed this page")
    .addOption(new Option("--limit <n>", "List at most this many revisions").argParser(parseLimit))
    .addOption(revisionOption("--before", "List only revisions before this one"))
    .action(lazyAction(async () => (await import("./history.ts")).historyCommand));

/** @throws InvalidArgumentError if the value is not a whole number from 1 */
function parseLimit(value: string): number {
  const limit = parseWholeNumber(value);
  if (limit === 0) throw new InvalidArgumentError("It must be at least 1.");
  return limit;
}
