import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type CommandContext, type CommandResult, EXIT } from "#cli/context/command.ts";
import { formatCount } from "#content/documents/format-number.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { AnswersSchema } from "#content/starter/answers.ts";
import { generate } from "#schemas/generator/generate.ts";

export async function schemaCommand({ root }: CommandContext, { write }: { write?: boolean }): Promise<CommandResult> {
  // Editors complete the answers of `agency init` with it.
  const answers = JSON.stringify(z.toJSONSchema(AnswersSchema, { io: "input" }), null, 2);
  const texts = { ...(await generate()), "init-answers.schema.json": `${answers}\n` };
  const generated = Object.entries(texts).map(([name, text]) => ({ name: join("schemas", name), text }));
  const outdated = generated.filter(({ name, text }) => {
    const file = join(root, name);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  });
  if (write) for (const { name, text } of outdated) writeFileAtomic(join(root, name), text);

  const files = outdated.map(({ name }) => name);
  const message =
    files.length === 0
      ? `All ${generated.length} generated files are current.`
      : write
        ? `Wrote ${formatCount(files.length, "file")}: ${files.join(", ")}.`
        : `Out of date: ${files.join(", ")}. Run \`agency schema --write\`.`;
  return { exitCode: write || files.length === 0 ? EXIT.ok : EXIT.content, json: { files }, text: `${message}\n` };
}
