import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openFileStore } from "#content/store/file/file-store.ts";
import { runCli } from "../support/cli/cli-process.ts";
import { writersIn } from "../support/store/file-store.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { crashWrites } from "./content-crash.ts";

test("a command that is killed leaves all of the old content or all of the new", { timeout: 240_000 }, async () => {
  const rounds = 20;
  const counts = await crashWrites({ rounds, pages: 200 });
  console.log("killed commands:", counts);
  const outcomes = Object.values(counts);
  const sum = (key: "old" | "new") => outcomes.reduce((total, count) => total + count[key], 0);
  expect(sum("old") + sum("new")).toBe(rounds);
  expect([sum("old"), sum("new")]).not.toContain(0);
});

test("imports that run at the same time all succeed, one after the other", async () => {
  const folder = temporaryFolder();
  const dir = join(folder, "content");
  const pages = ["about", "contact", "terms", "privacy"];
  const ended = await Promise.all(
    pages.map((page) => {
      const file = join(folder, `${page}.json`);
      writeFileSync(file, JSON.stringify({ META_TITLE: page, META_DESCRIPTION: page, HERO_TITLE: page }));
      return runCli(["import", file, "--page", page, "--content", dir]);
    }),
  );
  expect(ended.map(({ exitCode, stderr }) => [exitCode, stderr])).toEqual(
    pages.map(() => [0, expect.stringContaining("Next:")]),
  );
  const store = await openFileStore({ dir });
  const revisions = await Promise.all((await store.revisions()).map(({ id }) => store.revision(id)));
  expect(revisions.flatMap(({ changes }) => changes.map(({ page }) => page)).sort()).toEqual(pages.sort());
  expect(writersIn(dir)).toEqual([]);
});
