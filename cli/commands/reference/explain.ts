import type { CommandResult, CommandContext } from "#cli/context/command-context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { table } from "#cli/output/table.ts";
import { closest, didYouMean } from "#content/importer/suggest.ts";
import { DIAGNOSTICS, type DiagnosticCode, isDiagnosticCode } from "#schemas/diagnostics.ts";

export async function explainCommand({ style }: CommandContext, code: string | undefined): Promise<CommandResult> {
  if (code === undefined) {
    const codes = Object.keys(DIAGNOSTICS) as DiagnosticCode[];
    const text = table(codes, [
      { title: "Code", cell: (name) => name },
      { title: "Severity", cell: (name) => DIAGNOSTICS[name].severity },
      { title: "Title", cell: (name) => DIAGNOSTICS[name].title },
    ]);
    return { exitCode: EXIT.ok, json: DIAGNOSTICS, text };
  }
  if (!isDiagnosticCode(code)) {
    throw new UsageError(
      "command/usage",
      `There is no code ${code}.${didYouMean(closest(code, Object.keys(DIAGNOSTICS)))}`,
    );
  }
  const { severity, title, hint } = DIAGNOSTICS[code];
  return {
    exitCode: EXIT.ok,
    json: { code, severity, title, hint },
    text: `${style.bold(code)} (${severity})\n${title}.\n\n${hint}\n`,
  };
}
