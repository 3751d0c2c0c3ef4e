import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareAdmin: DeclareCommand = (parent, lazyAction) => {
  const admin = parent.command("admin").description("Manage access to the admin of the site");
  admin
    .command("hash")
    .description("Create ADMIN_PASSWORD_HASH from a password that is typed in or read from standard input")
    .action(lazyAction(async () => (await import("./admin.ts")).hashCommand));
};
