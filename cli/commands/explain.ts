import { closest, didYouMean } from "#content/importer/suggest.ts";
import { CATALOGUE, type DiagnosticCode, isCode } from "#schemas/diagnostics.ts";
import type { Context, Outcome } from "../context.ts";
import { EXIT } from "../exit-code.ts";
import { table } from "../report/table.ts";
import { UsageError } from "../usage-error.ts";

export async function explainCommand({ style }: Context, code: string | undefined): Promise<Outcome> {
  if (code === undefined) {
    const codes = Object.keys(CATALOGUE) as DiagnosticCode[];
    const text = table(codes, [
      { title: "Code", cell: (name) => name },
      { title: "Severity", cell: (name) => CATALOGUE[name].severity },
      { title: "Title", cell: (name) => CATALOGUE[name].title },
    ]);
    return { exitCode: EXIT.ok, json: CATALOGUE, text };
  }
  if (!isCode(code)) {
    throw new UsageError(
      "command/usage",
      `There is no code ${code}.${didYouMean(closest(code, Object.keys(CATALOGUE)))}`,
    );
  }
  const { severity, title, hint } = CATALOGUE[code];
  return {
    exitCode: EXIT.ok,
    json: { code, severity, title, hint },
    text: `${style.bold(code)} (${severity})\n${title}.\n\n${hint}\n`,
  };
}
