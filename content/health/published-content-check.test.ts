import { expect, test } from "vitest";
import { problemsOf } from "#tests/support/problems-of.ts";
import { commit, page, testStore } from "#tests/support/store/file-store.ts";
import { openFileStore } from "../store/file/file-store.ts";
import { publishedContentCheck } from "./published-content-check.ts";

test("summarizes default and sample content with the given severity", async () => {
  const { dir, store } = await testStore();
  await commit(store, { about: page("Prairie Lantern Insurance"), medicare: page("Medicare") });
  const problems = await problemsOf(publishedContentCheck(await openFileStore({ dir, isReadOnly: true }), "error"));
  expect(problems).toEqual([
    expect.stringMatching(
      /^error production\/default-content: The store has no valid content for these documents, so the site shows default content: site, home, commercial, /,
    ),
    expect.stringMatching(/^error production\/sample: Sample content cannot be published: \d+ places\. /),
  ]);
  expect(problems[0]).not.toMatch(/about|medicare/);
});
