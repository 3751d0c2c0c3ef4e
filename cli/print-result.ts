import { relative, resolve, sep } from "node:path";
import { limitDiagnostics, limitJson } from "#schemas/limit-diagnostics.ts";
import { type CommandContext, type CommandResult, EXIT, exitCodeOf, UsageError } from "./context/command.ts";
import { readVersion } from "./context/project.ts";
import { summarizeDiagnostics } from "./output/format-counts.ts";
import { formatDiagnostics, formatGithub } from "./output/format-diagnostics.ts";
import { buildSarif } from "./output/format-sarif.ts";
import type { OutputFormat } from "./output/output.ts";
import { toJson } from "./output/terminal-text.ts";

type Print = (result: CommandResult, context: CommandContext) => void | Promise<void>;

const PRINTERS: Readonly<Record<OutputFormat, Print>> = {
  pretty: printPretty,
  json: (result, context) => printJson(result, context),
  github: printGithub,
  sarif: printSarif,
};

export async function printResult(result: CommandResult, context: CommandContext): Promise<void> {
  const { format } = context.options;
  const { parts } = result;
  // A document is the same in every format, and a result that cannot contain diagnostics has nothing to annotate.
  const isPlain = result.isDocument === true || parts !== undefined || result.diagnostics === undefined;
  if (parts === undefined || format !== "json") {
    await PRINTERS[isPlain && format !== "json" ? "pretty" : format](result, context);
  }
  if (parts !== undefined) await context.io.stdout.writeParts(parts);
}

/**
 * Prints the results of a command that runs until it is interrupted, each as soon as it is there. In JSON, each takes one
 * line.
 * @throws UsageError `command/usage` if the format can have only one result
 */
export async function printUpdates(updates: AsyncIterable<CommandResult>, context: CommandContext): Promise<void> {
  const { format } = context.options;
  if (format === "sarif") {
    const problem = "A SARIF log is one document, but this command reports changes until it is interrupted.";
    throw new UsageError("command/usage", `${problem} Use --format json or --format github.`);
  }
  for await (const update of updates) {
    if (format === "json") printJson(update, context, 0);
    else await printResult(update, context);
  }
}

/** Prints results to standard output, and diagnostics and the hint to standard error. */
async function printPretty(result: CommandResult, context: CommandContext): Promise<void> {
  const { stdout, stderr } = context.io;
  const { diagnostics, limited } = selectDiagnostics(result, context);
  const report = await formatDiagnostics(limited.shown, context.sources, context.style);
  const summary = summarizeDiagnostics(diagnostics, limited);
  if (report !== "") (result.diagnosticsToStdout ? stdout : stderr).write(`${report}\n${summary}`);
  if (result.isForPrograms) stdout.writeDocument(result.text);
  else if (result.text !== "") stdout.write(result.text);
  printHint(result, context);
}

/** Prints the result with the members that every result has. A text of several lines is no message. */
function printJson(result: CommandResult, { io, options }: CommandContext, indent = 2): void {
  const { isDocument, json, text, diagnostics = [] } = result;
  const exitCode = exitCodeOf(result);
  const success = exitCode === EXIT.ok || exitCode === EXIT.differences;
  const complete = { success, message: /\n./.test(text) ? "" : text.trim(), diagnostics, ...json };
  const limited = isDocument === true ? json : limitJson(complete, diagnostics, options.maxDiagnostics);
  io.stdout.write(`${toJson(limited, indent)}\n`);
}

/** Prints only annotations to standard output, and everything else to standard error. */
function printGithub(result: CommandResult, context: CommandContext): void {
  const { stdout, stderr } = context.io;
  const { diagnostics, limited } = selectDiagnostics(result, context);
  stdout.write(formatGithub(limited.shown, repositoryPaths(context)));
  stderr.write(summarizeDiagnostics(diagnostics, limited));
  stderr.write(result.text);
  printHint(result, context);
}

async function printSarif(result: CommandResult, context: CommandContext): Promise<void> {
  const { limited } = selectDiagnostics(result, context);
  const run = { version: readVersion(), exitCode: exitCodeOf(result), toRepositoryPath: repositoryPaths(context) };
  context.io.stdout.write(`${toJson(await buildSarif(limited, run))}\n`);
}

function printHint({ hint }: CommandResult, { io, options, style }: CommandContext): void {
  if (hint !== undefined && !options.quiet) io.stderr.write(`${style.dim(hint)}\n`);
}

/** Selects the diagnostics that `--quiet` and `--max-diagnostics` allow. */
function selectDiagnostics({ diagnostics: all = [] }: CommandResult, { options }: CommandContext) {
  const diagnostics = options.quiet ? all.filter(({ severity }) => severity === "error") : all;
  return { diagnostics, limited: limitDiagnostics(diagnostics, options.maxDiagnostics) };
}

/** Returns a function that makes a path relative to the repository, with slashes. GitHub Actions names its folder. */
function repositoryPaths({ io: { cwd, env } }: CommandContext): (file: string) => string {
  const repository = env.GITHUB_WORKSPACE || cwd;
  return (file) => relative(repository, resolve(cwd, file)).replaceAll(sep, "/");
}
