import { Option } from "commander";
import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { parseWholeNumber } from "#cli/options/parse-option.ts";

export const declareLint: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("lint")
    .description(
      "Check the stored content as a whole: links, metadata, images, facts, advertising claims and risky words",
    )
    .option("--production", "Also check that the content is ready to publish: for example, that it has no sample data")
    .addOption(
      new Option("--max-warnings <n>", "Exit with 1 if there are more warnings than this").argParser(parseWholeNumber),
    )
    .action(lazyAction(async () => (await import("./lint.ts")).lintCommand));
