/** The admin as its tests use it: a real server on a copy of the content, with a site of its own. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Locator, type Page } from "playwright/test";
import { adminEnv, PASSWORD } from "../api/admin-client.ts";
import { end, firstLine, runCli, startCli } from "../cli/cli-process.ts";
import { inProject } from "../project.ts";

const CONTENT = inProject("content");

export interface AdminFixture {
  folder: string;
  /** The store. */
  content: string;
  /** The static site. */
  out: string;
  url: string;
  /** Of the server. */
  pid: number;
  /** Runs the command in the folder, on the same content. */
  run(args: readonly string[]): Promise<{ exitCode: number | null; json: Record<string, unknown> }>;
  /** The lines of the audit log. */
  audit(): Record<string, unknown>[];
}

/** @returns the workshop, and what closes it: the exit code of its server */
export async function openAdminFixture({ isWithoutHistory = false } = {}): Promise<{
  workshop: AdminFixture;
  close(): Promise<number | null>;
}> {
  const folder = mkdtempSync(join(tmpdir(), "agency-admin-"));
  const [content, out] = [join(folder, "content"), join(folder, "site")];
  for (const name of ["pages", "site.json", ...(isWithoutHistory ? [] : ["history"])]) {
    cpSync(join(CONTENT, name), join(content, name), { recursive: true });
  }
  const env = {
    ...(await adminEnv()),
    CONTENT_DIR: content,
    OUTBOX_DIR: join(folder, "outbox"),
    AUDIT_FILE: join(folder, "audit.jsonl"),
  };
  const prerendered = await runCli(["prerender", "--out", out], { env });
  expect(prerendered.exitCode, prerendered.stderr).toBe(0);
  const server = startCli(["serve", "--port", "0", "--out", out], { env });
  const workshop: AdminFixture = {
    folder,
    content,
    out,
    url: await firstLine(server),
    pid: server.pid ?? 0,
    async run(args) {
      const { exitCode, stdout } = await runCli([...args, "--format", "json"], { env, cwd: folder });
      return { exitCode, json: JSON.parse(stdout) };
    },
    audit: () =>
      readFileSync(env.AUDIT_FILE, "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
  };
  return {
    workshop,
    async close() {
      const exitCode = await end(server);
      rmSync(folder, { recursive: true });
      return exitCode;
    },
  };
}

export const test = base.extend<{ workshop: AdminFixture }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  async workshop({}, use) {
    const { workshop, close } = await openAdminFixture();
    await use(workshop);
    expect(await close()).toBe(0);
  },
  baseURL: async ({ workshop }, use) => use(workshop.url),
});

export interface AdminPage {
  /** The content element of the editor. */
  editor: Locator;
  importButton: Locator;
  /** What the import would do. */
  check: Locator;
  /** The box that says how an import ended. */
  outcome(title: string): Locator;
  toast: Locator;
  /** Puts a text into the editor, in place of what is there. */
  type(text: string): Promise<void>;
  /** Opens a section by its tab. */
  open(tab: "Content Import" | "History"): Promise<void>;
}

export function adminPage(page: Page): AdminPage {
  const editor = page.getByRole("textbox", { name: "JSON Content" });
  return {
    editor,
    importButton: page.getByRole("button", { name: /^Import(?:ing\.\.\.| Content)$/ }),
    check: page.getByRole("region", { name: "What It Would Do" }),
    outcome: (title) => page.getByRole("region", { name: title, exact: true }),
    toast: page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem"),
    async type(text) {
      await editor.focus();
      await page.keyboard.press("ControlOrMeta+a");
      if (text === "") await page.keyboard.press("Delete");
      // As one piece, as it is pasted: typed, the editor would close brackets by itself.
      else await page.keyboard.insertText(text);
    },
    async open(tab) {
      await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: tab }).click();
    },
  };
}

/** Signs in with the password of the workshop. */
export async function signIn(page: Page, name = "Ann Vogel"): Promise<AdminPage> {
  await page.goto("/admin");
  await page.getByLabel("Your Name").fill(name);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  const admin = adminPage(page);
  await expect(admin.importButton).toBeVisible();
  return admin;
}
