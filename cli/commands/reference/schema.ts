import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CommandResult, CommandContext } from "#cli/context/command-context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { generate } from "#schemas/generate.ts";

export async function schemaCommand(context: CommandContext, { write }: { write?: boolean }): Promise<CommandResult> {
  const files = Object.entries(await generate()).map(([name, text]) => ({ name: join("schemas", name), text }));
  const stale = [];
  for (const { name, text } of files) {
    const file = join(context.root, name);
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) stale.push({ name, text });
  }
  if (write) for (const { name, text } of stale) writeFileAtomic(join(context.root, name), text);
  const names = stale.map(({ name }) => name);
  const isCurrent = write === true || stale.length === 0;
  const verb = write ? "Wrote" : "Out of date, run agency schema --write:";
  const message = stale.length === 0 ? `${files.length} generated files are current.` : `${verb} ${names.join(", ")}.`;
  return {
    exitCode: isCurrent ? EXIT.ok : EXIT.content,
    json: { success: isCurrent, message, files: names },
    text: `${message}\n`,
  };
}
