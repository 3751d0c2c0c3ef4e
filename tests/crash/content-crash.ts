/**
 * Kills imports, rollbacks, retirements and moves at random moments and checks the store afterward. The test runs a few
 * rounds, the benchmark many.
 */
import assert from "node:assert/strict";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { mkdtemp, rm, watch, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { documentsAtRevision } from "#content/revisions/read-history.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { readDocumentFile } from "#content/store/file/document-files.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { runCli, startCli } from "../support/cli/cli-process.ts";
import { createRandom } from "../support/random.ts";
import { testSite } from "../support/site/sample-content.ts";
import { writersIn } from "../support/store/file-store.ts";

export interface ContentCrashOptions {
  rounds: number;
  /** Number of pages in each import. */
  pages: number;
  /** Called after each round with its number, counted from 1. */
  onRound?: (round: number) => void;
}

/** The commands that are killed, in turn. */
const KINDS = ["import", "rollback", "move", "retire"] as const;
export type Kind = (typeof KINDS)[number];

/** Outcomes of the kills of one command. */
export interface CrashCounts {
  /** Kills after which the store had the content from before the command. */
  old: number;
  /** Kills after which the store had the content of the killed command. */
  new: number;
  /** Rounds in which the command ended before the kill. */
  finished: number;
}

/** Every fourth command of a kind is killed right after its commit, the others at a random moment. */
const COMMIT_EVERY = 4;

/**
 * Rounds in one store. Each round copies the store and reads its history, which grows with every round. A multiple of 8,
 * because the first import into a new store must be content B.
 */
const ROUNDS_PER_STORE = 24;

/** The two contents that are imported in turn. */
const LETTERS = ["A", "B"] as const;
type Letter = (typeof LETTERS)[number];

const random = createRandom();

/**
 * Runs commands that write, kills each of them (SIGKILL), and then runs it without a kill if it has had no effect.
 * @throws AssertionError if a kill leaves anything but all of the old content or all of the new, if a revision is lost, or
 * if the next command fails
 */
export async function crashWrites({ rounds, pages, onRound }: ContentCrashOptions): Promise<Record<Kind, CrashCounts>> {
  const folder = await mkdtemp(join(tmpdir(), "agency-kill-"));
  try {
    const inputs = { A: join(folder, "a.json"), B: join(folder, "b.json") };
    for (const letter of LETTERS) await writeFile(inputs[letter], JSON.stringify(createExport(letter, pages)));
    const counts = Object.fromEntries(KINDS.map((kind) => [kind, { old: 0, new: 0, finished: 0 }]));
    for (let round = 0; round < rounds; round += 1) {
      const kind = KINDS[round % KINDS.length] ?? "import";
      const dir = join(folder, `content-${Math.floor(round / ROUNDS_PER_STORE)}`);
      if (round % ROUNDS_PER_STORE === 0) await run(["import", inputs.A, "--create"], dir);
      const outcome = await crashOnce({ folder, dir, inputs, round, kind });
      const count = counts[kind] as CrashCounts;
      count[outcome.content] += 1;
      if (outcome.isFinished) count.finished += 1;
      onRound?.(round + 1);
    }
    return counts as Record<Kind, CrashCounts>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Round {
  folder: string;
  /** Folder of the store. */
  dir: string;
  inputs: Record<Letter, string>;
  round: number;
  kind: Kind;
}

async function crashOnce(options: Round): Promise<{ content: "old" | "new"; isFinished: boolean }> {
  const { folder, dir, round, kind } = options;
  const before = await readState(dir);
  const command = await createCommand(options, before);

  // A copy shows what the command does, and how long it takes.
  const copy = join(folder, "copy");
  await rm(copy, { recursive: true, force: true });
  cpSync(dir, copy, { recursive: true });
  const startedAt = performance.now();
  await run(command, copy);
  const durationMs = performance.now() - startedAt;
  const after = await readState(copy);
  assert.notDeepEqual(after.documents, before.documents, `${command.join(" ")} changes nothing`);

  const isKilledAtCommit = (round + Math.floor(round / KINDS.length)) % COMMIT_EVERY === COMMIT_EVERY - 1;
  const killAt = isKilledAtCommit ? "commit" : durationMs * (0.3 + 0.7 * random());
  const isFinished = await kill([...command, "--content", dir], { killAt, history: join(dir, "history") });

  const left = await readState(dir);
  const content = isSameContent(left, before) ? "old" : "new";
  assert.deepEqual(left.documents, (content === "old" ? before : after).documents, `${kind} left a mixture`);
  for (const id of before.revisions) assert.ok(left.revisions.includes(id), `${kind} lost revision ${id}`);

  if (content === "old") await run(command, dir);
  else await run(["history"], dir);
  assert.deepEqual((await readState(dir)).documents, after.documents, `${kind} does not work after a kill`);
  assert.deepEqual(writersIn(dir), []);
  return { content, isFinished };
}

async function createCommand({ dir, inputs, round, kind }: Round, { documents }: State): Promise<string[]> {
  const pages = [...documents.keys()].filter((id) => id.startsWith("commercial/"));
  const index = Math.floor(random() * pages.length);
  const [page = "", other = ""] = [pages[index], pages[(index + 1) % pages.length]];
  if (kind === "move") return ["move", page, `commercial/moved-${round}`];
  if (kind === "retire") return ["retire", page, "--to", `/${other}`];
  if (kind === "rollback") {
    const nodes = await (await openFileStore({ dir })).revisions();
    return ["rollback", nodes.at(-2)?.id ?? "0"];
  }
  return ["import", inputs[Math.floor(round / KINDS.length) % 2 === 0 ? "B" : "A"], "--create", "--mode", "replace"];
}

/** Creates a site export whose pages contain one letter and a link to another page. */
function createExport(letter: Letter, pages: number): JsonObject {
  const page = (index: number) => ({
    meta: { title: `${letter} ${index}`, description: letter.repeat(100) },
    hero: { title: letter, description: letter.repeat(1000) },
    about: { description: `<a href="/commercial/page-${(index + 1) % 10}">${letter}</a>` },
  });
  const ids = Array.from({ length: pages }, (_, index) => [`commercial/page-${index}`, page(index)] as const);
  const site = { ...testSite, lines: [], navigation: [], unrouted: [] };
  return JSON.parse(JSON.stringify({ site, pages: Object.fromEntries(ids) }));
}

async function run(args: readonly string[], dir: string): Promise<void> {
  const { exitCode, stderr } = await runCli([...args, "--quiet", "--content", dir]);
  assert.equal(exitCode, 0, `${args.join(" ")}: ${stderr}`);
}

interface KillOptions {
  /** Milliseconds after the start of the process, or the commit of the revision. */
  killAt: number | "commit";
  /** Folder of the history. */
  history: string;
}

/** @returns true if the process ended before the kill */
async function kill(args: readonly string[], { killAt, history }: KillOptions): Promise<boolean> {
  const exit = new AbortController();
  const committed = killAt === "commit" ? waitForFile(history, "", exit.signal) : undefined;
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

/** The content and the history of a store. */
interface State {
  documents: ReadonlyMap<DocumentId, JsonObject>;
  revisions: string[];
}

/** Opens the store and checks that its documents, its files and its history agree. */
async function readState(dir: string): Promise<State> {
  const store = await openFileStore({ dir });
  const documents = await documentsAtRevision(store, undefined);
  for (const [id, content] of documents) assert.deepEqual(readDocumentFile(dir, id), content, `${id} is out of date`);
  await checkHistory(store, documents);
  return { documents, revisions: (await store.revisions()).map(({ id }) => id) };
}

async function checkHistory(store: ContentStore, documents: State["documents"]): Promise<void> {
  const nodes = await store.revisions();
  const { id = "0" } = nodes.at(-1) ?? {};
  assert.deepEqual(await documentsAtRevision(store, id), documents);
  assert.deepEqual(
    nodes.map(({ revision }) => revision),
    nodes.map((_, index) => index + 1),
  );
}

function isSameContent(left: State, before: State): boolean {
  return left.revisions.length === before.revisions.length;
}
