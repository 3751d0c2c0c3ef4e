import { parseArgs } from "node:util";
import { CommanderError } from "commander";
import { EXIT, type ExitCode, exitCodeOf, type GlobalOptions, type Io, UsageError } from "./context/command.ts";
import { OUTPUT_FORMATS } from "./output/output.ts";
import { createProgram } from "./program.ts";

/** Runs a command and prints its result. The arguments do not include the names of the executable and the script. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.ok;
  // Commander may not be able to parse the arguments.
  const { values } = parseArgs({ args: [...argv], options: { format: { type: "string" } }, strict: false });
  const format = OUTPUT_FORMATS.find((each) => each === values.format) ?? "pretty";
  const program = createProgram(io, {
    isUsageHidden: format !== "pretty",
    onExitCode: (code) => {
      exitCode = code;
    },
  });
  try {
    await program.parseAsync([...argv], { from: "user" });
    return exitCode;
  } catch (cause) {
    if (cause instanceof CommanderError && cause.exitCode === 0) return EXIT.ok;
    // In the default format, commander has already printed its message.
    if (cause instanceof CommanderError && format === "pretty") return EXIT.usage;
    // These load most of the code, which neither --version nor --help needs.
    const { createCommandContext } = await import("./context/command-context.ts");
    const { failureResult } = await import("./context/failure-result.ts");
    const { printResult } = await import("./print-result.ts");
    const context = createCommandContext(io, { ...program.opts<GlobalOptions>(), content: undefined, format });
    if (io.signal?.aborted) {
      context.io.stderr.write("Interrupted. This command did not change the content.\n");
      return EXIT.interrupted;
    }
    const result = failureResult(cause instanceof CommanderError ? toUsageError(cause) : cause);
    await printResult(result, context);
    if (io.env.DEBUG !== undefined && cause instanceof Error) context.io.stderr.write(`${cause.stack}\n`);
    return exitCodeOf(result);
  }
}

function toUsageError({ code, message }: CommanderError): UsageError {
  const problem = code === "commander.help" ? "The command is missing." : message.replace(/^error: /, "");
  return new UsageError("command/usage", problem);
}
