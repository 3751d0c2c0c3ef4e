import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { hashPassword, MIN_PASSWORD_CHARACTERS } from "#api/auth/password.ts";
import type { CommandContext, Io } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { UsageError } from "#cli/context/usage-error.ts";

/** Prints the hash of a password, for ADMIN_PASSWORD_HASH. */
export async function hashCommand({ io }: CommandContext): Promise<CommandResult> {
  const hash = await hashPassword(await readPassword(io));
  return {
    exitCode: EXIT.ok,
    json: { hash },
    text: `${hash}\n`,
    hint: `Add it to .env or to the environment of \`agency serve\`: ADMIN_PASSWORD_HASH=${hash}`,
  };
}

/**
 * Reads a password. On a terminal, the user types it twice and nothing is echoed. Otherwise, it is the first line of
 * standard input.
 * @throws UsageError `command/usage` if the password is too short, or if the user typed two different ones
 */
async function readPassword({ stdin, stderr, signal }: Io): Promise<string> {
  const isTerminal = stdin.isTTY === true;
  const reader = createInterface({ input: stdin, output: NO_ECHO, terminal: isTerminal, ...(signal && { signal }) });
  // In raw mode, the terminal does not turn Ctrl-C into a signal.
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
    const password = await ask(`Password (at least ${MIN_PASSWORD_CHARACTERS} characters): `);
    if ([...password].length < MIN_PASSWORD_CHARACTERS)
      throw new UsageError("command/usage", `The password must have at least ${MIN_PASSWORD_CHARACTERS} characters.`);
    if (isTerminal && (await ask("Repeat the password: ")) !== password)
      throw new UsageError("command/usage", "The two passwords are different. Run the command again.");
    return password;
  } finally {
    reader.close();
  }
}

const NO_ECHO = new Writable({ write: (_chunk, _encoding, done) => done() });
