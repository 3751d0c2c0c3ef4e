/** Commands with their descriptions, arguments and options. Every start of the program loads them, so they import little. */
import { Argument, type Command, type CommandOptions, Option } from "commander";
import { ROLES } from "#api/auth/roles.ts";
import { OUTBOX_STATES } from "#api/quotes/outbox/outbox.ts";
import type { CommandContext, CommandResult } from "../context/command.ts";
import {
  parseDate,
  parsePerson,
  parsePort,
  parsePositiveNumber,
  parseRevision,
  parseShard,
  parseState,
  parseWholeNumber,
} from "../options/parse-option.ts";
import { QUESTIONS } from "./setup/questions.ts";

/**
 * Function that runs a command. After the context come the arguments and options in the order in which commander passes
 * them. An action that runs until it is interrupted returns its results one by one, or undefined if it writes its output
 * itself.
 */
type Action = (
  context: CommandContext,
  ...args: never[]
) => Promise<CommandResult | AsyncIterable<CommandResult> | undefined>;

/** Wraps an action whose module is imported only when the command runs. */
export type LazyAction = (load: () => Promise<Action>) => (...args: unknown[]) => Promise<void>;

/** Adds a command, with the import of its module, to the program or to another command. */
type AddCommand = (parent: Command, name: string, load: () => Promise<Action>, options?: CommandOptions) => Command;

/** Adds all commands to the program, in the order in which `agency help` lists them. */
export function declareCommands(program: Command, lazyAction: LazyAction): void {
  const add: AddCommand = (parent, name, load, options) => parent.command(name, options).action(lazyAction(load));
  declareSetup(program, add);
  declareContent(program, add);
  declareHistory(program, add);
  declareChanges(program, add);
  declareProposals(program, add);
  declarePublishing(program, add);
  declareAdmin(program, add);
  declareOutbox(program, add);
  declareOperation(program, add);
  declareReference(program, add);
}

const FILE = ["<file>", "File, or - for standard input"] as const;
const REVISION = "Number of the revision, its id, or the beginning of its id";
const PAGE = ["--page <page>", "Page that the input belongs to if it does not name one"] as const;
const PREFER = "--prefer <side>";
const SIDES = ["theirs", "yours"];
const PARTIAL = ["--partial", "Import the valid pages even if others have errors"] as const;
const FIX = ["--fix", "Correct mistakes in the input that have one safe correction"] as const;
const DRY_RUN = ["--dry-run", "Show what would change, but write nothing"] as const;
const TO_FORMAT = ["--to <format>", "Format: site-export, nested-tokens, tokens or string"] as const;
const LOSSY = ["--lossy", "Leave out pages and site settings that the format cannot represent"] as const;
const OUT_FILE = ["--out <file>", "Write to this file, or - for standard output (default)"] as const;
const OUT_FOLDER = ["--out <dir>", "Folder of the site (default: dist/client)"] as const;
const RESOLVE =
  "Write the values of quoted facts, for other systems. Such an export cannot be imported: its texts quote no facts";

/** Adds the options that decide what an import does to each page. The commands that predict an import have them, too. */
function addPlanOptions(command: Command): Command {
  const preferDescription = "Keep the stored values (theirs) or use those of the input (yours) in a conflict";
  const mode = new Option("--mode <mode>", "Merge the given keys into a page, or replace the page");
  return command
    .option(...PAGE)
    .addOption(mode.choices(["merge", "replace"]).default("merge"))
    .option("--base <revision>", "Revision that the input was made from if it does not name one", parseState)
    .addOption(new Option(PREFER, preferDescription).choices(SIDES))
    .option("--create", "Allow pages whose slug does not exist yet, and a new store if there is none")
    .option("--strict", "Treat warnings as errors")
    .option(...FIX);
}

/** Adds the options of a command that makes a revision. */
function addChangeOptions(command: Command, verb: string): Command {
  return command
    .option(...DRY_RUN)
    .option("--if-revision <revision>", `${verb} only if the store is at this revision`, parseState)
    .option("-m, --message <text>", "Note for the history");
}

function declareSetup(program: Command, add: AddCommand): void {
  const init = add(program, "init", async () => (await import("./setup/init.ts")).initCommand)
    .description("Make the folder of a new agency: asks for what it needs, unless options or a file answer")
    .argument("<folder>", "New or empty folder")
    .option("--answers <file>", "File with the answers; schemas/init-answers.schema.json describes it")
    .option("--yes", "Take defaults for what no option answers");
  for (const [flag, [text, standard]] of Object.entries(QUESTIONS))
    init.option(`--${flag} <text>`, `${text}${standard && ` (such as ${standard})`}`);
  init
    .option("--package <spec>", "Version or file of agency-site to depend on (default: the version of this program)")
    .option("--github", "Add a workflow for GitHub Actions")
    .option("--netlify", "Add netlify.toml")
    .option("--docker", "Add a Dockerfile and a compose.yaml with Postgres")
    .option("--overrides", "Add an example of your own parts of pages");
  add(program, "upgrade", async () => (await import("./setup/upgrade.ts")).upgradeCommand)
    .description("Bring the content to the version of this program, as one revision, and list the pages that change")
    .option(...DRY_RUN);
}

function declareContent(program: Command, add: AddCommand): void {
  const imports = add(program, "import", async () => (await import("./transfer/import.ts")).importCommand)
    .description("Import content in any of the four formats: everything, or nothing if there is an error")
    .argument("<files...>", "Files, folders or patterns, or - for standard input");
  addChangeOptions(addPlanOptions(imports).option(...PARTIAL), "Import")
    .option("--propose", "Store the change as a proposal for others to see and to approve, and publish nothing")
    .option("--note <text>", "With --propose: what the change is for")
    .option("--at <time>", "With --propose: publish it at this time, such as 2026-12-24T12:00, once it is approved")
    .option("--until <time>", "With --propose: take it back at this time");
  const validate = add(program, "validate", async () => (await import("./check/validate.ts")).validateCommand)
    .description("Check input in any of the four formats as an import would, or stored files")
    .argument("[paths...]", "Files, folders or patterns, or - for standard input (default: the whole store)");
  addPlanOptions(validate)
    .option(...PARTIAL)
    .option("--watch", "Check a file again each time it is saved");
  add(program, "lint", async () => (await import("./check/lint.ts")).lintCommand)
    .description(
      "Check the stored content as a whole: links, metadata, images, facts, advertising claims and risky words",
    )
    .option("--production", "Also check that the content is ready to publish: for example, that it has no sample data")
    .option("--online", "Also request the links to other websites, such as those of the carriers")
    .option("--max-warnings <n>", "Exit with 1 if there are more warnings than this", parseWholeNumber);
  add(program, "inspect", async () => (await import("./transfer/inspect.ts")).inspectCommand)
    .description("Show the format of a file, why it was detected, and what the file contains")
    .argument(...FILE)
    .option(...PAGE);
  add(program, "convert", async () => (await import("./transfer/convert.ts")).convertCommand)
    .description("Convert a file to another format")
    .argument(...FILE)
    .requiredOption(...TO_FORMAT)
    .option("--page <page>", "Page to convert; the page that the input belongs to if it does not name one")
    .option(...OUT_FILE)
    .option(...LOSSY)
    .option(...FIX);
  add(program, "export", async () => (await import("./transfer/export.ts")).exportCommand)
    .description("Export the stored content in a format that can be imported")
    .option(...TO_FORMAT, "site-export")
    .option("--page <pages...>", "Export only these pages")
    .option("--revision <revision>", "Export the content as it was at this revision", parseRevision)
    .option("--resolve", RESOLVE)
    .option(...OUT_FILE)
    .option(...LOSSY);
}

function declareHistory(program: Command, add: AddCommand): void {
  const diff = add(program, "diff", async () => (await import("./history/diff.ts")).diffCommand)
    .description("Compare the store with a file or a revision, or compare two of them, field by field")
    .argument("[a]", "File or revision (default: what the history recorded last, which reveals manual edits)")
    .argument("[b]", "File or revision (default: the current content of the store)");
  addPlanOptions(diff)
    .option("--exit-code", "Exit with 3 if there are differences")
    .addHelpText("after", "\nIf neither side is a file, --page selects the page to compare.");
  add(program, "history", async () => (await import("./history/history.ts")).historyCommand)
    .description("List the revisions, newest first")
    .argument("[page]", "List only the revisions that changed this page")
    .option("--limit <n>", "List at most this many revisions", parsePositiveNumber)
    .option("--before <revision>", "List only revisions before this one", parseRevision);
  add(program, "show", async () => (await import("./history/history.ts")).showRevisionCommand)
    .description("Show what a revision changed")
    .argument("<revision>", REVISION, parseRevision);
}

function declareChanges(program: Command, add: AddCommand): void {
  const preferDescription =
    "Where a later revision changed the same field, keep that (theirs) or take it back, too (yours)";
  const undo = add(program, "undo", async () => (await import("./history/change-store.ts")).undoCommand)
    .description("Take back what one revision changed, and keep what came later, as a new revision")
    .argument("<revision>", REVISION, parseRevision)
    .addOption(new Option(PREFER, preferDescription).choices(SIDES));
  addChangeOptions(undo, "Undo");
  const rollback = add(program, "rollback", async () => (await import("./history/change-store.ts")).rollbackCommand)
    .description("Restore the content of an earlier revision as a new revision")
    .argument("<revision>", `${REVISION}; 0 is the state before the first import`, parseRevision)
    .option("--page <pages...>", "Restore only these pages");
  addChangeOptions(rollback, "Restore");
  const retire = add(program, "retire", async () => (await import("./history/change-store.ts")).retireCommand)
    .description("Remove a page, with a redirect from its address, as a new revision")
    .argument("<page>", "Id or address of the page")
    .option("--to <page>", "Page or https URL that replaces it; links and visitors are sent there")
    .addOption(new Option("--unlink", "If nothing replaces the page, turn links to it into text").conflicts("to"))
    .option("--no-redirect", "Keep no trace of the address, for a page that the public never saw");
  addChangeOptions(retire, "Retire");
  const move = add(program, "move", async () => (await import("./history/change-store.ts")).moveCommand)
    .description("Give a coverage page another address, with a redirect from the old one, as a new revision")
    .argument("<from>", "Id or address of the page")
    .argument("<to>", "New id or address, such as commercial/trucking");
  addChangeOptions(move, "Move");
}

function declareProposals(program: Command, add: AddCommand): void {
  const proposals = program.command("proposals").description("List, approve and withdraw changes that wait");
  const id = ["<id>", "ID from `agency proposals list`"] as const;
  add(proposals, "list", async () => (await import("./history/proposals.ts")).listProposalsCommand).description(
    "List the changes that wait, oldest first, and those that ended last",
  );
  add(proposals, "show", async () => (await import("./history/proposals.ts")).showProposalCommand)
    .description("Show what a proposal changes, and what people said about it")
    .argument(...id);
  add(proposals, "approve", async () => (await import("./history/proposals.ts")).approveProposalCommand)
    .description("Approve a proposal, and publish it now or at its time")
    .argument(...id)
    .option("--reference <text>", "Reference under which a carrier has approved the text")
    .addOption(
      new Option(PREFER, "Where a later change is in conflict, keep that (theirs) or the proposal (yours)").choices(
        SIDES,
      ),
    )
    .option("--at <time>", "Publish it at this time instead")
    .option("--until <time>", "Take it back at this time instead");
  add(proposals, "withdraw", async () => (await import("./history/proposals.ts")).withdrawProposalCommand)
    .description("Withdraw a proposal, which then stays unpublished")
    .argument(...id);
  add(program, "publish-due", async () => (await import("./history/proposals.ts")).publishDueCommand).description(
    "Publish the proposals whose time has come, from a timer, where no server runs",
  );
}

function declarePublishing(program: Command, add: AddCommand): void {
  add(program, "build", async () => (await import("./publish/build.ts")).buildCommand).description(
    "Bundle the code of the site, and compile the files in overrides/",
  );
  add(program, "prerender", async () => (await import("./publish/prerender.ts")).prerenderCommand)
    .description("Write the HTML of every route")
    .option("--changed", "Render only the routes whose content has changed since the last run")
    .option("--shard <i/n>", "Render only part i of n, counted from 1", parseShard)
    .option("--strict", "Treat warnings as errors, and then publish nothing")
    .option(...OUT_FOLDER);
  add(program, "watch", async () => (await import("./publish/watch.ts")).watchCommand)
    .description("Write the HTML of the routes that a saved content file changes, until it is interrupted")
    .option(...OUT_FOLDER);
  add(program, "images", async () => (await import("./publish/images.ts")).imagesCommand)
    .description("Generate the images of the site: photos, previews for shared links, and icons")
    .option(...OUT_FOLDER);
  add(program, "compress", async () => (await import("./publish/compress.ts")).compressCommand)
    .description("Write a Brotli and a gzip version of each file of the site")
    .option(...OUT_FOLDER);
  add(program, "start", async () => (await import("./serve/serve.ts")).startCommand)
    .description("Publish what changed, then serve the site, its API and the admin")
    .option("--port <n>", "Port, or 0 for a free one (default: PORT, or 3000)", parsePort)
    .option(...OUT_FOLDER);
  add(program, "serve", async () => (await import("./serve/serve.ts")).serveCommand)
    .description("Serve the built site and its API, and deliver quote requests")
    .option("--port <n>", "Port, or 0 for a free one (default: PORT, or 3000)", parsePort)
    .option(...OUT_FOLDER)
    .option("--prerender", "First publish the content that changed since the last run, such as that of a volume");
}

function declareAdmin(program: Command, add: AddCommand): void {
  const admin = program.command("admin").description("Manage access to the admin of the site");
  add(admin, "add", async () => (await import("./admin/accounts.ts")).addAccountCommand)
    .description("Create an account. The password is typed in or read from standard input")
    .argument("<email>", "Email address that the person signs in with")
    .requiredOption("--name <name>", "Name that the history shows")
    .addOption(new Option("--role <role>", "What the person may do").choices(ROLES).makeOptionMandatory())
    .option("--may-read-requests", "Allow an editor to read quote requests");
  add(admin, "list", async () => (await import("./admin/accounts.ts")).listAccountsCommand).description(
    "List the accounts",
  );
  add(admin, "remove", async () => (await import("./admin/accounts.ts")).removeAccountCommand)
    .description("Remove an account and end its sessions")
    .argument("<email>", "Email address of the account");
  add(admin, "password", async () => (await import("./admin/accounts.ts")).changePasswordCommand)
    .description("Change the password of an account and end its sessions")
    .argument("<email>", "Email address of the account");
  add(admin, "passkeys", async () => (await import("./admin/accounts.ts")).passkeysCommand)
    .description("List the passkeys of an account, or remove one and end its sessions")
    .argument("<email>", "Email address of the account")
    .option("--remove <name>", "Name or id of the passkey to remove");
  add(admin, "hash", async () => (await import("./admin/accounts.ts")).hashCommand).description(
    "Create ADMIN_PASSWORD_HASH from a password that is typed in or read from standard input",
  );
  add(program, "mcp", async () => (await import("./mcp.ts")).mcpCommand).description(
    "Let an AI agent read the site and propose changes, by the Model Context Protocol over standard input and output",
  );
  const audit = program.command("audit").description("Read, check and archive the audit log of the admin");
  add(audit, "list", async () => (await import("./admin/audit.ts")).listAuditCommand).description(
    "Print the lines of the audit log as JSON, oldest first",
  );
  add(audit, "archive", async () => (await import("./admin/audit.ts")).archiveAuditCommand)
    .description("Move all lines of the audit log to a new file, for instance before AUDIT_KEY changes")
    .argument("<file>", "File that does not exist yet");
  add(audit, "verify", async () => (await import("./admin/audit.ts")).verifyAuditCommand)
    .description("Check that no line of the audit log was changed, removed, moved, inserted or cut off")
    .argument("[file...]", "Files of the log, oldest first (default: the log in the database)");
}

function declareOutbox(program: Command, add: AddCommand): void {
  const outbox = program.command("outbox").description("List, retry, export and remove quote requests");
  const stateOption = (description: string) => new Option("--state <state>", description).choices(OUTBOX_STATES);
  add(outbox, "list", async () => (await import("./quotes/outbox.ts")).listCommand)
    .description("List the requests that are waiting, have failed, or are held because they look automated")
    .addOption(stateOption("List only requests in this state"));
  add(outbox, "show", async () => (await import("./quotes/outbox.ts")).showRequestCommand)
    .description("Show a request and the state of its delivery")
    .argument("<id>", "ID from `agency outbox list` or from the email");
  add(outbox, "retry", async () => (await import("./quotes/outbox.ts")).retryCommand)
    .description("Queue requests for delivery again")
    .argument("[ids...]", "IDs of requests that are waiting, held or failed")
    .option("--failed", "Retry all failed requests")
    .option("--resend", "Send requests again that were sent already");
  add(outbox, "find", async () => (await import("./quotes/outbox-privacy.ts")).findCommand)
    .description("Find everything that is stored about a person")
    .argument("<person>", "Email address or phone number of the person", parsePerson);
  add(outbox, "export", async () => (await import("./quotes/outbox-privacy.ts")).exportRequestsCommand)
    .description("Export requests as CSV or, with --format json, completely")
    .argument("[person]", "Export only the data of the person with this email address or phone number", parsePerson)
    .addOption(stateOption("Export only requests in this state"))
    .option("--since <date>", "Export only requests since this date, such as 2026-01-31", parseDate)
    .option(...OUT_FILE);
  add(outbox, "forget", async () => (await import("./quotes/outbox-privacy.ts")).forgetCommand)
    .description("Remove everything that is stored about a person")
    .argument("<person>", "Email address or phone number of the person", parsePerson)
    .option("--force", "Also remove files and requests of other people that mention the person")
    .option(...DRY_RUN);
  const purged = new Option("--state <state>", "State of the requests to remove (default: sent)");
  add(outbox, "purge", async () => (await import("./quotes/outbox-privacy.ts")).purgeCommand)
    .description(
      "Remove requests that are older than RETENTION_DAYS: sent ones, or with --state held those held as spam",
    )
    .addOption(purged.choices(["sent", "held"]))
    .option("--older-than <days>", "Age in days (default: RETENTION_DAYS)", parseWholeNumber);
}

function declareOperation(program: Command, add: AddCommand): void {
  const mail = program.command("mail").description("Check the delivery of quote requests");
  add(mail, "test", async () => (await import("./quotes/mail.ts")).testCommand)
    .description("Send a test message by each configured mail server, and a test event to the webhook")
    .option("--to <address>", "Send the emails to this address (default: the recipients of quote requests and alerts)");
  add(program, "backup", async () => (await import("./transfer/backup.ts")).backupCommand)
    .description("Write the database, the content and the photos to one file, while the server runs")
    .argument("<file>", "File to write");
  add(program, "restore", async () => (await import("./transfer/backup.ts")).restoreCommand)
    .description("Restore what `agency backup` has written. Stop the server first")
    .argument("<file>", "File that `agency backup` has written")
    .option("--replace", "Set aside the database and the content that are there now");
  add(program, "doctor", async () => (await import("./check/doctor.ts")).doctorCommand)
    .description("Check the installation: stored files, history, locks, settings, mail server, disks and built site")
    .option("--repair", "Repair what can be repaired without a decision, after showing how");
}

function declareReference(program: Command, add: AddCommand): void {
  add(program, "schema", async () => (await import("./reference/schema.ts")).schemaCommand)
    .description("Check or write the files that are generated from the schemas")
    .option("--check", "Check that the files are current (default)")
    .option("--write", "Write the files that are out of date");
  add(program, "explain", async () => (await import("./reference/explain.ts")).explainCommand)
    .description("Explain a diagnostic code")
    .argument("[code]", "Code such as json/duplicate-key (default: list all codes)");
  const shells = ["bash", "zsh", "fish", "powershell"];
  add(program, "completion", async () => (await import("./reference/completion.ts")).completionCommand)
    .description("Print the script that completes commands in a shell")
    .addArgument(new Argument("<shell>", "Shell that will run the script").choices(shells));
  // The scripts run this command with the words of the command line.
  const load = async () => (await import("./reference/completion.ts")).completeCommand(program);
  add(program, "complete", load, { hidden: true })
    .description("Print the completions of the last word")
    .argument("[words...]", "Words of the command line, after --");
}
