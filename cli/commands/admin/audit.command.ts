import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareAudit: DeclareCommand = (parent, lazyAction) => {
  const audit = parent.command("audit").description("Read, check and archive the audit log of the admin");
  audit
    .command("list")
    .description("Print the lines of the audit log as JSON, oldest first")
    .action(lazyAction(async () => (await import("./audit.ts")).listAuditCommand));
  audit
    .command("archive")
    .description("Move all lines of the audit log to a new file, for instance before AUDIT_KEY changes")
    .argument("<file>", "File that does not exist yet")
    .action(lazyAction(async () => (await import("./audit.ts")).archiveAuditCommand));
  audit
    .command("verify")
    .description("Check that no line of the audit log was changed, removed, moved, inserted or cut off")
    .argument("[file...]", "Files of the log, oldest first (default: the log in the database)")
    .action(lazyAction(async () => (await import("./audit.ts")).verifyAuditCommand));
};
