/** Kills a server while imports come in, and looks at the pages once it was started again. */
import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { adminEnv, signIn } from "../support/api/admin-client.ts";
import { end, firstLine, runCli, startCli } from "../support/cli/cli-process.ts";
import { waitForFile } from "./import-crash.ts";

export interface PublishCrashResult {
  /** Imports that were answered before the kill. */
  answered: number;
  /** Kills after which some page was not what the content said: the next start brought it up. */
  behind: number;
}

/** Each page of an import has a file, so that there is much to swap. */
const PAGES = 25;

/**
 * Imports all pages again and again, each time with another word on all of them, and kills the server (SIGKILL): each other
 * time as soon as the content is committed, else at a random instant.
 * @throws AssertionError where a page holds two words, or pages and content do not agree once a server has started
 */
export async function crashPublisher(rounds: number): Promise<PublishCrashResult> {
  const folder = await mkdtemp(join(tmpdir(), "agency-live-"));
  const [content, out, file] = [join(folder, "content"), join(folder, "site"), join(folder, "export.json")];
  const env = { ...(await adminEnv()), OUTBOX_DIR: join(folder, "outbox"), AUDIT_FILE: join(folder, "audit.jsonl") };
  const places = ["--content", content, "--out", out];
  let count = 0;
  const nextWord = () => `Word${++count}`;
  try {
    await writeFile(file, JSON.stringify(exportOf(nextWord())));
    for (const args of [
      ["import", file, "--create", "--content", content],
      ["prerender", ...places],
    ]) {
      const { exitCode, stderr } = await runCli(args);
      assert.equal(exitCode, 0, stderr);
    }

    const outcome = { answered: 0, behind: 0 };
    let importMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const server = startCli(["serve", "--port", "0", ...places], { env });
      const admin = await signIn(await firstLine(server));
      server.stderr.resume();
      assert.deepEqual(new Set(await wordsOf(out)), new Set([await wordIn(content)]));

      const importOne = async () => {
        const word = nextWord();
        const begin = performance.now();
        const { status, body } = await admin.importContent(exportOf(word), { create: "true" });
        importMs = performance.now() - begin;
        assert.equal(status, 200);
        assert.equal(wordOf(await admin.page("/commercial/page-0")), word);
        outcome.answered += 1;
        return body.revision ?? 0;
      };
      const revision = await importOne();
      const over = new AbortController();
      const committed = waitForFile(join(content, "history"), `${revision + 1}.json`, over.signal);
      const imported = Promise.allSettled([importOne().then(importOne), committed]);
      await Promise.race([round % 2 === 0 ? committed : sleep(importMs * 1.5 * Math.random()), imported]);
      await end(server, "SIGKILL");
      over.abort();
      // Whoever is killed does not answer.
      for (const { reason } of (await imported).filter((result) => result.status === "rejected")) {
        if (reason instanceof assert.AssertionError) throw reason;
      }
      const stored = await wordIn(content);
      if ((await wordsOf(out)).some((each) => each !== stored)) outcome.behind += 1;
    }

    const server = startCli(["serve", "--port", "0", ...places], { env });
    await firstLine(server);
    assert.deepEqual(new Set(await wordsOf(out)), new Set([await wordIn(content)]));
    // Pictures and the like come beside the requests.
    while ((await readdir(join(out, ".staging"))).length > 0) await sleep(50);
    assert.equal(await end(server), 0);
    const { stdout } = await runCli(["prerender", "--changed", "--format", "json", ...places]);
    assert.equal(JSON.parse(stdout).rendered, 0);
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function exportOf(word: string): JsonObject {
  const page = {
    meta: { title: word, description: `${word} `.repeat(5) },
    // Its picture for shared links shows the headline, and is made once.
    hero: { title: "Killed", description: `${word} `.repeat(50) },
  };
  return { pages: Object.fromEntries(Array.from({ length: PAGES }, (_, index) => [`commercial/page-${index}`, page])) };
}

/** The word that every text of the stored pages is made of. */
async function wordIn(dir: string): Promise<string> {
  const store = await openFileStore({ dir });
  const documents = await store.withSnapshot(async (state) => state.read(await state.pages()));
  assert.equal(documents.size, PAGES);
  return wordOf(JSON.stringify([...documents.values()]));
}

/** The word of each page of the site. */
function wordsOf(out: string): Promise<string[]> {
  const files = Array.from({ length: PAGES }, (_, index) => join(out, `commercial/page-${index}.html`));
  return Promise.all(files.map(async (file) => wordOf(await readFile(file, "utf8"))));
}

function wordOf(text: string): string {
  const [word = "", ...others] = new Set(text.match(/\bWord\d+\b/g));
  assert.deepEqual(others, [], "a page holds a mixture");
  return word;
}
