import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type * as z from "zod";
import { AccountEmailSchema, AccountNameSchema } from "#api/auth/account-schemas.ts";
import {
  type Account,
  type Accounts,
  createAccounts,
  normalizeEmail,
  type Passkey,
  withoutSecrets,
} from "#api/auth/accounts.ts";
import type { AuditLog } from "#api/auth/audit/audit-log.ts";
import { findPasswordProblem, hashPassword, MIN_PASSWORD_CHARACTERS } from "#api/auth/password.ts";
import type { Role } from "#api/auth/roles.ts";
import { mailDomain } from "#api/config/env.ts";
import { type CommandContext, type CommandResult, type Io, messageResult, UsageError } from "#cli/context/command.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { recordCommand, withDatabase } from "#cli/context/with-database.ts";
import { table } from "#cli/output/table.ts";

export async function addAccountCommand(
  context: CommandContext,
  address: string,
  { role, mayReadRequests = false, ...options }: { name: string; role: Role; mayReadRequests?: boolean },
): Promise<CommandResult> {
  const email = parse(AccountEmailSchema, address);
  const name = parse(AccountNameSchema, options.name);
  const passwordHash = await hashPassword(await readNewPassword(context.io));
  return withAccounts(context, async ({ accounts, audit }) => {
    const added = await recordCommand(context, {
      audit,
      event: "account-added",
      run: () => accounts.add({ name, email, role, mayReadRequests, passwordHash }, nameUser(context)),
      describeResult: ({ id }) => ({ about: [id] }),
    });
    return accountResult(added, `Added ${describe(added)}.`);
  });
}

export function listAccountsCommand(context: CommandContext): Promise<CommandResult> {
  const mayRead = ({ role, mayReadRequests }: Pick<Account, "role" | "mayReadRequests">) =>
    role === "owner" || mayReadRequests;
  return withAccounts(context, async (parts) => {
    const accounts = (await parts.accounts.list()).map(withoutSecrets);
    const text = table(accounts, [
      { title: "Name", cell: ({ name }) => name },
      { title: "Email", cell: ({ email }) => email },
      { title: "Role", cell: ({ role }) => role },
      { title: "Quote requests", cell: (account) => (mayRead(account) ? "yes" : "no") },
      { title: "Passkeys", cell: ({ passkeys }) => String(passkeys.length) },
      { title: "Changed", cell: ({ changedAt }) => changedAt.slice(0, 10) },
    ]);
    return { json: { accounts }, text: accounts.length === 0 ? "No accounts.\n" : `${text}\n` };
  });
}

export function removeAccountCommand(context: CommandContext, email: string): Promise<CommandResult> {
  return withAccounts(context, async ({ accounts, audit }) => {
    const account = await findByEmail(accounts, email);
    const run = () => accounts.remove(account.id, nameUser(context));
    await recordCommand(context, { audit, event: "account-removed", about: [account.id], run });
    return accountResult(account, `Removed ${describe(account)}, and ended the sessions.`);
  });
}

export function changePasswordCommand(context: CommandContext, email: string): Promise<CommandResult> {
  return withAccounts(context, async ({ accounts, audit }) => {
    const account = await findByEmail(accounts, email);
    const passwordHash = await hashPassword(await readNewPassword(context.io));
    const run = () => accounts.change(account.id, { passwordHash }, nameUser(context));
    await recordCommand(context, { audit, event: "account-password", about: [account.id], run });
    return accountResult(account, `Changed the password of ${describe(account)}, and ended the sessions.`);
  });
}

/** Lists the passkeys of an account, or removes one, which ends its sessions. */
export function passkeysCommand(context: CommandContext, email: string, { remove: name }: { remove?: string }) {
  return withAccounts(context, async ({ accounts, audit }) => {
    const account = await findByEmail(accounts, email);
    if (name === undefined) return passkeysResult(account);
    const { id } = mustFindPasskey(account, name);
    const run = () => accounts.removePasskey(account.id, id);
    await recordCommand(context, { audit, event: "passkey-removed", about: [account.id, id], run });
    const message = `Removed the passkey ${JSON.stringify(name)} of ${describe(account)}, and ended its sessions.`;
    return messageResult(message, []);
  });
}

function passkeysResult(account: Account): CommandResult {
  const { passkeys } = withoutSecrets(account);
  const text = table(passkeys, [
    { title: "Passkey", cell: ({ name }) => name },
    { title: "Added", cell: ({ createdAt }) => createdAt.slice(0, 10) },
    { title: "Last used", cell: ({ usedAt }) => usedAt?.slice(0, 10) ?? "never" },
  ]);
  return { json: { passkeys }, text: passkeys.length === 0 ? "No passkeys.\n" : `${text}\n` };
}

/** @throws UsageError `command/usage` if not exactly one passkey has the name */
function mustFindPasskey({ passkeys }: Account, nameOrId: string): Passkey {
  const found = passkeys.filter(({ id, name }) => name === nameOrId || id === nameOrId);
  const [passkey] = found;
  if (passkey !== undefined && found.length === 1) return passkey;
  const problem = passkey === undefined ? "No passkey has the name" : "Several passkeys have the name";
  throw new UsageError("command/usage", `${problem} ${JSON.stringify(nameOrId)}. Use an id from \`--format json\`.`);
}

function withAccounts(
  context: CommandContext,
  task: (parts: { accounts: Accounts; audit: AuditLog }) => Promise<CommandResult>,
): Promise<CommandResult> {
  return withDatabase(context, ({ database, audit }) =>
    task({ accounts: createAccounts({ database, now: Date.now, mailDomain: mailDomain(loadConfig(context)) }), audit }),
  );
}

/** Names the user of a command to the owners. */
function nameUser(context: CommandContext): string {
  return `The user ${context.userName()} of the server`;
}

/** @throws UsageError `account/unknown` */
async function findByEmail(accounts: Accounts, email: string): Promise<Account> {
  const found = (await accounts.list()).find((account) => account.email === normalizeEmail(email));
  if (found === undefined)
    throw new UsageError("account/unknown", `No account has the email address ${JSON.stringify(email)}.`);
  return found;
}

/** @throws UsageError `command/usage` */
function parse<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new UsageError("command/usage", error.issues[0]?.message ?? "");
}

function describe({ name, email, role }: Account): string {
  return `the ${role} ${name} (${email})`;
}

function accountResult(account: Account, message: string): CommandResult {
  return { json: { account: withoutSecrets(account) }, text: `${message}\n` };
}

/** Prints the hash of a password, for ADMIN_PASSWORD_HASH. */
export async function hashCommand({ io }: CommandContext): Promise<CommandResult> {
  const hash = await hashPassword(await readNewPassword(io));
  return {
    json: { hash },
    text: `${hash}\n`,
    hint: `Add it to .env or to the environment of \`agency serve\`: ADMIN_PASSWORD_HASH=${hash}`,
  };
}

/**
 * Reads a new password. On a terminal, the user types it twice and nothing is echoed. Otherwise, it is the first line of
 * standard input.
 * @throws UsageError `command/usage` if the password is too weak, or if the user typed two different ones
 */
async function readNewPassword({ stdin, stderr, signal }: Io): Promise<string> {
  const isTerminal = stdin.isTTY === true;
  const reader = createInterface({ input: stdin, output: NO_ECHO, terminal: isTerminal, ...(signal && { signal }) });
  // In raw mode, the terminal does not turn Ctrl-C into a signal.
  reader.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (prompt: string): Promise<string> => {
    if (isTerminal) stderr.write(prompt);
    const { value = "" } = await lines.next();
    signal?.throwIfAborted();
    if (isTerminal) stderr.write("\n");
    return value;
  };
  try {
    const password = await ask(`Password (at least ${MIN_PASSWORD_CHARACTERS} characters): `);
    const problem = await findPasswordProblem(password);
    if (problem !== undefined) throw new UsageError("command/usage", problem);
    if (isTerminal && (await ask("Repeat the password: ")) !== password)
      throw new UsageError("command/usage", "The two passwords are different. Run the command again.");
    return password;
  } finally {
    reader.close();
  }
}

const NO_ECHO = new Writable({ write: (_chunk, _encoding, done) => done() });
