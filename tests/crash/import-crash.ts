/** Kills imports at any instant and looks at what is left. The suite runs some rounds, the bench many. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, watch, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { runCli, startCli } from "../support/cli/cli-process.ts";

export interface ImportCrashOptions {
  rounds: number;
  /** In the export that is imported. */
  pages: number;
}

export interface ImportCrashResult {
  /** Rounds after which the store had the content from before. */
  old: number;
  /** Rounds after which it had the content of the killed import. */
  new: number;
  /** Rounds in which the import was over before the kill. */
  finished: number;
  /** How long an import takes that nobody kills. */
  importMs: number;
}

/** Of this many rounds one kills as soon as the revision is committed, the others at a random instant. */
const COMMIT_EVERY = 4;

/**
 * Imports two contents in turn, each time killing the process (SIGKILL), and imports what was killed again.
 * @throws AssertionError where the store is anything else than all old or all new
 */
export async function crashImports({ rounds, pages }: ImportCrashOptions): Promise<ImportCrashResult> {
  const folder = await mkdtemp(join(tmpdir(), "agency-kill-"));
  try {
    const dir = join(folder, "content");
    const inputs = { A: join(folder, "a.json"), B: join(folder, "b.json") };
    for (const title of TITLES) await writeFile(inputs[title], JSON.stringify(exportOf(title, pages)));
    const importing = (title: Title) => ["import", inputs[title], "--create", "--quiet", "--content", dir];

    await importWhole(importing("B"));
    const begin = performance.now();
    await importWhole(importing("A"));
    const importMs = performance.now() - begin;

    const outcomes = { old: 0, new: 0, finished: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const [before, after] = round % 2 === 0 ? (["A", "B"] as const) : (["B", "A"] as const);
      const revision = (await stateOf(dir, pages)).revision;
      const instant =
        round % COMMIT_EVERY === COMMIT_EVERY - 1 ? "commit" : importMs * ((round + Math.random()) / rounds);
      if (await killAt(instant, importing(after), join(dir, "history"), `${revision + 1}.json`)) outcomes.finished += 1;

      const left = await stateOf(dir, pages);
      assert.ok(left.title === before || left.title === after);
      assert.equal(left.revision, left.title === before ? revision : revision + 1);
      outcomes[left.title === before ? "old" : "new"] += 1;

      await importWhole(importing(after));
      assert.deepEqual(await stateOf(dir, pages), { title: after, revision: revision + 1 });
      assert.deepEqual(await readdir(join(dir, ".writers")), []);
    }
    return { ...outcomes, importMs };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const TITLES = ["A", "B"] as const;
type Title = (typeof TITLES)[number];

/** A site export in which the content of every page tells by its title which of the two it is. */
function exportOf(title: Title, pages: number): JsonObject {
  const page = {
    meta: { title, description: title.repeat(100) },
    hero: { title, description: title.repeat(2000) },
  };
  return { pages: Object.fromEntries(Array.from({ length: pages }, (_, index) => [`commercial/page-${index}`, page])) };
}

async function importWhole(args: readonly string[]): Promise<void> {
  const { exitCode, stderr } = await runCli(args);
  assert.equal(exitCode, 0, stderr);
}

/** @returns whether the process was over before the kill */
async function killAt(
  instant: number | "commit",
  args: readonly string[],
  history: string,
  revisionFile: string,
): Promise<boolean> {
  const over = new AbortController();
  const committed = instant === "commit" ? waitForFile(history, revisionFile, over.signal) : undefined;
  const child = startCli(args);
  const exited = once(child, "exit").finally(() => over.abort());
  try {
    await Promise.race([committed ?? sleep(Number(instant), undefined, over), exited]);
  } catch (error) {
    // An import that is over ends the waiting, too.
    if (!over.signal.aborted) throw error;
  } finally {
    child.kill("SIGKILL");
  }
  const [, signal] = await exited;
  return signal !== "SIGKILL";
}

/** Resolves when a file gets its place in a folder. @throws where the waiting is ended */
export async function waitForFile(folder: string, name: string, signal: AbortSignal): Promise<void> {
  for await (const { filename } of watch(folder, { signal })) if (filename === name) return;
}

/** What the store holds, after everything in it has been found to agree. */
async function stateOf(dir: string, pages: number): Promise<{ title: string; revision: number }> {
  const store = await openFileStore({ dir });
  const { revision, documents } = await store.withSnapshot(async (state) => ({
    revision: state.revision,
    documents: await state.read(await state.pages()),
  }));
  assert.equal(documents.size, pages);
  const titles = new Set([...documents.values()].map(({ content }) => titleIn(content)));
  const versions = new Set([...documents.values()].map(({ version }) => version));
  assert.equal(titles.size, 1, "the store holds a mixture");
  assert.deepEqual([...versions], [revision]);
  const [title = ""] = titles;

  for (const [id, document] of documents) {
    const file = JSON.parse(await readFile(join(dir, "pages", `${id}.json`), "utf8")) as JsonObject;
    assert.equal(file.version, document.version, `the file of ${id} is not brought up`);
    assert.deepEqual(file.content, document.content);
  }
  const revisions = await store.revisions();
  assert.deepEqual(
    revisions,
    revisions.map((_, index) => index + 1),
  );
  const { changes } = await store.revision(revision);
  assert.equal(changes.length, pages);
  for (const { page, after } of changes) assert.deepEqual(after, documents.get(page)?.content);
  return { title, revision };
}

/** The title of a page whose every text is of that title. */
function titleIn(content: JsonObject): string {
  const letters = new Set(
    JSON.stringify(content)
      .match(/(?<=")[AB]+(?=")/g)
      ?.map((text) => text[0] ?? ""),
  );
  assert.equal(letters.size, 1, "a page holds a mixture");
  return [...letters].join("");
}
