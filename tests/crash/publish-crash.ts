/** Kills a server during imports and compares its pages with its content after a restart. */
import assert from "node:assert/strict";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { adminEnv, serverFolders, signIn } from "../support/api/admin-client.ts";
import { end, firstLine, runCli, startCli } from "../support/cli/cli-process.ts";
import { createRandom } from "../support/random.ts";
import { readSampleDocument } from "../support/sample-agency.ts";
import { waitForFile } from "./content-crash.ts";

export interface PublishCrashResult {
  /** Number of kills. */
  rounds: number;
  /** Number of imports that were answered before a kill. */
  answered: number;
  /** Number of kills that left a page with older content than the store. The next start published it. */
  behind: number;
}

/** Number of pages of an import. With many files to replace, a kill is likely to happen between two of them. */
const PAGES = 25;

/** Number of rounds that are added, because a few kills can all come too late to leave a page behind. */
const MAX_MORE = 4;

const random = createRandom();

/**
 * Imports all pages repeatedly, each time with a new word on all of them, and kills the server (SIGKILL): in every second
 * round as soon as the content is committed, otherwise at a random moment.
 * @param least number of rounds, to which at most MAX_MORE are added until a kill has left a page behind
 * @throws AssertionError if a page has two words, or if pages and content differ after a server has started
 */
export async function crashPublisher(least: number): Promise<PublishCrashResult> {
  const folder = await mkdtemp(join(tmpdir(), "agency-publish-crash-"));
  const site: CrashSite = { content: join(folder, "content"), out: join(folder, "site"), words: 0, importMs: 0 };
  const env = { ...adminEnv(), ...serverFolders(folder) };
  const folders = ["--content", site.content, "--out", site.out];
  const startServer = () => startCli(["serve", "--port", "0", ...folders], { env });
  const result: PublishCrashResult = { rounds: 0, answered: 0, behind: 0 };
  try {
    const file = join(folder, "export.json");
    await writeFile(file, JSON.stringify(exportOf(nextWord(site))));
    await runAgency("import", file, "--create", "--content", site.content);
    await runAgency("prerender", ...folders);

    for (; result.rounds < least + (result.behind > 0 ? 0 : MAX_MORE); result.rounds += 1) {
      const server = startServer();
      const url = await firstLine(server);
      server.stderr.resume();
      await expectPagesToShowContent(site);
      result.answered += await killDuringImports(site, server, url, result.rounds % 2 === 0 ? "commit" : "random");
      const stored = await readStoredWord(site.content);
      if ((await readPageWords(site.out)).some((word) => word !== stored)) result.behind += 1;
    }

    const server = startServer();
    await firstLine(server);
    await expectPagesToShowContent(site);
    // The server generates images and compressed files in the background, and then deletes the staging folders.
    while ((await readdir(join(site.out, ".staging"))).length > 0) await sleep(50);
    assert.equal(await end(server), 0);
    const stdout = await runAgency("prerender", "--changed", "--format", "json", ...folders);
    assert.equal(JSON.parse(stdout).rendered, 0);
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface CrashSite {
  content: string;
  out: string;
  /** Number of words used so far. */
  words: number;
  /** Duration of the last import. */
  importMs: number;
}

function nextWord(site: CrashSite): string {
  site.words += 1;
  return `Word${site.words}`;
}

/**
 * Imports three times, and kills the server during the second or third import.
 * @returns the number of answered imports
 */
async function killDuringImports(
  site: CrashSite,
  server: ChildProcessWithoutNullStreams,
  url: string,
  moment: "commit" | "random",
): Promise<number> {
  const admin = await signIn(url);
  let answered = 0;
  const importNextWord = async (): Promise<number> => {
    const word = nextWord(site);
    const start = performance.now();
    const { status, body } = await admin.importContent(exportOf(word), { create: "true" });
    site.importMs = performance.now() - start;
    assert.equal(status, 200);
    assert.equal(wordOf(await admin.page("/commercial/page-0")), word);
    answered += 1;
    return body.revision ?? 0;
  };
  const revision = await importNextWord();
  const waiting = new AbortController();
  const committed = waitForFile(join(site.content, "history"), `${revision + 1}-`, waiting.signal);
  const imports = Promise.allSettled([importNextWord().then(importNextWord), committed]);
  await Promise.race([moment === "commit" ? committed : sleep(site.importMs * 1.5 * random()), imports]);
  await end(server, "SIGKILL");
  waiting.abort();
  // Requests to the killed server fail. Only failed assertions count.
  for (const { reason } of (await imports).filter((outcome) => outcome.status === "rejected")) {
    if (reason instanceof assert.AssertionError) throw reason;
  }
  return answered;
}

async function expectPagesToShowContent({ content, out }: CrashSite): Promise<void> {
  assert.deepEqual(new Set(await readPageWords(out)), new Set([await readStoredWord(content)]));
}

async function runAgency(...args: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runCli(args);
  assert.equal(exitCode, 0, stderr);
  return stdout;
}

/** Creates a site export in which every text of a page consists of one word. */
function exportOf(word: string): JsonObject {
  const page = {
    meta: { title: word, description: `${word} `.repeat(5) },
    // The image for shared links shows the headline. A constant one is generated once.
    hero: { title: "Killed", description: `${word} `.repeat(50) },
  };
  const ids = Array.from({ length: PAGES }, (_, index) => `commercial/page-${index}`);
  // A site without settings counts as one that lost them, and a site without a home page is not served.
  return { site: readSampleDocument(SITE), pages: Object.fromEntries(["home", ...ids].map((id) => [id, page])) };
}

/** Reads the word of the stored pages, which must be the same on all of them. */
async function readStoredWord(dir: string): Promise<string> {
  const store = await openFileStore({ dir });
  const documents = await store.withSnapshot(async (state) => state.read(await state.pages()));
  assert.equal(documents.size, PAGES + 1);
  return wordOf(JSON.stringify([...documents.values()]));
}

/** Reads the word of each page of the site. */
function readPageWords(out: string): Promise<string[]> {
  const files = Array.from({ length: PAGES }, (_, index) => join(out, `commercial/page-${index}.html`));
  return Promise.all(files.map(async (file) => wordOf(await readFile(file, "utf8"))));
}

function wordOf(text: string): string {
  const [word = "", ...others] = new Set(text.match(/\bWord\d+\b/g));
  assert.deepEqual(others, [], "a page has texts of several imports");
  return word;
}
