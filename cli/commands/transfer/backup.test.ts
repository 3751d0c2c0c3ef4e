import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { runProgram } from "#tests/support/cli/memory-io.ts";
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { countByState, mustLease, outboxIn } from "#tests/support/outbox/test-outbox.ts";
import { copySampleContent } from "#tests/support/sample-agency.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const PHOTO = new Uint8Array([0xff, 0xd8, 0, 1, 2]);

let office: string;
const agency = (cwd: string, ...argv: string[]) => runProgram(argv, { cwd, env: { USER: "clerk" } });
const contentOf = (folder: string) =>
  readdirSync(join(folder, "content"), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.parentPath.includes(".writers"))
    .map((file) => {
      const path = join(file.parentPath, file.name);
      return [path.slice(folder.length), readFileSync(path, "latin1")];
    })
    .sort();

beforeEach(() => {
  office = temporaryFolder();
  copySampleContent(join(office, "content"));
  writeFileSync(join(office, "content/media/ann.jpg"), PHOTO);
});

test("backup writes everything to one file, which restores in an empty folder", async () => {
  const outbox = outboxIn(join(office, "var/agency.db"));
  for (const n of [1, 2, 3]) await outbox.enqueue(sampleEntry(n));
  await (await mustLease(outbox, sampleId(1))).complete("sent", sampleEntry(1, { attempts: 1 }));
  await outbox.markHandled(sampleId(1), { by: "Ada", account: "ada", at: "2026-01-06T00:00:00.000Z" });
  const files = contentOf(office).length;
  expect(await agency(office, "backup", "site.backup")).toEqual({
    exitCode: 0,
    stdout: `Wrote site.backup: 3 entries, 0 accounts, ${files} content files.\n`,
    stderr: "",
  });
  expect(readdirSync(office).sort()).toEqual(["content", "site.backup", "var"]);
  // The backup does not have what happens later.
  await outbox.enqueue(sampleEntry(4));

  const empty = temporaryFolder();
  const { exitCode, stdout } = await agency(empty, "restore", join(office, "site.backup"));
  expect([exitCode, stdout]).toEqual([
    0,
    `Restored ${join(office, "site.backup")}: 3 entries, 0 accounts, ${files} content files.\n`,
  ]);
  expect(contentOf(empty)).toEqual(contentOf(office));
  const restored = outboxIn(join(empty, "var/agency.db"));
  expect(await countByState(restored)).toEqual({ new: 2, sent: 1, failed: 0, held: 0 });
  expect(await restored.find(sampleId(1))).toMatchObject({ state: "sent", handled: { by: "Ada" } });
  expect(readdirSync(join(empty, "var")).filter((name) => name.includes("restoring"))).toEqual([]);
});

test("restore replaces what is there only if asked to, and sets it aside", async () => {
  const outbox = outboxIn(join(office, "var/agency.db"));
  await outbox.enqueue(sampleEntry(1));
  await agency(office, "backup", "site.backup");
  await outbox.enqueue(sampleEntry(2));
  writeFileSync(join(office, "content/media/ben.jpg"), PHOTO);
  const refused = await agency(office, "restore", "site.backup");
  expect(refused.exitCode).toBe(5);
  expect(refused.stderr).toContain("would be replaced. Add --replace to set aside what is there now.");
  expect(await outbox.listIds()).toHaveLength(2);

  expect((await agency(office, "restore", "site.backup", "--replace")).stdout).toContain("What was there before is in");
  // A server that was not stopped reads the restored database from now on.
  expect(await outbox.listIds()).toEqual([sampleId(1)]);
  expect(existsSync(join(office, "content/media/ben.jpg"))).toBe(false);
  const [aside = ""] = readdirSync(join(office, "var/former"));
  expect(existsSync(join(office, "var/former", aside, "content/media/ben.jpg"))).toBe(true);
  expect(await outboxIn(join(office, "var/former", aside, "agency.db")).listIds()).toHaveLength(2);
});

test.each([
  ["is not a database", "not a database at all", /is not a backup that `agency backup` has written/],
  ["is not a backup", "", /is not a backup that `agency backup` has written/],
])("a file that %s is refused, and nothing changes", async (_, text, message) => {
  writeFileSync(join(office, "site.backup"), text.repeat(500));
  const before = contentOf(office);
  const { exitCode, stderr } = await agency(office, "restore", "site.backup", "--replace");
  expect([exitCode, stderr]).toEqual([2, expect.stringMatching(message)]);
  expect(contentOf(office)).toEqual(before);
  expect(readdirSync(office).sort()).toEqual(["content", "site.backup", "var"]);
});

test("backup does not replace a file, and restore needs one", async () => {
  await agency(office, "backup", "site.backup");
  expect((await agency(office, "backup", "site.backup")).stderr).toContain("site.backup exists. Choose another name");
  expect((await agency(office, "restore", "none.backup")).stderr).toContain("none.backup does not exist.");
});

test("Postgres has its own program for backups", async () => {
  const env = { DATABASE_URL: "postgres://user:secret@127.0.0.1:1/agency" };
  const { exitCode, stderr } = await runProgram(["backup", "x"], { cwd: office, env });
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining("Use `pg_dump")]);
  expect(stderr).not.toContain("secret");
});
