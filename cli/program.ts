import { Command, Option } from "commander";
import { declareLint } from "./commands/check/lint.command.ts";
import { declareValidate } from "./commands/check/validate.command.ts";
import { declareDiff } from "./commands/history/diff.command.ts";
import { declareHistory } from "./commands/history/history.command.ts";
import { declareRollback } from "./commands/history/rollback.command.ts";
import { declareShow } from "./commands/history/show.command.ts";
import { declareBuild } from "./commands/publish/build.command.ts";
import { declareCompress } from "./commands/publish/compress.command.ts";
import { declareImages } from "./commands/publish/images.command.ts";
import { declarePrerender } from "./commands/publish/prerender.command.ts";
import { declareWatch } from "./commands/publish/watch.command.ts";
import { declareCompletion } from "./commands/reference/completion.command.ts";
import { declareExplain } from "./commands/reference/explain.command.ts";
import { declareSchema } from "./commands/reference/schema.command.ts";
import { declareAdmin } from "./commands/serve/admin.command.ts";
import { declareOutbox } from "./commands/serve/outbox.command.ts";
import { declareServe } from "./commands/serve/serve.command.ts";
import { declareConvert } from "./commands/transfer/convert.command.ts";
import { declareExport } from "./commands/transfer/export.command.ts";
import { declareImport } from "./commands/transfer/import.command.ts";
import { declareInspect } from "./commands/transfer/inspect.command.ts";
import { createCommandContext, type GlobalOptions, type Io, OUTPUT_FORMATS } from "./context/command-context.ts";
import type { ExitCode } from "./context/exit-code.ts";
import { readVersion } from "./context/project.ts";
import type { DeclareCommand, LazyAction } from "./options/command-declaration.ts";
import { printResult } from "./print-result.ts";

/** Commands in the order in which `agency help` lists them. */
const COMMANDS: readonly DeclareCommand[] = [
  declareImport,
  declareValidate,
  declareLint,
  declareInspect,
  declareConvert,
  declareExport,
  declareDiff,
  declareHistory,
  declareShow,
  declareRollback,
  declareBuild,
  declarePrerender,
  declareWatch,
  declareImages,
  declareCompress,
  declareServe,
  declareAdmin,
  declareOutbox,
  declareSchema,
  declareExplain,
  declareCompletion,
];

/**
 * Creates the command-line parser with all commands. The code of a command is loaded when the command runs.
 * @param onExitCode receives the exit code of a command that has printed its result
 */
export function createProgram(io: Io, onExitCode: (exitCode: ExitCode) => void): Command {
  const program = new Command("agency")
    .version(readVersion(), "-V, --version", "Print the version")
    .description("Validate, convert, import and publish the content of the agency's website.")
    .option("--content <dir>", "Folder of the content store (default: CONTENT_DIR, or content/ in the project)")
    .addOption(new Option("--format <format>", "Format of the output").choices(OUTPUT_FORMATS).default("pretty"))
    .option("-q, --quiet", "Print only results and errors")
    .option("--no-color", "Turn colors off, as NO_COLOR does")
    .option("-C, --directory <dir>", "Run as if started in this folder")
    .helpOption("-h, --help", "Show help")
    .helpCommand("help [command]", "Show the arguments and options of a command")
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError("(`agency help` lists the commands)")
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) })
    .exitOverride();

  const lazyAction: LazyAction =
    (load) =>
    async (...args) => {
      const context = createCommandContext(io, program.opts<GlobalOptions>());
      const action = await load();
      // Commander passes the command itself as the last argument.
      const result = await action(context, ...(args.slice(0, -1) as never[]));
      if (result === undefined) return;
      printResult(result, context);
      onExitCode(result.exitCode);
    };
  for (const declare of COMMANDS) declare(program, lazyAction);
  return program;
}
