/** The commands as users type them. Each command's code is loaded when it runs. */

import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { OUTBOX_STATES } from "#api/quotes/outbox/outbox.ts";
import { errorMessage } from "#content/platform/error-message.ts";
import { StoreError } from "#content/store/content-store.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { SiteNotBuiltError } from "#site/publishing/inline-hashes.ts";
import type { Shard } from "#site/publishing/prerender/prerender.ts";
import {
  type CommandResult,
  type CommandContext,
  createCommandContext,
  type GlobalOptions,
  type Io,
  OUTPUT_FORMATS,
  readVersion,
} from "./context/command-context.ts";
import { EXIT, type ExitCode } from "./context/exit-code.ts";
import { UsageError } from "./context/usage-error.ts";
import { formatDiagnostics } from "./output/format-diagnostics.ts";

/** Runs the command line and answers the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.ok;
  const program = createProgram(io, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...argv], { from: "user" });
    return exitCode;
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? EXIT.ok : EXIT.usage;
    if (io.signal?.aborted) {
      io.stderr.write("Interrupted; nothing was committed.\n");
      return EXIT.interrupted;
    }
    const context = createCommandContext(io, program.opts<GlobalOptions>());
    const { exitCode: failed, diagnostic } = failure(cause);
    show(
      {
        exitCode: failed,
        json: { success: false, message: diagnostic.message, diagnostics: [diagnostic] },
        text: "",
        diagnostics: [diagnostic],
      },
      context,
    );
    if (io.env.DEBUG !== undefined && cause instanceof Error) io.stderr.write(`${cause.stack}\n`);
    return failed;
  }
}

function failure(cause: unknown): { exitCode: ExitCode; diagnostic: Diagnostic } {
  if (cause instanceof UsageError) return { exitCode: EXIT.usage, diagnostic: cause.diagnostic };
  if (cause instanceof SiteNotBuiltError)
    return { exitCode: EXIT.usage, diagnostic: diagnose("site/not-built", cause.message) };
  if (cause instanceof StoreError)
    return { exitCode: STORE_EXITS[cause.code], diagnostic: diagnose(cause.code, cause.message) };
  return {
    exitCode: EXIT.internal,
    diagnostic: diagnose("command/failed", `${errorMessage(cause)} (DEBUG=1 shows where.)`),
  };
}

const STORE_EXITS: Record<StoreError["code"], ExitCode> = {
  "store/locked": EXIT.conflict,
  "store/revision-conflict": EXIT.conflict,
  "store/unknown-revision": EXIT.usage,
  "store/invalid": EXIT.content,
  "store/unreadable": EXIT.content,
  "store/unfinished": EXIT.internal,
  "store/io": EXIT.internal,
  "store/unrenderable": EXIT.internal,
};

/** Results on standard output, findings and what to do next on standard error. */
function show({ json, text, diagnostics = [], diagnosticsToStdout, hint }: CommandResult, context: CommandContext): void {
  const { io, options, style, sourceTexts: texts } = context;
  if (options.format === "json") {
    io.stdout.write(`${JSON.stringify(json, null, 2)}\n`);
    return;
  }
  const shown = options.quiet ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
  const findings = formatDiagnostics(shown, texts, style);
  if (findings !== "") (diagnosticsToStdout ? io.stdout : io.stderr).write(`${findings}\n`);
  if (text !== "") io.stdout.write(text);
  if (hint !== undefined && !options.quiet) io.stderr.write(`${style.dim(hint)}\n`);
}

type Action = (context: CommandContext, ...given: never[]) => Promise<CommandResult | undefined>;

export function createProgram(io: Io, onExit: (code: ExitCode) => void): Command {
  const program = new Command("agency")
    .version(readVersion())
    .description("Validates, converts, imports and publishes the content of the agency's website.")
    .option("--content <dir>", "the store's folder (default: CONTENT_DIR, or the project's content/)")
    .addOption(new Option("--format <format>", "how results are written").choices(OUTPUT_FORMATS).default("pretty"))
    .option("-q, --quiet", "results and errors only")
    .option("--no-color", "no colors (also by NO_COLOR)")
    .option("-C, --directory <dir>", "run as if started in this folder")
    .helpCommand("help [command]", "what a command takes")
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError("(agency help shows the commands)")
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) })
    .exitOverride();

  /** Runs an action, loaded on demand, with the context and what commander has read. */
  const lazyAction =
    (load: () => Promise<Action>) =>
    async (...given: unknown[]) => {
      const context = createCommandContext(io, program.opts<GlobalOptions>());
      const action = await load();
      // The last argument is the command itself.
      const outcome = await action(context, ...(given.slice(0, -1) as never[]));
      if (outcome === undefined) return;
      show(outcome, context);
      onExit(outcome.exitCode);
    };

  const page = () => new Option("--page <page>", "the page of an input that does not name one");
  const out = () => new Option("--out <file>", "write here instead of to standard output");
  const to = () => new Option("--to <format>", "site-export, nested-tokens, tokens or string");
  const lossy = () => new Option("--lossy", "leave out what the format cannot hold");
  const mode = () =>
    new Option("--mode <mode>", "merge given keys into a page, or replace it")
      .choices(["merge", "replace"])
      .default("merge");
  const create = () => new Option("--create", "allow slugs that do not exist yet");
  const strict = () => new Option("--strict", "warnings are errors");
  const file = () => new Argument("<file>", "a file, or - for standard input");

  program
    .command("import")
    .description("import content in any of the four formats: all of it, or with an error nothing")
    .argument("<files...>", "files or patterns, or - for standard input")
    .addOption(page())
    .addOption(mode())
    .addOption(create())
    .option("--dry-run", "say what would change, and change nothing")
    .option("--partial", "import the good pages although others have errors")
    .addOption(strict())
    .addOption(new Option("--if-revision <n>", "refuse where the store has another revision").argParser(wholeNumber))
    .option("-m, --message <text>", "why, for the history")
    .action(lazyAction(async () => (await import("./commands/transfer/import.ts")).importCommand));

  program
    .command("validate")
    .description("check inputs in any of the four formats, or stored files (default: the whole store)")
    .argument("[paths...]", "files, folders or patterns, or - for standard input")
    .addOption(page())
    .addOption(mode())
    .addOption(create())
    .addOption(strict())
    .option("--watch", "check again whenever a file is saved")
    .action(lazyAction(async () => (await import("./commands/check/validate.ts")).validateCommand));

  program
    .command("lint")
    .description("judge the content of the store as a whole: links, anchors, metadata, pictures, claims")
    .option("--production", "refuse also sample data and what is missing before the site may be published")
    .action(lazyAction(async () => (await import("./commands/check/lint.ts")).lintCommand));

  program
    .command("inspect")
    .description("say which format a file is in, why, and what it holds")
    .addArgument(file())
    .addOption(page())
    .action(lazyAction(async () => (await import("./commands/transfer/inspect.ts")).inspectCommand));

  program
    .command("convert")
    .description("write an input in another format")
    .addArgument(file())
    .addOption(to().makeOptionMandatory())
    .addOption(page())
    .addOption(out())
    .addOption(lossy())
    .action(lazyAction(async () => (await import("./commands/transfer/convert.ts")).convertCommand));

  program
    .command("export")
    .description("write the content of the store in a format that can be imported")
    .addOption(to().default("site-export"))
    .option("--page <pages...>", "these pages only")
    .addOption(new Option("--revision <n>", "as it stood at this revision").argParser(wholeNumber))
    .addOption(out())
    .addOption(lossy())
    .action(lazyAction(async () => (await import("./commands/transfer/export.ts")).exportCommand));

  program
    .command("diff")
    .description("show by field what differs between the store and a file or revision, or between two")
    .argument("[a]", "a file or a revision (default: the newest revision, so that hand edits show)")
    .argument("[b]", "a file or a revision (default: the store as it is)")
    .addOption(page())
    .option("--exit-code", "end with 3 where they differ")
    .action(lazyAction(async () => (await import("./commands/history/diff.ts")).diffCommand));

  program
    .command("history")
    .description("list the revisions, newest first")
    .argument("[page]", "those that changed this page")
    .action(lazyAction(async () => (await import("./commands/history/history.ts")).historyCommand));

  program
    .command("show")
    .description("show what a revision changed")
    .argument("<revision>", "its number", wholeNumber)
    .action(lazyAction(async () => (await import("./commands/history/show.ts")).showCommand));

  program
    .command("rollback")
    .description("bring the content back to how it stood at a revision, as a new revision")
    .argument("<revision>", "its number; 0 is before the first import", wholeNumber)
    .option("--page <pages...>", "these pages only")
    .option("--dry-run", "say what would change, and change nothing")
    .option("-m, --message <text>", "why, for the history")
    .action(lazyAction(async () => (await import("./commands/history/rollback.ts")).rollbackCommand));

  program
    .command("build")
    .description("bundle the site's code")
    .action(lazyAction(async () => (await import("./commands/publish/build.ts")).buildCommand));

  program
    .command("prerender")
    .description("write the HTML of every route")
    .option("--changed", "only routes whose content changed since the last time")
    .addOption(new Option("--shard <i/n>", "the i-th of n disjoint shares").argParser(shard))
    .option("--out <dir>", "write here instead of to dist/client")
    .action(lazyAction(async () => (await import("./commands/publish/prerender.ts")).prerenderCommand));

  program
    .command("images")
    .description("make the pictures of the site: photos, those of shared links, icons")
    .option("--out <dir>", "write here instead of to dist/client")
    .action(lazyAction(async () => (await import("./commands/publish/images.ts")).imagesCommand));

  program
    .command("compress")
    .description("write what the files of the site are compressed, as Brotli and gzip, beside them")
    .option("--out <dir>", "the files of this folder instead of those of dist/client")
    .action(lazyAction(async () => (await import("./commands/publish/compress.ts")).compressCommand));

  program
    .command("serve")
    .description("serve the built site and its API, and deliver quote requests")
    .addOption(new Option("--port <n>", "0 takes a free one (default: PORT, or 3000)").argParser(port))
    .option("--out <dir>", "serve this folder instead of dist/client")
    .action(lazyAction(async () => (await import("./commands/serve/serve.ts")).serveCommand));

  const admin = program.command("admin").description("what the admin of the site needs");
  admin
    .command("hash")
    .description("make the ADMIN_PASSWORD_HASH of a password, asked for or read from standard input")
    .action(lazyAction(async () => (await import("./commands/serve/admin.ts")).hashCommand));

  const outbox = program
    .command("outbox")
    .description("quote requests: those that wait, were sent, have failed or are held");
  outbox
    .command("list")
    .description("list what waits, has failed, or is held because it looks like the work of a program")
    .addOption(new Option("--state <state>", "those in this state only").choices(OUTBOX_STATES))
    .action(lazyAction(async () => (await import("./commands/serve/outbox.ts")).listCommand));
  outbox
    .command("show")
    .description("show a request and what became of it")
    .argument("<id>", "as agency outbox list and the e-mail tell it")
    .action(lazyAction(async () => (await import("./commands/serve/outbox.ts")).showCommand));
  outbox
    .command("retry")
    .description("let requests wait for delivery again, from now on")
    .argument("[ids...]", "those that wait, are held, or have failed")
    .option("--failed", "all that have failed")
    .action(lazyAction(async () => (await import("./commands/serve/outbox.ts")).retryCommand));

  program
    .command("schema")
    .description("check or write the files that follow from the schemas")
    .option("--check", "compare them (default)")
    .option("--write", "write them")
    .action(lazyAction(async () => (await import("./commands/reference/schema.ts")).schemaCommand));

  program
    .command("explain")
    .description("explain a code that a finding has")
    .argument("[code]", "such as json/duplicate-key (default: list all)")
    .action(lazyAction(async () => (await import("./commands/reference/explain.ts")).explainCommand));

  return program;
}

function wholeNumber(given: string): number {
  if (!/^\d{1,9}$/.test(given)) throw new InvalidArgumentError("It must be a whole number.");
  return Number(given);
}

function port(given: string): number {
  const number = wholeNumber(given);
  if (number > 65_535) throw new InvalidArgumentError("It must be at most 65535.");
  return number;
}

function shard(given: string): Shard {
  const [, index = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(given) ?? []).map(Number);
  if (index < 1 || index > of) throw new InvalidArgumentError("It must be i/n with i from 1 to n, such as 2/4.");
  return { index, of };
}
