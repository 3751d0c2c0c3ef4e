/** A real server for tests of the admin, with copies of the content and the site. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequest, test as base, type Cookie, expect, type Page } from "playwright/test";
import { adminEnv, PASSWORD, serverFolders } from "../api/admin-client.ts";
import { end, firstLine, runCli, startCli } from "../cli/cli-process.ts";
import { inProject } from "../project.ts";
import { copyBuiltSite } from "../site/copy-built-site.ts";
import { type AdminPage, adminPage } from "./admin-page.ts";

const CONTENT = inProject("content");

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

/** Returns the size and time of each file in a folder, by name. */
function listFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const { size, mtimeMs } = statSync(join(parentPath, name));
      return [join(parentPath, name), `${size} ${mtimeMs}`];
    }),
  );
}

/** Serves copies of the content and of the built site in a temporary folder. */
export async function startAdminServer({ isWithoutHistory = false } = {}): Promise<AdminServer> {
  const root = mkdtempSync(join(tmpdir(), "agency-admin-"));
  const [folder, kept] = [join(root, "server"), join(root, "kept")];
  const [contentDir, outDir] = [join(folder, "content"), join(folder, "site")];
  for (const name of ["pages", "site.json", ...(isWithoutHistory ? [] : ["history"])]) {
    cpSync(join(CONTENT, name), join(contentDir, name), { recursive: true });
  }
  const env = {
    ...(await adminEnv()),
    CONTENT_DIR: contentDir,
    ...serverFolders(folder),
  };
  await copyBuiltSite({ contentDir, out: outDir });
  const start = (port: string) => startCli(["serve", "--port", port, "--out", outDir], { env });
  let server = start("0");
  const url = await firstLine(server);
  let keptFiles = new Map<string, string>();
  const restart = async () => {
    server = start(new URL(url).port);
    await firstLine(server);
  };
  return {
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
      keptFiles = listFiles(folder);
    },
    async reset() {
      const files = listFiles(folder);
      const changed = [...new Set([...files.keys(), ...keptFiles.keys()])].filter(
        (name) => files.get(name) !== keptFiles.get(name),
      );
      if (changed.length === 0 && server.exitCode === null && server.signalCode === null) return;
      // The state in memory, such as limits and drafts of pages, belongs to the changed files.
      await end(server, "SIGKILL");
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
      cpSync(kept, folder, COPY);
      await restart();
      keptFiles = listFiles(folder);
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
}

interface Options {
  /** Starts each test signed in as "Ann Vogel". Default: true */
  isSignedIn: boolean;
}

interface WorkerFixtures {
  /** Serves content that has no history yet. Default: false */
  isWithoutHistory: boolean;
  serverOfWorker: { server: AdminServer; session: Cookie };
}

/** Playwright's `test`, with a server for each worker, which is reset before each test. */
export const test = base.extend<{ server: AdminServer } & Options, WorkerFixtures>({
  isSignedIn: [true, { option: true }],
  isWithoutHistory: [false, { option: true, scope: "worker" }],
  serverOfWorker: [
    async ({ isWithoutHistory, playwright }, use) => {
      const server = await startAdminServer({ isWithoutHistory });
      const session = await createSession(playwright.request, server.url);
      server.keepState();
      await use({ server, session });
      expect(await server.close()).toBe(0);
    },
    { scope: "worker" },
  ],
  async server({ serverOfWorker: { server } }, use) {
    await server.reset();
    await use(server);
  },
  baseURL: async ({ server }, use) => use(server.url),
  storageState: async ({ serverOfWorker: { session }, isSignedIn }, use) =>
    use({ cookies: isSignedIn ? [session] : [], origins: [] }),
});

/** Signs in through the API, and returns the cookie. */
async function createSession(request: APIRequest, url: string): Promise<Cookie> {
  const client = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: new URL(url).origin } });
  const response = await client.post("/api/admin/session", { data: { name: "Ann Vogel", password: PASSWORD } });
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
