import { hashPassword } from "#api/auth/password.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { readNewPassword } from "./read-new-password.ts";

/** Prints the hash of a password, for ADMIN_PASSWORD_HASH. */
export async function hashCommand({ io }: CommandContext): Promise<CommandResult> {
  const hash = await hashPassword(await readNewPassword(io));
  return {
    exitCode: EXIT.ok,
    json: { hash },
    text: `${hash}\n`,
    hint: `Add it to .env or to the environment of \`agency serve\`: ADMIN_PASSWORD_HASH=${hash}`,
  };
}
