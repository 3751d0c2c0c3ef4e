/** A real server for tests of the admin, with copies of the content and the site. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "playwright/test";
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
  /** Stops the server, deletes its folder and returns its exit code. */
  close(): Promise<number | null>;
}

/** Serves copies of the content and of the built site in a temporary folder. */
export async function startAdminServer({ isWithoutHistory = false } = {}): Promise<AdminServer> {
  const folder = mkdtempSync(join(tmpdir(), "agency-admin-"));
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
    async restart() {
      server = start(new URL(url).port);
      await firstLine(server);
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
      rmSync(folder, { recursive: true });
      return exitCode;
    },
  };
}

/** Playwright's `test`, with a server for each test. */
export const test = base.extend<{ server: AdminServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  async server({}, use) {
    const server = await startAdminServer();
    await use(server);
    expect(await server.close()).toBe(0);
  },
  baseURL: async ({ server }, use) => use(server.url),
});

/** Signs in with the password of the server. */
export async function signIn(page: Page, name = "Ann Vogel"): Promise<AdminPage> {
  await page.goto("/admin");
  await page.getByLabel("Your Name").fill(name);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  const admin = adminPage(page);
  // The first start of a browser takes long on a busy machine.
  await expect(admin.importButton).toBeVisible({ timeout: 30_000 });
  return admin;
}
