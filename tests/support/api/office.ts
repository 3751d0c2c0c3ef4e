/** An admin API with accounts, and a browser for each of their owners. */
import { type ChangeableAccount, createAccounts } from "#api/auth/accounts.ts";
import { hashPassword } from "#api/auth/password.ts";
import type { Role } from "#api/auth/roles.ts";
import type { Outbox } from "#api/quotes/outbox/database-outbox.ts";
import type { AdminContext } from "#api/routes/app-context.ts";
import { memoryDatabase } from "../database/office-databases.ts";
import { type AdminRequest, testAdmin } from "./admin-app.ts";
import { CookieJar } from "./cookie-jar.ts";

export const PASSWORDS = { ada: "seven gray barns at dusk", ben: "nine quiet wells in May" } as const;
type Person = keyof typeof PASSWORDS;
const ROLES: Record<Person, Role> = { ada: "owner", ben: "editor" };

export const emailOf = (person: Person) => `${person}@example.com`;

/** Hash at the lowest cost, so that tests are fast. */
const hashFast = (password: string) => hashPassword(password, { logN: 13, r: 8, p: 1 });

async function newAccount(person: Person): Promise<ChangeableAccount> {
  const passwordHash = await hashFast(PASSWORDS[person]);
  const name = person === "ada" ? "Ada Lindqvist" : "Ben Ortiz";
  return { name, email: emailOf(person), role: ROLES[person], mayReadRequests: false, passwordHash };
}

/** Starts an admin with the owner Ada and the editor Ben. */
export async function testOffice({ outbox, ...admin }: Partial<AdminContext> & { outbox?: Outbox } = {}) {
  const database = admin.database ?? memoryDatabase();
  const accounts = createAccounts({ database, now: Date.now });
  const ids = { ada: "", ben: "" };
  if ((await accounts.list()).length === 0) {
    for (const person of ["ada", "ben"] as const) ids[person] = (await accounts.add(await newAccount(person))).id;
  }
  const app = await testAdmin({ admin: { ...admin, database }, outbox });

  /** Sends the sign-in form. */
  const signIn = (person: Person, request: AdminRequest & { password?: string } = {}) =>
    app.call("/session", {
      method: "POST",
      body: { email: emailOf(person), password: request.password ?? PASSWORDS[person] },
      ...request,
    });

  return { ...app, database, accounts, ids, signIn, openBrowser: () => new TestBrowser(app.call) };
}

/** Keeps the cookies of one person, as a browser does. */
class TestBrowser {
  readonly #cookies = new CookieJar();
  readonly #call: (path: string, request: AdminRequest) => Promise<Response>;

  constructor(call: (path: string, request: AdminRequest) => Promise<Response>) {
    this.#call = call;
  }

  get cookie(): string {
    return this.#cookies.header;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    address?: string,
    headers?: Record<string, string>,
  ): Promise<Response> {
    const request = { method, body, headers: { Cookie: this.cookie, ...headers }, ...(address && { address }) };
    const response = await this.#call(path, request);
    this.#cookies.store(response);
    return response;
  }

  signIn(person: Person, password: string = PASSWORDS[person], address?: string): Promise<Response> {
    return this.send("POST", "/session", { email: emailOf(person), password }, address);
  }
}
