import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openFileStore } from "#content/store/file/file-store.ts";
import { SITE } from "#schemas/page-ids.ts";
import { commit, fileFingerprints, note, page, writersIn } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { testStoreContract } from "#tests/support/store/store-contract.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createPublishingStore } from "./publishing-store.ts";

testStoreContract(() => {
  const dir = join(temporaryFolder(), "content");
  const pages = { activate: () => async () => {}, discard: async () => {} };
  return {
    open: async (onWarning) =>
      createPublishingStore(await openFileStore({ dir, onWarning, lockTimeoutMs: 30_000 }), async () => pages),
    corrupt: (id, text) => writeFileSync(join(dir, id === SITE ? "site.json" : `pages/${id}.json`), text),
    fingerprints() {
      if (!existsSync(dir)) return {};
      expect(writersIn(dir)).toEqual([]);
      return fileFingerprints(dir);
    },
  };
});

describe("the pages of a commit", () => {
  /** A live store that tells what is done, in order. */
  function told(failing?: "stage" | "commit") {
    const steps: string[] = [];
    const inner = memoryStore();
    const store = createPublishingStore(
      {
        ...inner,
        async transaction(task) {
          const result = await inner.transaction((writer) =>
            task({
              ...writer,
              async commit(changes, why) {
                if (failing === "commit") throw new Error("commit");
                steps.push("commit");
                return writer.commit(changes, why);
              },
            }),
          );
          steps.push("release");
          return result;
        },
      },
      async (documents, revision) => {
        if (failing === "stage") throw new Error("stage");
        steps.push(`stage ${[...documents.keys()]} over ${revision}`);
        return {
          activate(committed) {
            steps.push(`place ${committed}`);
            return async () => void steps.push("settle");
          },
          discard: async () => void steps.push("discard"),
        };
      },
    );
    return { steps, store };
  }

  test("are rendered before it, put in place after it, and settled when others may write", async () => {
    const { steps, store } = told();
    await commit(store, { about: page("Us"), contact: null });
    expect(steps).toEqual(["stage about,contact over 0", "commit", "place 1", "release", "settle"]);
  });

  test.each([
    ["stage", []],
    ["commit", ["stage about over 0", "discard"]],
  ] as const)("are not put in place where the %s fails", async (failing, expected) => {
    const { steps, store } = told(failing);
    await expect(commit(store, { about: page("Us") })).rejects.toThrow(failing);
    expect(steps).toEqual(expected);
    expect(await store.revisions()).toEqual([]);
  });

  test("stay in place where only what comes after it fails", async () => {
    const { steps, store } = told();
    const task = store.transaction(async (writer) => {
      await writer.commit([{ page: "about", before: null, after: page("Us") }], note);
      throw new Error("later");
    });
    await expect(task).rejects.toThrow("later");
    expect(steps).toEqual(["stage about over 0", "commit", "place 1", "settle"]);
  });
});
