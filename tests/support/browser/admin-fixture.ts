/** A real server for tests of the admin, with copies of the content and the site. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import fastGlob from "fast-glob";
import { type APIRequest, type Cookie, expect, type Page } from "playwright/test";
import { adminEnv, PASSWORD, serverFolders } from "../api/admin-client.ts";
import { end, firstLine, runCli, startCli } from "../cli/cli-process.ts";
import { findLastingPort } from "../find-lasting-port.ts";
import { inProject } from "../project.ts";
import { copyBuiltSite } from "../site/copy-built-site.ts";
import { createOffice, PEOPLE, type Person } from "./admin-office.ts";
import { type AdminPage, adminPage } from "./admin-page.ts";
import { test as base } from "./warm-page.ts";

const CONTENT = inProject("content");
const FAST_COMPRESSION = pathToFileURL(inProject("tests/support/cli/fast-compression.mjs"));

export interface AdminServer {
  folder: string;
  /** The folder of the content store. */
  contentDir: string;
  /** The folder of the site. */
  outDir: string;
  url: string;
  /** The server's process id. */
  readonly pid: number;
  /** Ends the server without warning, like a loss of power. */
  kill(): Promise<void>;
  /** Starts the server again after it was killed, at the same address. */
  restart(): Promise<void>;
  /** Runs the agency command on the same content. */
  run(args: readonly string[]): Promise<{ exitCode: number | null; json: Record<string, unknown> }>;
  /** Returns the entries of the audit log. */
  readAuditLog(): Record<string, unknown>[];
  /** Brings back the state after `keepState`, if anything has changed since. */
  reset(): Promise<void>;
  /** Makes the present state the one that `reset` brings back. */
  keepState(): void;
  /** Stops the server, deletes its folder and returns its exit code. */
  close(): Promise<number | null>;
}

/** Keeps the times of files, by which the server recognizes what it has written. */
const COPY = { recursive: true, preserveTimestamps: true };

/** Returns the size and time of each file in a folder, and an empty text for each folder in it, by name. */
function listEntries(folder: string): Map<string, string> {
  // The server may delete a file in between.
  const entries = fastGlob.sync("**", { cwd: folder, dot: true, onlyFiles: false, stats: true, suppressErrors: true });
  return new Map(
    entries.map(({ path, stats }) => [path, stats?.isFile() ? `${stats.size} ${stats.mtimeMs}` : ""] as const),
  );
}

interface AdminServerOptions {
  /** Serves content that has no history yet. */
  isWithoutHistory?: boolean;
  /** Compresses pages at the lowest quality. */
  compressesFast?: boolean;
}

/** Serves copies of the content and of the built site in a temporary folder. */
export async function startAdminServer({ isWithoutHistory, compressesFast }: AdminServerOptions = {}) {
  const root = mkdtempSync(join(tmpdir(), "agency-admin-"));
  const [folder, kept] = [join(root, "server"), join(root, "kept")];
  const [contentDir, outDir] = [join(folder, "content"), join(folder, "site")];
  for (const name of ["pages", "site.json", ...(isWithoutHistory ? [] : ["history"])]) {
    cpSync(join(CONTENT, name), join(contentDir, name), { recursive: true });
  }
  const env = {
    ...(await adminEnv()),
    ...(compressesFast && { NODE_OPTIONS: `--import ${FAST_COMPRESSION}` }),
    CONTENT_DIR: contentDir,
    ...serverFolders(folder),
  };
  await copyBuiltSite({ contentDir, out: outDir });
  const port = String(await findLastingPort());
  const start = () => startCli(["serve", "--port", port, "--out", outDir], { env });
  let server = start();
  const url = await firstLine(server);
  /** The kept files, and those that the server has written since it started. */
  let [keptEntries, startEntries] = [new Map<string, string>(), new Map<string, string>()];
  const restart = async () => {
    server = start();
    await firstLine(server);
  };
  const adminServer: AdminServer = {
    folder,
    contentDir,
    outDir,
    url,
    get pid() {
      return server.pid ?? 0;
    },
    async kill() {
      await end(server, "SIGKILL");
    },
    restart,
    keepState() {
      rmSync(kept, { recursive: true, force: true });
      cpSync(folder, kept, COPY);
      keptEntries = listEntries(folder);
      startEntries = keptEntries;
    },
    async reset() {
      const isRunning = server.exitCode === null && server.signalCode === null;
      if (isRunning && isDeepStrictEqual(listEntries(folder), startEntries)) return;
      // The state in memory, such as limits and drafts of pages, belongs to the changed files.
      await end(server, "SIGKILL");
      const entries = listEntries(folder);
      for (const name of entries.keys()) {
        if (!keptEntries.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
      }
      for (const [name, state] of keptEntries) {
        if (entries.get(name) !== state) cpSync(join(kept, name), join(folder, name), COPY);
      }
      await restart();
      startEntries = listEntries(folder);
    },
    async run(args) {
      const { exitCode, stdout } = await runCli([...args, "--format", "json"], { env, cwd: folder });
      return { exitCode, json: JSON.parse(stdout) };
    },
    readAuditLog: () =>
      readFileSync(env.AUDIT_FILE, "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    async close() {
      const exitCode = await end(server);
      rmSync(root, { recursive: true });
      return exitCode;
    },
  };
  return adminServer;
}

interface Options {
  /** Starts each test signed in as "Ann Vogel", or as `person` in an office with accounts. Default: true */
  isSignedIn: boolean;
  /** Default: "ann" */
  person: Person;
}

interface WorkerFixtures {
  /** Serves content that has no history yet. Default: false */
  isWithoutHistory: boolean;
  /** Serves an office with the accounts of `PEOPLE`, in place of one with a shared password. Default: false */
  hasAccounts: boolean;
  serverOfWorker: { server: AdminServer; url: string; sessions: Readonly<Record<Person, Cookie>> };
}

/** Playwright's `test`, with a server for each worker, which is reset before each test. */
export const test = base.extend<{ server: AdminServer } & Options, WorkerFixtures>({
  isSignedIn: [true, { option: true }],
  person: ["ann", { option: true }],
  isWithoutHistory: [false, { option: true, scope: "worker" }],
  hasAccounts: [false, { option: true, scope: "worker" }],
  serverOfWorker: [
    async ({ isWithoutHistory, hasAccounts, playwright }, use) => {
      const server = await startAdminServer({ isWithoutHistory, compressesFast: true });
      // Passkeys need a domain.
      const url = hasAccounts ? server.url.replace("127.0.0.1", "localhost") : server.url;
      if (hasAccounts) await createOffice(server);
      const signInToApi = (person: Person) => {
        const { email, password } = PEOPLE[person];
        const shared = { name: "Ann Vogel", password: PASSWORD };
        return createSession(playwright.request, url, hasAccounts ? { email, password } : shared);
      };
      const ann = await signInToApi("ann");
      const sessions = { ann, ben: hasAccounts ? await signInToApi("ben") : ann };
      server.keepState();
      await use({ server, url, sessions });
      expect(await server.close()).toBe(0);
    },
    { scope: "worker" },
  ],
  async server({ serverOfWorker: { server } }, use) {
    await server.reset();
    await use(server);
  },
  // The server is reset before a page is opened.
  baseURL: async ({ server: _, serverOfWorker: { url } }, use) => use(url),
  storageState: async ({ serverOfWorker: { sessions }, isSignedIn, person }, use) =>
    use({ cookies: isSignedIn ? [sessions[person]] : [], origins: [] }),
});

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

/** Opens the admin, and signs in with the password of the server if no session is open. */
export async function signIn(page: Page, name = "Ann Vogel"): Promise<AdminPage> {
  const admin = adminPage(page);
  const field = page.getByLabel("Your Name");
  await page.goto("/admin");
  await expect(field.or(admin.importButton)).toBeVisible();
  if (await field.isVisible()) {
    await field.fill(name);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(admin.importButton).toBeVisible();
  }
  return admin;
}
