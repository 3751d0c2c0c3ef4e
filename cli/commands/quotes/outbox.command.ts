import { type Command, Option } from "commander";
import { OUTBOX_STATES } from "#api/quotes/outbox/outbox.ts";
import type { DeclareCommand, LazyAction } from "#cli/options/command-declaration.ts";
import { parseDate, parsePerson, parseWholeNumber } from "#cli/options/parse-option.ts";
import { dryRunOption, outFileOption } from "#cli/options/shared-options.ts";

export const declareOutbox: DeclareCommand = (parent, lazyAction) => {
  const outbox = parent.command("outbox").description("List, retry, export and remove quote requests");
  outbox
    .command("list")
    .description("List the requests that are waiting, have failed, or are held because they look automated")
    .addOption(stateOption("List only requests in this state"))
    .action(lazyAction(async () => (await import("./outbox.ts")).listCommand));
  outbox
    .command("show")
    .description("Show a request and the state of its delivery")
    .argument("<id>", "ID from `agency outbox list` or from the email")
    .action(lazyAction(async () => (await import("./outbox.ts")).showCommand));
  outbox
    .command("retry")
    .description("Queue requests for delivery again")
    .argument("[ids...]", "IDs of requests that are waiting, held or failed")
    .option("--failed", "Retry all failed requests")
    .option("--resend", "Send requests again that were sent already")
    .action(lazyAction(async () => (await import("./outbox.ts")).retryCommand));
  declarePrivacyCommands(outbox, lazyAction);
};

const stateOption = (description: string) => new Option("--state <state>", description).choices(OUTBOX_STATES);

function declarePrivacyCommands(outbox: Command, lazyAction: LazyAction): void {
  outbox
    .command("find")
    .description("Find everything that is stored about a person")
    .argument("<person>", "Email address or phone number of the person", parsePerson)
    .action(lazyAction(async () => (await import("./outbox-privacy.ts")).findCommand));
  outbox
    .command("export")
    .description("Export requests as CSV or, with --format json, completely")
    .argument("[person]", "Export only the data of the person with this email address or phone number", parsePerson)
    .addOption(stateOption("Export only requests in this state"))
    .addOption(
      new Option("--since <date>", "Export only requests since this date, such as 2026-01-31").argParser(parseDate),
    )
    .addOption(outFileOption())
    .action(lazyAction(async () => (await import("./outbox-privacy.ts")).exportCommand));
  outbox
    .command("forget")
    .description("Remove everything that is stored about a person")
    .argument("<person>", "Email address or phone number of the person", parsePerson)
    .option("--force", "Also remove files and requests of other people that mention the person")
    .addOption(dryRunOption())
    .action(lazyAction(async () => (await import("./outbox-privacy.ts")).forgetCommand));
  outbox
    .command("purge")
    .description(
      "Remove requests that are older than RETENTION_DAYS: sent ones, or with --state held those held as spam",
    )
    .addOption(
      new Option("--state <state>", "State of the requests to remove (default: sent)").choices(["sent", "held"]),
    )
    .addOption(new Option("--older-than <days>", "Age in days (default: RETENTION_DAYS)").argParser(parseWholeNumber))
    .action(lazyAction(async () => (await import("./outbox-privacy.ts")).purgeCommand));
}
