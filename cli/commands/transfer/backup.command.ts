import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareBackup: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("backup")
    .description("Write the database, the content and the photos to one file, while the server runs")
    .argument("<file>", "File to write")
    .action(lazyAction(async () => (await import("./backup.ts")).backupCommand));

export const declareRestore: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("restore")
    .description("Restore what `agency backup` has written. Stop the server first")
    .argument("<file>", "File that `agency backup` has written")
    .option("--replace", "Set aside the database and the content that are there now")
    .action(lazyAction(async () => (await import("./backup.ts")).restoreCommand));
