import { Option } from "commander";
import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { parseShard } from "#cli/options/parse-option.ts";
import { outFolderOption } from "#cli/options/shared-options.ts";

export const declarePrerender: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("prerender")
    .description("Write the HTML of every route")
    .option("--changed", "Render only the routes whose content has changed since the last run")
    .addOption(new Option("--shard <i/n>", "Render only part i of n, counted from 1").argParser(parseShard))
    .option("--strict", "Treat warnings as errors, and then publish nothing")
    .addOption(outFolderOption())
    .action(lazyAction(async () => (await import("./prerender.ts")).prerenderCommand));
