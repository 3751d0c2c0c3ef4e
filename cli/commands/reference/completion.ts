/** Completes the words of a command line, by the protocol of the scripts that `agency completion` prints. */
import { RootCommand, ShellCompDirective, script, type Command as TabCommand } from "@bomb.sh/tab";
import type { Command, Option } from "commander";
import type { CommandContext } from "#cli/context/command.ts";
import { createCommandContext } from "#cli/context/command-context.ts";
import { FORMAT_NAMES } from "#content/importer/formats/detect.ts";
import { listCodes } from "#content/lint/catalog.ts";
import { SETTINGS } from "#schemas/page-ids.ts";

const NAME = "agency";

/** Without this, bash would not complete the names of files. */
const BASH_FILE_NAMES = `complete -o default -F __${NAME}_complete ${NAME}`;

/** Prints the script of a shell. It starts this installation of the command, wherever the shell is. */
export async function completionCommand({ io }: CommandContext, shell: string): Promise<undefined> {
  const words = [process.execPath, ...process.execArgv, process.argv[1] ?? ""];
  script(shell, NAME, words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" "));
  if (shell === "bash") io.stdout.write(`${BASH_FILE_NAMES}\n`);
}

type Handler = (complete: (value: string, description: string) => void) => void;

type HandlerFor = (name: string, choices: readonly string[] | undefined) => Handler;

/** Names of values that are files or folders. The shell completes those. */
const FILES: ReadonlySet<string> = new Set(["file", "files", "paths", "dir", "a", "b"]);

/** Returns the action of `agency complete`, which prints one completion per line, and then what else the shell may offer. */
export function completeCommand(program: Command) {
  return async (context: CommandContext, words: string[]): Promise<undefined> => {
    const values = await readValues(contextOf(words, context));
    const root = new RootCommand();
    let directive = ShellCompDirective.ShellCompDirectiveNoFileComp;
    // tab never lets the shell complete files. It sets this property and then prints it.
    Object.defineProperty(root, "directive", { get: () => directive, set: () => undefined });
    const handlerFor: HandlerFor = (name, choices) => (complete) => {
      if (FILES.has(name)) directive = ShellCompDirective.ShellCompDirectiveDefault;
      for (const value of choices ?? values[name] ?? []) complete(value, "");
    };
    const globalOptions = program.createHelp().visibleOptions(program);
    addOptions(root, globalOptions, handlerFor);
    addCommands(root, program, { globalOptions, handlerFor });
    root.parse(words);
  };
}

type CommandOptions = { globalOptions: readonly Option[]; handlerFor: HandlerFor; path?: readonly string[] };

function addCommands(root: RootCommand, parent: Command, options: CommandOptions): void {
  const { globalOptions, handlerFor, path = [] } = options;
  const help = parent.createHelp();
  for (const command of help.visibleCommands(parent)) {
    const names = [...path, command.name()];
    const target = root.command(names.join(" "), command.description());
    addOptions(target, [...help.visibleOptions(command), ...globalOptions], handlerFor);
    for (const argument of command.registeredArguments)
      target.argument(argument.name(), handlerFor(argument.name(), argument.argChoices), argument.variadic);
    addCommands(root, command, { ...options, path: names });
  }
}

function addOptions(target: TabCommand, options: readonly Option[], handlerFor: HandlerFor): void {
  for (const option of options) {
    const name = option.long?.slice(2);
    const alias = option.short?.slice(1);
    if (name === undefined) continue;
    const takesValue = option.required || option.optional;
    if (takesValue) target.option(name, option.description, handlerFor(valueName(option), option.argChoices), alias);
    else target.option(name, option.description, alias ?? "");
  }
}

/** Returns the name of an option's value, such as `page` for `--page <page>`. */
function valueName(option: Option): string {
  if (/revision$/i.test(option.attributeName())) return "revision";
  return /[<[]([\w-]+)/.exec(option.flags)?.[1] ?? "";
}

/** Returns a context with the folders that the command line names, and without warnings. */
function contextOf(words: readonly string[], { io, options }: CommandContext): CommandContext {
  const findValue = (...flags: string[]) => words.find((_, index) => flags.includes(words[index - 1] ?? ""));
  const content = findValue("--content") ?? options.content;
  const directory = findValue("-C", "--directory") ?? options.directory;
  return createCommandContext(io, {
    ...options,
    quiet: true,
    ...(content !== undefined && { content }),
    ...(directory !== undefined && { directory }),
  });
}

/** Reads the completions of values, by the names of the values. A store that cannot be read has none. */
async function readValues(context: CommandContext): Promise<Partial<Record<string, readonly string[]>>> {
  // An error message would end up among the completions, and the command itself reports the problem.
  const { pages, revisions } = await readStore(context).catch(() => ({ pages: [], revisions: [] }));
  const names = [...pages, ...SETTINGS].sort();
  const history = revisions.map(({ id }) => id).reverse();
  return {
    page: names,
    pages: names,
    revision: history,
    a: history,
    b: history,
    code: listCodes(),
    format: FORMAT_NAMES,
  };
}

async function readStore(context: CommandContext) {
  const store = await context.openStore();
  const pages = await (await store.reader()).pages();
  return { pages, revisions: await store.revisions() };
}
