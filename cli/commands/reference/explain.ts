import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { table } from "#cli/output/table.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { DIAGNOSTICS, type DiagnosticCode, isDiagnosticCode } from "#schemas/diagnostics.ts";

export async function explainCommand({ style }: CommandContext, code: string | undefined): Promise<CommandResult> {
  if (code === undefined) return listCodes();
  if (!isDiagnosticCode(code)) {
    const suggestion = didYouMean(closest(code, Object.keys(DIAGNOSTICS)));
    throw new UsageError("command/usage", `There is no diagnostic code ${JSON.stringify(code)}.${suggestion}`);
  }
  const { severity, title, hint } = DIAGNOSTICS[code];
  return {
    exitCode: EXIT.ok,
    json: { code, severity, title, hint },
    text: `${style.bold(code)} (${severity})\n${title}.\n\n${hint}\n`,
  };
}

function listCodes(): CommandResult {
  const text = table(Object.keys(DIAGNOSTICS) as DiagnosticCode[], [
    { title: "Code", cell: (code) => code },
    { title: "Severity", cell: (code) => DIAGNOSTICS[code].severity },
    { title: "Title", cell: (code) => DIAGNOSTICS[code].title },
  ]);
  return { exitCode: EXIT.ok, json: DIAGNOSTICS, text };
}
