/** Kills imports at random moments and checks the store afterward. The test runs a few rounds, the benchmark many. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, readFile, rm, watch, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { StoredDocument } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { runCli, startCli } from "../support/cli/cli-process.ts";
import { writersIn } from "../support/store/file-store.ts";

export interface ImportCrashOptions {
  rounds: number;
  /** Number of pages in each import. */
  pages: number;
}

export interface ImportCrashResult {
  /** Rounds after which the store had the content from before the import. */
  old: number;
  /** Rounds after which the store had the content of the killed import. */
  new: number;
  /** Rounds in which the import ended before the kill. */
  finished: number;
  /** Duration of an import that is not killed. */
  importMs: number;
}

/** Every fourth round kills the import right after the commit, the others at a random moment. */
const COMMIT_EVERY = 4;

/** The two contents that are imported in turn. Every text of a content consists of its letter. */
const LETTERS = ["A", "B"] as const;
type Letter = (typeof LETTERS)[number];

/**
 * Imports two contents in turn, kills each import (SIGKILL), and repeats it without a kill.
 * @throws AssertionError if the store contains anything but all of the old content or all of the new
 */
export async function crashImports({ rounds, pages }: ImportCrashOptions): Promise<ImportCrashResult> {
  const folder = await mkdtemp(join(tmpdir(), "agency-kill-"));
  try {
    const dir = join(folder, "content");
    const inputs = { A: join(folder, "a.json"), B: join(folder, "b.json") };
    for (const letter of LETTERS) await writeFile(inputs[letter], JSON.stringify(createExport(letter, pages)));
    const importArgs = (letter: Letter) => ["import", inputs[letter], "--create", "--quiet", "--content", dir];

    await runImport(importArgs("B"));
    const startedAt = performance.now();
    await runImport(importArgs("A"));
    const importMs = performance.now() - startedAt;

    const counts = { old: 0, new: 0, finished: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const [before, after] = round % 2 === 0 ? (["A", "B"] as const) : (["B", "A"] as const);
      const { revision } = await checkStore(dir, pages);
      const isKilledAtCommit = round % COMMIT_EVERY === COMMIT_EVERY - 1;
      const isFinished = await killImport(importArgs(after), {
        killAt: isKilledAtCommit ? "commit" : importMs * ((round + Math.random()) / rounds),
        history: join(dir, "history"),
        revision: revision + 1,
      });
      if (isFinished) counts.finished += 1;

      const left = await checkStore(dir, pages);
      assert.ok(left.letter === before || left.letter === after);
      assert.equal(left.revision, left.letter === before ? revision : revision + 1);
      counts[left.letter === before ? "old" : "new"] += 1;

      await runImport(importArgs(after));
      assert.deepEqual(await checkStore(dir, pages), { letter: after, revision: revision + 1 });
      assert.deepEqual(writersIn(dir), []);
    }
    return { ...counts, importMs };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates a site export in which every text consists of the letter. */
function createExport(letter: Letter, pages: number): JsonObject {
  const page = {
    meta: { title: letter, description: letter.repeat(100) },
    hero: { title: letter, description: letter.repeat(2000) },
  };
  return { pages: Object.fromEntries(Array.from({ length: pages }, (_, index) => [`commercial/page-${index}`, page])) };
}

async function runImport(args: readonly string[]): Promise<void> {
  const { exitCode, stderr } = await runCli(args);
  assert.equal(exitCode, 0, stderr);
}

interface KillOptions {
  /** Milliseconds after the start of the process, or the commit of the revision. */
  killAt: number | "commit";
  /** Folder of the history. */
  history: string;
  /** Number of the revision that the commit creates. */
  revision: number;
}

/** @returns true if the process ended before the kill */
async function killImport(args: readonly string[], { killAt, history, revision }: KillOptions): Promise<boolean> {
  const exit = new AbortController();
  const committed = killAt === "commit" ? waitForFile(history, `${revision}-`, exit.signal) : undefined;
  const child = startCli(args);
  const exited = once(child, "exit").finally(() => exit.abort());
  try {
    await Promise.race([committed ?? sleep(Number(killAt), undefined, exit), exited]);
  } catch (error) {
    // The end of the process aborts the wait.
    if (!exit.signal.aborted) throw error;
  } finally {
    child.kill("SIGKILL");
  }
  const [, signal] = await exited;
  return signal !== "SIGKILL";
}

/**
 * Resolves when a file whose name begins with `prefix` is created in a folder or moved into it.
 * @throws AbortError if the signal is aborted first
 */
export async function waitForFile(folder: string, prefix: string, signal: AbortSignal): Promise<void> {
  for await (const { filename } of watch(folder, { signal })) if (filename?.startsWith(prefix)) return;
}

/**
 * Opens the store and checks that its documents, page files and history agree.
 * @returns the newest revision, and the letter of all texts
 */
async function checkStore(dir: string, pages: number): Promise<{ letter: string; revision: number }> {
  const store = await openFileStore({ dir });
  const { revision, documents } = await store.withSnapshot(async (state) => ({
    revision: state.revision,
    documents: await state.read(await state.pages()),
  }));
  assert.equal(documents.size, pages);
  const letters = new Set([...documents.values()].map(({ content }) => letterIn(content)));
  const versions = new Set([...documents.values()].map(({ version }) => version));
  assert.equal(letters.size, 1, "The store contains a mixture of old and new pages.");
  assert.deepEqual([...versions], [revision]);

  await checkPageFiles(dir, documents);
  const revisions = await store.revisions();
  assert.deepEqual(
    revisions.map(({ revision }) => revision),
    revisions.map((_, index) => index + 1),
  );
  const { changes } = await store.revision(revision);
  assert.equal(changes.length, pages);
  for (const { page, after } of changes) assert.deepEqual(after, documents.get(page)?.content);
  const [letter = ""] = letters;
  return { letter, revision };
}

async function checkPageFiles(dir: string, documents: ReadonlyMap<DocumentId, StoredDocument>): Promise<void> {
  for (const [id, document] of documents) {
    const file = JSON.parse(await readFile(join(dir, "pages", `${id}.json`), "utf8")) as JsonObject;
    assert.deepEqual(file.content, document.content, `The file of ${id} is out of date.`);
  }
}

/** Returns the letter of all texts of a page. */
function letterIn(content: JsonObject): string {
  const letters = new Set(
    JSON.stringify(content)
      .match(/(?<=")[AB]+(?=")/g)
      ?.map((text) => text[0] ?? ""),
  );
  assert.equal(letters.size, 1, "A page contains a mixture of old and new texts.");
  return [...letters].join("");
}
