import { execFileSync } from "node:child_process";
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { adminEnv, serverFolders, signIn } from "../support/api/admin-client.ts";
import { end, firstLine, runCli, startCli } from "../support/cli/cli-process.ts";
import { forRun } from "../support/full-run.ts";
import { inProject } from "../support/project.ts";
import { filesIn } from "../support/store/file-store.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { crashPublisher } from "./publish-crash.ts";

const CONTENT = inProject("content");

test("pages agree with the content after a restart of a server that was killed during imports", {
  timeout: 180_000,
}, async () => {
  const outcome = await crashPublisher(forRun(8, 1));
  console.log("publish crashes:", outcome);
  expect(outcome.answered).toBeGreaterThanOrEqual(outcome.rounds);
  expect(outcome.behind).toBeGreaterThan(0);
});

test("an import that finds the disk full changes nothing, and succeeds once there is space", async () => {
  const folder = temporaryFolder();
  const [content, out] = [join(folder, "content"), join(folder, "site")];
  for (const name of ["pages", "site.json"]) {
    cpSync(join(CONTENT, name), join(content, name), { recursive: true });
  }
  const folders = ["--content", content, "--out", out];
  expect((await runCli(["prerender", ...folders])).exitCode).toBe(0);
  const env = { ...adminEnv(), ...serverFolders(folder) };
  const server = startCli(["serve", "--port", "0", ...folders], { env });
  onTestFinished(() => void server.kill("SIGKILL"));
  const admin = await signIn(await firstLine(server));
  /** Limits the size of the files that the server may write. */
  const limitFileSize = (bytes: string) => execFileSync("prlimit", ["--pid", String(server.pid), `--fsize=${bytes}:`]);
  const before = [filesIn(out), filesIn(content)];
  const importHeadline = () => admin.importContent({ HERO_TITLE: "Rigs that roll" }, { page: "commercial/trucking" });

  // Enough for a document, and too little for its page.
  limitFileSize("20000");
  expect(await importHeadline()).toMatchObject({
    status: 507,
    body: { code: "disk-full", error: expect.stringContaining("Nothing was imported") },
  });
  expect([filesIn(out), filesIn(content)]).toEqual(before);
  expect(readdirSync(join(out, ".staging"))).toEqual([]);
  expect(await admin.page("/commercial/trucking")).not.toContain("Rigs that roll");

  limitFileSize("unlimited");
  // The store had no history, so the first revision records the pages that were there.
  expect(await importHeadline()).toMatchObject({ status: 200, body: { success: true, revision: 2 } });
  expect(await admin.page("/commercial/trucking")).toContain("Rigs that roll");
  await vi.waitFor(() => expect(readdirSync(join(out, ".staging"))).toEqual([]), { timeout: 30_000 });
  expect(await end(server)).toBe(0);
});
