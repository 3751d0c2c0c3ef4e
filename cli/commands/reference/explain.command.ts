import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareExplain: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("explain")
    .description("Explain a diagnostic code")
    .argument("[code]", "Code such as json/duplicate-key (default: list all codes)")
    .action(lazyAction(async () => (await import("./explain.ts")).explainCommand));
