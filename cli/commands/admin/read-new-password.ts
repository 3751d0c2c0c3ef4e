import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { MIN_PASSWORD_CHARACTERS } from "#api/auth/password.ts";
import { findPasswordProblem } from "#api/auth/password-policy.ts";
import type { Io } from "#cli/context/command-context.ts";
import { UsageError } from "#cli/context/command-result.ts";

/**
 * Reads a new password. On a terminal, the user types it twice and nothing is echoed. Otherwise, it is the first line of
 * standard input.
 * @throws UsageError `command/usage` if the password is too weak, or if the user typed two different ones
 */
export async function readNewPassword({ stdin, stderr, signal }: Io): Promise<string> {
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
    const problem = await findPasswordProblem(password);
    if (problem !== undefined) throw new UsageError("command/usage", problem);
    if (isTerminal && (await ask("Repeat the password: ")) !== password)
      throw new UsageError("command/usage", "The two passwords are different. Run the command again.");
    return password;
  } finally {
    reader.close();
  }
}

const NO_ECHO = new Writable({ write: (_chunk, _encoding, done) => done() });
