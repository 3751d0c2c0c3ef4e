import { Option } from "commander";
import { OUTBOX_STATES } from "#api/quotes/outbox/outbox.ts";
import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareOutbox: DeclareCommand = (parent, lazyAction) => {
  const outbox = parent.command("outbox").description("List quote requests and retry their delivery");
  outbox
    .command("list")
    .description("List the requests that are waiting, have failed, or are held because they look automated")
    .addOption(new Option("--state <state>", "List only requests in this state").choices(OUTBOX_STATES))
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
    .action(lazyAction(async () => (await import("./outbox.ts")).retryCommand));
};
