import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareMail: DeclareCommand = (parent, lazyAction) => {
  const mail = parent.command("mail").description("Check the delivery of quote requests");
  mail
    .command("test")
    .description("Send a test message by each configured mail server, and a test event to the webhook")
    .option("--to <address>", "Send the emails to this address (default: the recipients of quote requests and alerts)")
    .action(lazyAction(async () => (await import("./mail.ts")).testCommand));
};
