import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareDoctor: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("doctor")
    .description("Check the installation: stored files, history, locks, settings, mail server, disks and built site")
    .option("--repair", "Repair what can be repaired without a decision, after showing how")
    .action(lazyAction(async () => (await import("./doctor.ts")).doctorCommand));
