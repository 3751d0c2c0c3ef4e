/** Who may sign in to the admin of a server that starts. */
import { randomInt } from "node:crypto";
import { hashPassword } from "#api/auth/password.ts";
import type { Env } from "#api/config/env.ts";
import type { AdminContext } from "#api/context/app-context.ts";

interface Access {
  access: AdminContext["access"];
  /** What whoever starts the server has to know, with the address that it got. */
  notice?: (url: string) => string;
}

/** Whoever knows the password that is set, or while developing one that is made up for this run. */
export async function adminAccess({
  ADMIN_PASSWORD_HASH,
  NODE_ENV,
}: Pick<Env, "ADMIN_PASSWORD_HASH" | "NODE_ENV">): Promise<Access> {
  if (ADMIN_PASSWORD_HASH !== undefined) return { access: { hash: ADMIN_PASSWORD_HASH } };
  if (NODE_ENV === "production") return { access: { closed: CLOSED }, notice: () => CLOSED };
  const password = makePassword();
  return {
    access: { hash: await hashPassword(password) },
    notice: (url) => `There is no ADMIN_PASSWORD_HASH: for this run, the password of ${url}admin is ${password}.`,
  };
}

const CLOSED = "There is no ADMIN_PASSWORD_HASH, so the admin is closed. agency admin hash makes one.";

/** Letters and digits that no two of look alike. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** 79 bits, which nobody guesses. */
function makePassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
