import { Argument } from "commander";
import type { DeclareCommand } from "#cli/options/command-declaration.ts";

const SHELLS = ["bash", "zsh", "fish", "powershell"];

export const declareCompletion: DeclareCommand = (parent, lazyAction) => {
  parent
    .command("completion")
    .description("Print the script that completes commands in a shell")
    .addArgument(new Argument("<shell>", "Shell that will run the script").choices(SHELLS))
    .action(lazyAction(async () => (await import("./completion.ts")).completionCommand));
  // The scripts run this command with the words of the command line.
  parent
    .command("complete", { hidden: true })
    .description("Print the completions of the last word")
    .argument("[words...]", "Words of the command line, after --")
    .action(lazyAction(async () => (await import("./complete.ts")).completeCommand(parent)));
};
