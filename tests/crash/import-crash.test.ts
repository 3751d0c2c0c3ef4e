import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openFileStore } from "#content/store/file/file-store.ts";
import { runCli } from "../support/cli/cli-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { crashImports } from "./import-crash.ts";

test("an import that is killed leaves all of the old content or all of the new", { timeout: 180_000 }, async () => {
  const outcome = await crashImports({ rounds: 20, pages: 500 });
  console.log("killed imports:", outcome);
  expect(outcome.old + outcome.new).toBe(20);
  expect(outcome.old).toBeGreaterThan(0);
  expect(outcome.new).toBeGreaterThan(0);
});

test("processes that import at once take turns", async () => {
  const folder = temporaryFolder();
  const dir = join(folder, "content");
  const names = ["about", "contact", "terms", "privacy"];
  const ended = await Promise.all(
    names.map((name) => {
      const file = join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify({ META_TITLE: name, META_DESCRIPTION: name, HERO_TITLE: name }));
      return runCli(["import", file, "--page", name, "--content", dir]);
    }),
  );
  expect(ended.map(({ exitCode, stderr }) => [exitCode, stderr])).toEqual(
    names.map(() => [0, expect.stringContaining("Next:")]),
  );
  const store = await openFileStore({ dir });
  const entries = await Promise.all((await store.revisions()).map((revision) => store.revision(revision)));
  expect(entries.flatMap(({ changes }) => changes.map(({ page }) => page)).sort()).toEqual(names.sort());
  expect(readdirSync(join(dir, ".writers"))).toEqual([]);
});
