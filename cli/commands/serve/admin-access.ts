import { randomInt } from "node:crypto";
import type { Accounts } from "#api/auth/accounts.ts";
import { hashPassword } from "#api/auth/password.ts";
import type { Env } from "#api/config/env.ts";
import type { AdminContext } from "#api/routes/app-context.ts";
import { DatabaseError } from "#content/database/database-error.ts";

interface AdminAccess {
  access: AdminContext["access"];
  /** Returns a message for the operator who starts the server at this URL. */
  notice?: (url: string) => string;
}

/**
 * Decides who may sign in to the admin while there are no accounts: users who know the configured password or, outside
 * production, the password that is generated for this run. In production without a configured password, the admin is
 * closed until there is an account.
 */
export async function createAdminAccess(
  { ADMIN_PASSWORD_HASH, NODE_ENV }: Pick<Env, "ADMIN_PASSWORD_HASH" | "NODE_ENV">,
  accounts: Pick<Accounts, "list">,
): Promise<AdminAccess> {
  if (ADMIN_PASSWORD_HASH !== undefined) return { access: { hash: ADMIN_PASSWORD_HASH } };
  // The site and the quote form work without the database of the accounts, so the server starts without it, too.
  const list = await accounts.list().catch((cause: unknown) => {
    if (cause instanceof DatabaseError) return cause;
    throw cause;
  });
  if (list instanceof DatabaseError) return { access: { closed: CLOSED }, notice: () => list.message };
  if (list.length > 0) return { access: { closed: CLOSED } };
  if (NODE_ENV === "production") return { access: { closed: CLOSED }, notice: () => CLOSED };
  const password = generatePassword();
  return {
    access: { hash: await hashPassword(password) },
    notice: (url) => `There are no accounts. For this run, the password of ${url}admin is ${password}.`,
  };
}

const CLOSED =
  "The admin is closed because there are no accounts and ADMIN_PASSWORD_HASH is not set. Run `agency admin add` to create an account or, for an office of one person, `agency admin hash`.";

/** Letters and digits without those that are easily confused. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** Generates a password with 79 bits of entropy. */
function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
