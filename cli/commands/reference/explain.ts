import { type CommandContext, type CommandResult, UsageError } from "#cli/context/command.ts";
import { table } from "#cli/output/table.ts";
import { describeCode, listCodes } from "#content/lint/catalog.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";

export async function explainCommand({ style }: CommandContext, code: string | undefined): Promise<CommandResult> {
  if (code === undefined) return listAllCodes();
  const description = describeCode(code);
  if (description === undefined) {
    const suggestion = didYouMean(closest(code, listCodes()));
    throw new UsageError("command/usage", `There is no diagnostic code ${JSON.stringify(code)}.${suggestion}`);
  }
  const { severity, title, why, hint, source } = description;
  const paragraphs = [
    `${style.bold(code)} (${severity})\n${title}.`,
    ...(why === undefined ? [] : [why]),
    hint,
    ...(source === undefined ? [] : [`Source: ${source}`]),
  ];
  return { json: { code, ...description }, text: `${paragraphs.join("\n\n")}\n` };
}

function listAllCodes(): CommandResult {
  const codes = listCodes().map((code) => ({ code, ...describeCode(code) }));
  const text = table(codes, [
    { title: "Code", cell: ({ code }) => code },
    { title: "Severity", cell: ({ severity = "" }) => severity },
    { title: "Title", cell: ({ title = "" }) => title },
  ]);
  return { json: Object.fromEntries(codes.map(({ code, ...rest }) => [code, rest])), isDocument: true, text };
}
