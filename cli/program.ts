import { setImmediate as nextTurn } from "node:timers/promises";
import { Command, Help, Option } from "commander";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { DEFAULT_MAX_DIAGNOSTICS } from "#schemas/limit-diagnostics.ts";
import { declareCommands, type LazyAction } from "./commands/declarations.ts";
import { EXIT, type ExitCode, exitCodeOf, type GlobalOptions, type Io } from "./context/command.ts";
import { describeVersion } from "./context/project.ts";
import { EXAMPLES } from "./options/examples.ts";
import { folderParser, parseWholeNumber } from "./options/parse-option.ts";
import { OUTPUT_FORMATS } from "./output/output.ts";
import { escapeControls } from "./output/terminal-text.ts";

interface ProgramOptions {
  /** True if the caller reports usage errors itself, in a format for programs. */
  isUsageHidden: boolean;
  /** Receives the exit code of a command that has printed its result. */
  onExitCode(exitCode: ExitCode): void;
}

/** Creates the command-line parser with all commands. The code of a command is loaded when the command runs. */
export function createProgram(io: Io, { isUsageHidden, onExitCode }: ProgramOptions): Command {
  const program = new Command("agency")
    .version(describeVersion(), "-V, --version", "Print the version")
    .description("Validate, convert, import and publish the content of the agency's website.")
    .option("--content <dir>", "Folder of the content store (default: CONTENT_DIR, or content/ in the project)")
    .addOption(new Option("--format <format>", "Format of the output").choices(OUTPUT_FORMATS).default("pretty"))
    .addOption(
      new Option("--max-diagnostics <n>", "Print at most this many problems, errors first; 0 prints all")
        .argParser(parseWholeNumber)
        .default(DEFAULT_MAX_DIAGNOSTICS),
    )
    .addOption(
      new Option(
        "--lock-timeout <seconds>",
        "Wait this long for another process that writes to the store (default: 2)",
      ).argParser(parseWholeNumber),
    )
    .option("-q, --quiet", "Print only results and errors")
    .option("--no-color", "Turn colors off, as NO_COLOR does")
    .addOption(new Option("-C, --directory <dir>", "Run as if started in this folder").argParser(folderParser(io.cwd)))
    .helpOption("-h, --help", "Show help")
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true, formatHelp: formatWithExamples })
    .showHelpAfterError("(`agency help` lists the commands)")
    .configureOutput({
      outputError: (text, write) => write(text.replace(/^error: /, "error ")),
      writeOut: (text) => io.stdout.write(escapeControls(text)),
      writeErr: (text) => isUsageHidden || io.stderr.write(escapeControls(text)),
    })
    .exitOverride();

  declareCommands(program, createLazyAction(program, io, onExitCode));
  for (const command of program.commands.flatMap((each) => [each, ...each.commands]))
    command.showHelpAfterError(`(\`agency help ${nameOf(command)}\` shows the arguments and options)`);
  program
    .command("help")
    .description("Show the arguments, options and examples of a command")
    .argument("[command...]", "Command, such as import or outbox list")
    .action((names: string[]) => names.reduce(requireCommand, program).help());
  return program;
}

/** Creates the function that wraps an action: it creates the context of a command, and prints the result. */
function createLazyAction(program: Command, io: Io, onExitCode: ProgramOptions["onExitCode"]): LazyAction {
  return (load) =>
    async (...args) => {
      const { createCommandContext } = await import("./context/command-context.ts");
      const { printResult, printUpdates } = await import("./print-result.ts");
      const context = createCommandContext(io, program.opts<GlobalOptions>());
      const action = await load();
      try {
        // Commander passes the command itself as the last argument.
        const result = await action(context, ...(args.slice(0, -1) as never[]));
        // SIGTERM is the regular way to stop a service.
        const isInterrupted = io.signal?.reason?.signal === "SIGINT";
        if (result === undefined) return onExitCode(isInterrupted ? EXIT.interrupted : EXIT.ok);
        if (Symbol.asyncIterator in result) return await printUpdates(result, context);
        // A signal that arrived during synchronous work is delivered now.
        await nextTurn();
        if (!result.isCommitted) io.signal?.throwIfAborted();
        await printResult(result, context);
        onExitCode(exitCodeOf(result));
      } finally {
        await context.close();
      }
    };
}

/** @throws CommanderError if the command has no such command */
function requireCommand(parent: Command, name: string): Command {
  const names = parent.commands.map((command) => command.name());
  return (
    parent.commands[names.indexOf(name)] ??
    parent.error(`error: unknown command '${name}'.${didYouMean(closest(name, names))}`)
  );
}

/** Returns the name of a command after those of its parents: "outbox list". */
function nameOf(command: Command): string {
  const { parent } = command;
  return parent === null ? "" : `${nameOf(parent)} ${command.name()}`.trim();
}

/** Formats the help of a command with its examples before the options that every command has. */
function formatWithExamples(command: Command, helper: Help): string {
  const name = nameOf(command);
  if (name === "" || command.commands.length > 0) return Help.prototype.formatHelp.call(helper, command, helper);
  const shown = EXAMPLES[name] ?? [["", ""]];
  const lines = shown.map(([args, effect]) => `  agency ${name} ${args}`.trimEnd() + (effect && `\n      ${effect}`));
  const examples = `\nExamples:\n${lines.join("\n")}\n`;
  const text = Help.prototype.formatHelp.call(helper, command, helper);
  return text.replace(/\n(?=Global Options:)|$/, (end) => `${examples}${end}`);
}
