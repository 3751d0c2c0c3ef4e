import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareAudit: DeclareCommand = (parent, lazyAction) => {
  const audit = parent.command("audit").description("Check the audit log of the admin");
  audit
    .command("verify")
    .description("Check that no line of the audit log was changed, removed, moved, inserted or cut off")
    .argument("[file...]", "Files of the log, oldest first (default: AUDIT_FILE and its earlier files)")
    .action(lazyAction(async () => (await import("./audit.ts")).verifyAuditCommand));
};
