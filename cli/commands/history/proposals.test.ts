import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { openFileStore } from "#content/store/file/file-store.ts";
import { SITE } from "#schemas/page-ids.ts";
import { runProgram } from "#tests/support/cli/memory-io.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const HOUR_MS = 60 * 60 * 1000;

let cwd: string;
let nowMs: number;

const run = async (...argv: string[]) => {
  const io = { cwd, env: { CONTENT_DIR: join(cwd, "content") }, now: () => nowMs };
  const { exitCode, stdout, stderr } = await runProgram([...argv, "--format", "json"], io);
  return { exitCode, stderr, ...JSON.parse(stdout) };
};

const openStore = () => openFileStore({ dir: join(cwd, "content") });
const readTitle = async () => (await (await (await openStore()).reader()).page("about"))?.hero?.title;

/** Proposes a headline of a page, and returns the result. */
function propose(title: string, ...flags: string[]) {
  writeFileSync(join(cwd, "change.json"), JSON.stringify({ pages: { about: { hero: { title } } } }));
  return run("import", "change.json", "--propose", ...flags);
}

beforeEach(async () => {
  cwd = temporaryFolder();
  nowMs = Date.UTC(2026, 10, 20, 12);
  const store = await openFileStore({ dir: join(cwd, "content") });
  await commit(store, { [SITE]: testSiteDocument, about: page("Us") });
});

describe("import --propose", () => {
  test("stores the change, prints its id and the address of a preview, and publishes nothing", async () => {
    const proposed = await propose("Together", "--note", "New headline");
    expect(proposed).toMatchObject({
      exitCode: 0,
      pages: ["about"],
      proposal: expect.stringMatching(/^[0-9a-f]{10}$/),
    });
    expect(proposed.preview).toMatch(/^http:\/\/localhost:3000\/preview\/[\w-]{43}$/);
    expect(await readTitle()).toBe("Us");
    const { proposals } = await run("proposals", "list");
    expect(proposals).toMatchObject([{ id: proposed.proposal, state: "open", note: "New headline", pages: ["about"] }]);
    expect(await run("proposals", "show", proposed.proposal)).toMatchObject({
      pages: [{ page: "about", changes: [{ pointer: "/hero/title", before: "Us", after: "Together" }] }],
    });
  });

  test("refuses an import with errors, a past time, times without --propose, and a dry run with it", async () => {
    expect(await propose("X", "--dry-run")).toMatchObject({ exitCode: 2 });
    expect(await propose("")).toMatchObject({ exitCode: 1 });
    expect(await propose("X", "--at", "2026-11-19T12:00")).toMatchObject({ exitCode: 2 });
    expect(await run("import", "change.json", "--at", "2026-12-01T12:00")).toMatchObject({ exitCode: 2 });
    expect(await run("proposals", "list")).toMatchObject({ proposals: [] });
  });
});

describe("proposals", () => {
  test("approve publishes in the name of the user, once", async () => {
    const { proposal } = await propose("Together", "--note", "New headline");
    expect(await run("proposals", "approve", proposal)).toMatchObject({ exitCode: 0, state: "published" });
    expect(await readTitle()).toBe("Together");
    expect(await run("proposals", "approve", proposal)).toMatchObject({ exitCode: 2 });
    const { revisions } = await run("history");
    expect(revisions[0]).toMatchObject({ format: "proposal", message: "New headline" });
  });

  test("approve asks which of two versions to keep", async () => {
    const { proposal } = await propose("Together");
    await commit(await openStore(), { about: page("Else") });
    expect(await run("proposals", "approve", proposal)).toMatchObject({ exitCode: 4 });
    expect(await run("proposals", "approve", proposal, "--prefer", "yours")).toMatchObject({ state: "published" });
    expect(await readTitle()).toBe("Together");
  });

  test("withdraw ends a proposal, and an unknown id is refused", async () => {
    const { proposal } = await propose("Together");
    expect(await run("proposals", "withdraw", proposal)).toMatchObject({ exitCode: 0 });
    expect(await run("proposals", "approve", proposal)).toMatchObject({ exitCode: 2 });
    expect(await run("proposals", "show", "none")).toMatchObject({ exitCode: 2 });
    expect(await readTitle()).toBe("Us");
  });
});

describe("publish-due", () => {
  test("publishes and takes back at the times, and reports a conflict with exit code 1", async () => {
    const times = [HOUR_MS, 2 * HOUR_MS].map((ms) => new Date(nowMs + ms).toISOString()) as [string, string];
    const first = await propose("Closed", "--at", times[0], "--until", times[1]);
    const second = await propose("Open", "--at", times[1]);
    for (const { proposal } of [first, second])
      expect(await run("proposals", "approve", proposal)).toMatchObject({ state: "scheduled" });
    expect(await run("publish-due")).toMatchObject({ exitCode: 0, published: [] });
    nowMs += HOUR_MS;
    expect(await run("publish-due")).toMatchObject({ exitCode: 0, published: [first.proposal] });
    expect(await readTitle()).toBe("Closed");
    await commit(await openStore(), { about: page("Else") });
    nowMs += HOUR_MS;
    const due = await run("publish-due");
    expect(due).toMatchObject({ exitCode: 1, published: [] });
    expect(due.refused).toHaveLength(2);
    expect(await readTitle()).toBe("Else");
  });
});
