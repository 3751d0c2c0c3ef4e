/** Playwright's `test` for every test of the site and its admin. */
import { type APIRequest, test as base, type Cookie, expect, type Page } from "playwright/test";
import { PASSWORD } from "../api/admin-client.ts";
import { createOffice, PEOPLE, type Person } from "./admin-office.ts";
import { type AdminServer, startAdminServer } from "./admin-server.ts";

/** An admin server and the sessions of people who are signed in to it. */
interface Office {
  server: AdminServer;
  url: string;
  sessions: Readonly<Record<Person, Cookie>>;
}

interface WorkerFixtures {
  /** Starts an office with the accounts of `PEOPLE`, or one with a shared password, once in a worker. */
  openOffice(hasAccounts: boolean): Promise<Office>;
}

/**
 * Playwright's `test`, with a page that is ready to draw, and offices for the tests of the admin. All tests have the same
 * fixtures of the worker, since Playwright starts another worker and another browser for a test with others.
 */
export const test = base.extend<object, WorkerFixtures>({
  async page({ page, baseURL }, use) {
    await warmUp(page, baseURL);
    await use(page);
  },
  openOffice: [
    async ({ playwright: { request } }, use) => {
      const offices = new Map<boolean, Promise<Office>>();
      await use((hasAccounts) => {
        const office = offices.get(hasAccounts) ?? startOffice(request, hasAccounts);
        offices.set(hasAccounts, office);
        return office;
      });
      for (const office of offices.values()) expect(await (await office).server.close()).toBe(0);
    },
    { scope: "worker" },
  ],
});

/**
 * Loads a first page without scripts, so that the process of the page has started before the page under test comes. On a busy
 * machine, Chromium 156 without a GPU otherwise stops drawing in 2 of 100 first pages while their scripts load: no animation
 * frame fires again, and every later step waits for one.
 * @param url the address of the server
 */
export async function warmUp(page: Page, url = ""): Promise<void> {
  await page.goto(new URL("/healthz", url).href);
}

async function startOffice(request: APIRequest, hasAccounts: boolean): Promise<Office> {
  const server = await startAdminServer();
  // Passkeys need a domain.
  const url = hasAccounts ? server.url.replace("127.0.0.1", "localhost") : server.url;
  if (hasAccounts) await createOffice(server);
  const signInToApi = (person: Person) => {
    const { email, password } = PEOPLE[person];
    const shared = { name: "Ann Vogel", password: PASSWORD };
    return createSession(request, url, hasAccounts ? { email, password } : shared);
  };
  const ann = await signInToApi("ann");
  const sessions = { ann, ben: hasAccounts ? await signInToApi("ben") : ann };
  await server.keepState();
  return { server, url, sessions };
}

type Credentials = ({ name: string } | { email: string }) & { password: string };

/** Signs in through the API, and returns the cookie. */
async function createSession(request: APIRequest, url: string, data: Credentials): Promise<Cookie> {
  const client = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: new URL(url).origin } });
  const response = await client.post("/api/admin/session", { data });
  expect(response.status()).toBe(200);
  const [cookie] = (await client.storageState()).cookies;
  await client.dispose();
  if (cookie === undefined) throw new Error("The server has set no cookie.");
  return cookie;
}
