import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareSchema: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("schema")
    .description("Check or write the files that are generated from the schemas")
    .option("--check", "Check that the files are current (default)")
    .option("--write", "Write the files that are out of date")
    .action(lazyAction(async () => (await import("./schema.ts")).schemaCommand));
