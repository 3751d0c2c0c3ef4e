import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { hashPassword, MIN_CHARACTERS } from "#api/auth/password.ts";
import type { CommandContext, Io } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { UsageError } from "#cli/context/usage-error.ts";

export async function hashCommand({ io }: CommandContext): Promise<CommandResult> {
  const hash = await hashPassword(await readPassword(io));
  return {
    exitCode: EXIT.ok,
    json: { hash },
    text: `${hash}\n`,
    hint: `Set it where agency serve runs, or in .env: ADMIN_PASSWORD_HASH=${hash}`,
  };
}

/**
 * On a terminal it is asked for twice and not shown; elsewhere it is the first line.
 * @throws UsageError where it is too short, or was typed in two ways
 */
async function readPassword({ stdin, stderr, signal }: Io): Promise<string> {
  const isTerminal = stdin.isTTY === true;
  const reader = createInterface({ input: stdin, output: NOWHERE, terminal: isTerminal, ...(signal && { signal }) });
  // A terminal that shows nothing leaves this to whoever reads from it.
  reader.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (prompt: string): Promise<string> => {
    if (isTerminal) stderr.write(prompt);
    const { value = "" } = await lines.next();
    signal?.throwIfAborted();
    if (isTerminal) stderr.write("\n");
    return value;
  };
  try {
    const password = await ask(`Password, of at least ${MIN_CHARACTERS} characters: `);
    if ([...password].length < MIN_CHARACTERS)
      throw new UsageError("command/usage", `A password has at least ${MIN_CHARACTERS} characters.`);
    if (isTerminal && (await ask("The same again: ")) !== password)
      throw new UsageError("command/usage", "That was another password than before.");
    return password;
  } finally {
    reader.close();
  }
}

const NOWHERE = new Writable({ write: (_chunk, _encoding, done) => done() });
