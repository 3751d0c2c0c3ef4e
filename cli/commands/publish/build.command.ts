import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareBuild: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("build")
    .description("Bundle the code of the site")
    .action(lazyAction(async () => (await import("./build.ts")).buildCommand));
