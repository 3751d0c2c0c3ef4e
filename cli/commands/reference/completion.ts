import { script } from "@bomb.sh/tab";
import type { CommandContext } from "#cli/context/command-context.ts";

const NAME = "agency";

/** Without this, bash would not complete the names of files. */
const BASH_FILE_NAMES = `complete -o default -F __${NAME}_complete ${NAME}`;

/** Prints the script of a shell. It starts this installation of the command, wherever the shell is. */
export async function completionCommand({ io }: CommandContext, shell: string): Promise<undefined> {
  const command = [process.execPath, ...process.execArgv, process.argv[1] ?? ""].map(quote).join(" ");
  script(shell, NAME, command);
  if (shell === "bash") io.stdout.write(`${BASH_FILE_NAMES}\n`);
  return undefined;
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
