import { CommanderError } from "commander";
import { createCommandContext, type GlobalOptions, type Io } from "./context/command-context.ts";
import { EXIT, type ExitCode } from "./context/exit-code.ts";
import { failureResult } from "./failure-result.ts";
import { printResult } from "./print-result.ts";
import { createProgram } from "./program.ts";

/**
 * Runs a command and prints its result.
 * @param argv arguments without the names of the executable and the script
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.ok;
  const program = createProgram(io, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...argv], { from: "user" });
    return exitCode;
  } catch (cause) {
    // Commander has already printed its message.
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? EXIT.ok : EXIT.usage;
    if (io.signal?.aborted) {
      io.stderr.write("Interrupted. Nothing was committed.\n");
      return EXIT.interrupted;
    }
    const result = failureResult(cause);
    printResult(result, createCommandContext(io, program.opts<GlobalOptions>()));
    if (io.env.DEBUG !== undefined && cause instanceof Error) io.stderr.write(`${cause.stack}\n`);
    return result.exitCode;
  }
}
