import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareHistory: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("history")
    .description("List the revisions, newest first")
    .argument("[page]", "List only the revisions that changed this page")
    .action(lazyAction(async () => (await import("./history.ts")).historyCommand));
