import type { CommandContext } from "./context/command-context.ts";
import type { CommandResult } from "./context/command-result.ts";
import { formatDiagnostics } from "./output/format-diagnostics.ts";

/** Prints results to standard output, and diagnostics and the hint to standard error. */
export function printResult(
  { json, text, diagnostics = [], diagnosticsToStdout, hint }: CommandResult,
  { io: { stdout, stderr }, options, style, sourceTexts }: CommandContext,
): void {
  if (options.format === "json") {
    stdout.write(`${JSON.stringify(json, null, 2)}\n`);
    return;
  }
  const visible = options.quiet ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
  const report = formatDiagnostics(visible, sourceTexts, style);
  if (report !== "") (diagnosticsToStdout ? stdout : stderr).write(`${report}\n`);
  if (text !== "") stdout.write(text);
  if (hint !== undefined && !options.quiet) stderr.write(`${style.dim(hint)}\n`);
}
