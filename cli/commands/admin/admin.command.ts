import { Option } from "commander";
import { ROLES } from "#api/auth/roles.ts";
import type { DeclareCommand } from "#cli/options/command-declaration.ts";

export const declareAdmin: DeclareCommand = (parent, lazyAction) => {
  const admin = parent.command("admin").description("Manage access to the admin of the site");
  admin
    .command("add")
    .description("Create an account. The password is typed in or read from standard input")
    .argument("<email>", "Email address that the person signs in with")
    .requiredOption("--name <name>", "Name that the history shows")
    .addOption(new Option("--role <role>", "What the person may do").choices(ROLES).makeOptionMandatory())
    .option("--may-read-requests", "Allow an editor to read quote requests")
    .action(lazyAction(async () => (await import("./accounts.ts")).addAccountCommand));
  admin
    .command("list")
    .description("List the accounts")
    .action(lazyAction(async () => (await import("./accounts.ts")).listAccountsCommand));
  admin
    .command("remove")
    .description("Remove an account and end its sessions")
    .argument("<email>", "Email address of the account")
    .action(lazyAction(async () => (await import("./accounts.ts")).removeAccountCommand));
  admin
    .command("password")
    .description("Change the password of an account and end its sessions")
    .argument("<email>", "Email address of the account")
    .action(lazyAction(async () => (await import("./accounts.ts")).changePasswordCommand));
  admin
    .command("passkeys")
    .description("List the passkeys of an account, or remove one and end its sessions")
    .argument("<email>", "Email address of the account")
    .option("--remove <name>", "Name or id of the passkey to remove")
    .action(lazyAction(async () => (await import("./accounts.ts")).passkeysCommand));
  admin
    .command("hash")
    .description("Create ADMIN_PASSWORD_HASH from a password that is typed in or read from standard input")
    .action(lazyAction(async () => (await import("./hash.ts")).hashCommand));
};
