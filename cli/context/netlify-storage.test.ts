import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { expect, test } from "vitest";
import { readAuditRecords } from "#api/auth/audit/record-audit-log.ts";
import { openBlobOutbox } from "#api/quotes/outbox/blob/blob-outbox.ts";
import { OUTBOX_STATE } from "#api/quotes/outbox/outbox.ts";
import { openBlobRecordStore } from "#api/storage/blob-record-store.ts";
import { createSampleWorkspace } from "#tests/support/cli/sample-workspace.ts";
import { sampleEntry } from "#tests/support/outbox/sample-entries.ts";
import { blobsEnvironment, startBlobsServer } from "#tests/support/store/blobs.ts";
import { page } from "#tests/support/store/file-store.ts";

const workspace = createSampleWorkspace();

/** Returns the environment of a build on Netlify, with a new and empty store. */
async function buildEnvironment(): Promise<Record<string, string>> {
  return { STORAGE: "netlify-blobs", ...blobsEnvironment(await startBlobsServer()) };
}

test("imports, exports and rolls back the content in Netlify Blobs, and leaves the files as they are", async () => {
  const env = await buildEnvironment();
  const run = async (...argv: string[]) => {
    const { exitCode, stdout, stderr } = await workspace.cli(argv, { env });
    expect(exitCode, stdout || stderr).toBe(0);
    return JSON.parse(stdout);
  };
  const title = async () => (await run("export", "--page", "about", "--to", "site-export")).pages.about.hero.title;
  const file = () => readFileSync(join(workspace.cwd, "content/pages/about.json"), "utf8");
  writeFileSync(join(workspace.cwd, "new.json"), JSON.stringify({ pages: { about: page("Us") } }));
  const before = file();

  expect(await title()).toBe("About");
  expect(await run("import", "new.json", "--format", "json")).toMatchObject({ revision: 2 });
  expect([await title(), file()]).toEqual(["Us", before]);
  expect((await run("history", "--format", "json")).revisions).toMatchObject([
    { revision: 2, by: "ann" },
    { revision: 1, by: "deployment" },
  ]);
  await run("rollback", "1", "--format", "json");
  expect(await title()).toBe("About");
});

test("lists, shows, retries, finds and removes quote requests in Netlify Blobs", async () => {
  const blobs = await startBlobsServer();
  const outbox = openBlobOutbox({ store: getStore({ name: "outbox", consistency: "strong", ...blobs }) });
  const entry = sampleEntry(1);
  await outbox.enqueue(entry, { state: OUTBOX_STATE.quarantined });
  const run = async (...argv: string[]) => {
    const env = { STORAGE: "netlify-blobs", ...blobsEnvironment(blobs) };
    const { exitCode, stdout, stderr } = await workspace.cli(["outbox", ...argv, "--format", "json"], { env });
    expect(exitCode, stdout || stderr).toBe(0);
    return JSON.parse(stdout);
  };
  expect(await run("list")).toMatchObject({ counts: { held: 1 }, entries: [{ id: entry.id }] });
  expect(await run("show", entry.id)).toMatchObject({ id: entry.id, state: "held" });
  await run("retry", entry.id);
  expect(await outbox.counts()).toMatchObject({ new: 1, held: 0 });
  expect(await run("find", entry.request.email)).toMatchObject({ entries: [{ id: entry.id }] });
  await run("forget", entry.request.email);
  expect(await outbox.counts()).toMatchObject({ new: 0 });
  const records = openBlobRecordStore({ store: getStore({ name: "records", consistency: "strong", ...blobs }) });
  const [{ text } = { text: "" }] = (await readAuditRecords(records)).texts;
  expect(text).toContain("outbox-forget");
  expect(text).not.toContain(entry.request.email);
});

test("adds accounts in Netlify Blobs, and verifies the audit log there", async () => {
  const env = await buildEnvironment();
  const input = "lantern in the window\n";
  const argv = ["admin", "add", "ada@example.com", "--name", "Ada", "--role", "owner"];
  const added = await workspace.cli(argv, { env, input });
  expect(added.exitCode, added.stderr).toBe(0);
  expect((await workspace.cli(["admin", "list"], { env })).stdout).toContain("ada@example.com");
  expect((await workspace.cli(["admin", "list"])).stdout).not.toContain("ada@example.com");
  expect((await workspace.cli(["audit", "verify"], { env })).stdout).toMatch(/^The audit log is in order: [1-9]/);
});

test("`agency doctor` checks the accounts and the content in Netlify Blobs", async () => {
  const env = await buildEnvironment();
  const problems = async () => (await workspace.cli(["doctor"], { env })).stdout;
  expect(await problems()).toContain("There are no accounts");
  writeFileSync(join(workspace.cwd, "address.json"), JSON.stringify({ site: { url: "https://blobs.example" } }));
  await workspace.cli(["import", "address.json", "--partial"], { env });
  await workspace.cli(["admin", "add", "ada@example.com", "--name", "Ada", "--role", "owner"], {
    env,
    input: "lantern in the window\n",
  });
  env.PUBLIC_URL = "https://other.example";
  const after = await problems();
  expect(after).not.toContain("There are no accounts");
  expect(after).toContain("`url` in site.json is https://blobs.example");
  expect(after).not.toContain("Writable folders");
});

test.each([
  [{ STORAGE: "blobs" }, "STORAGE must be one of files, netlify-blobs."],
  [
    { STORAGE: "netlify-blobs", NETLIFY_SITE_ID: "" },
    "NETLIFY_SITE_ID must be set if STORAGE is netlify-blobs. NETLIFY_AUTH_TOKEN must be set if STORAGE is netlify-blobs.",
  ],
  [
    { STORAGE: "netlify-blobs", NETLIFY_BLOBS_CONTEXT: "e30=" },
    "NETLIFY_BLOBS_CONTEXT must be the value that Netlify sets.",
  ],
])("names what is missing to reach the store: %j", async (env, problem) => {
  const { exitCode, stderr } = await workspace.cli(["history"], { env });
  expect(exitCode).toBe(2);
  expect(stderr).toContain(problem);
});

test("does not serve content that is not in files", async () => {
  const { exitCode, stderr } = await workspace.cli(["serve"], { env: await buildEnvironment() });
  expect(exitCode).toBe(2);
  expect(stderr).toContain("`agency serve` needs STORAGE=files, but it is netlify-blobs.");
});
