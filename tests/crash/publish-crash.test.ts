import { execFileSync } from "node:child_process";
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { adminEnv, signIn } from "../support/api/admin-client.ts";
import { end, firstLine, runCli, startCli } from "../support/cli/cli-process.ts";
import { inProject } from "../support/project.ts";
import { filesIn } from "../support/store/file-store.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { crashPublisher } from "./publish-crash.ts";

const CONTENT = inProject("content");

test("a server that is killed while imports come in has pages that agree with the content once it starts again", {
  timeout: 180_000,
}, async () => {
  const outcome = await crashPublisher(8);
  console.log("killed servers:", outcome);
  expect(outcome.answered).toBeGreaterThanOrEqual(8);
  expect(outcome.behind).toBeGreaterThan(0);
});

test("a disk that takes no page refuses the import, and takes it once there is room", async () => {
  const folder = temporaryFolder();
  const [content, out] = [join(folder, "content"), join(folder, "site")];
  for (const name of ["pages", "site.json"]) {
    cpSync(join(CONTENT, name), join(content, name), { recursive: true });
  }
  const places = ["--content", content, "--out", out];
  expect((await runCli(["prerender", ...places])).exitCode).toBe(0);
  const env = { ...(await adminEnv()), OUTBOX_DIR: join(folder, "outbox"), AUDIT_FILE: join(folder, "audit.jsonl") };
  const server = startCli(["serve", "--port", "0", ...places], { env });
  onTestFinished(() => void server.kill("SIGKILL"));
  const admin = await signIn(await firstLine(server));
  /** The most bytes that the server may write into one file. */
  const limit = (bytes: string) => execFileSync("prlimit", ["--pid", String(server.pid), `--fsize=${bytes}:`]);
  const before = [filesIn(out), filesIn(content)];
  const importTrucks = () => admin.importContent({ HERO_TITLE: "Rigs that roll" }, { page: "commercial/trucking" });

  // Enough for the content, and too little for its page.
  limit("20000");
  expect(await importTrucks()).toMatchObject({
    status: 507,
    body: { code: "disk-full", error: expect.stringContaining("Nothing was imported") },
  });
  expect([filesIn(out), filesIn(content)]).toEqual(before);
  expect(readdirSync(join(out, ".staging"))).toEqual([]);
  expect(await admin.page("/commercial/trucking")).not.toContain("Rigs that roll");

  limit("unlimited");
  expect(await importTrucks()).toMatchObject({ status: 200, body: { success: true, revision: 1 } });
  expect(await admin.page("/commercial/trucking")).toContain("Rigs that roll");
  await vi.waitFor(() => expect(readdirSync(join(out, ".staging"))).toEqual([]), { timeout: 30_000 });
  expect(await end(server)).toBe(0);
});
