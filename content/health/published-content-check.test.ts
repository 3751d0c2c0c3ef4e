import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/support/problems-of.ts";
import { page, testStore } from "#tests/support/store/file-store.ts";
import { openFileStore } from "../store/file/file-store.ts";
import { publishedContentCheck } from "./stored-files-check.ts";

test("summarizes default and sample content with the given severity", async () => {
  const { dir } = await testStore();
  mkdirSync(join(dir, "pages"), { recursive: true });
  for (const id of ["about", "medicare"]) {
    writeFileSync(join(dir, `pages/${id}.json`), JSON.stringify({ page: id, content: page("Ours") }));
  }
  const problems = await problemsOf(publishedContentCheck(await openFileStore({ dir, isReadOnly: true }), "error"));
  expect(problems).toEqual([
    expect.stringMatching(
      /^error production\/default-content: The store has no valid content for these documents, so the site shows default content: site, theme, accessibility, carriers, claims, /,
    ),
    expect.stringMatching(/^error production\/sample: Sample content cannot be published: \d+ places\. /),
  ]);
  expect(problems[0]).not.toMatch(/about|medicare/);
});
