import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openFileStore } from "#content/store/file/file-store.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { SITE } from "#schemas/page-ids.ts";
import { commit, fileFingerprints, note, page, writersIn } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { testStoreContract } from "#tests/support/store/store-contract.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createPublishingStore, type StageCommit } from "./publishing-store.ts";

const PUBLISHES_NOTHING: StageCommit = async () => ({ activate: async () => [], close: async () => {} });

testStoreContract(() => {
  const dir = join(temporaryFolder(), "content");
  return {
    open: async (onWarning) =>
      createPublishingStore(await openFileStore({ dir, onWarning, lockTimeoutMs: 30_000 }), PUBLISHES_NOTHING),
    corrupt: (id, text) => writeFileSync(join(dir, id === SITE ? "site.json" : `pages/${id}.json`), text),
    fingerprints() {
      if (!existsSync(dir)) return {};
      expect(writersIn(dir)).toEqual([]);
      return fileFingerprints(dir);
    },
  };
});

const WARNING = diagnose("site/not-updated", "pages/farm.json is not valid.");

describe("publishing store", () => {
  /** Creates a store that records the steps of a commit in order. */
  function recordingStore(failing?: "stage" | "commit") {
    const steps: string[] = [];
    const inner = memoryStore();
    const stage: StageCommit = async (documents, before) => {
      if (failing === "stage") throw new Error("stage");
      const staged = [...documents.keys()].join();
      steps.push(`stage ${staged} over ${before}`);
      let close = `discard ${staged}`;
      return {
        async activate({ revision }) {
          steps.push(`activate ${staged} as ${revision}`);
          close = `schedule ${staged} as ${revision}`;
          return revision === 1 ? [] : [WARNING];
        },
        close: async () => void steps.push(close),
      };
    };
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
      stage,
    );
    return { steps, store };
  }

  test("stages before the commit, activates after it, and schedules the rest once other writers may run", async () => {
    const { steps, store } = recordingStore();
    await commit(store, { about: page("Us"), contact: null });
    expect(steps).toEqual([
      "stage about,contact over 0",
      "commit",
      "activate about,contact as 1",
      "release",
      "schedule about,contact as 1",
    ]);
  });

  test.each([
    ["stage", []],
    ["commit", ["stage about over 0", "discard about"]],
  ] as const)("activates nothing if the %s fails", async (failing, expected) => {
    const { steps, store } = recordingStore(failing);
    await expect(commit(store, { about: page("Us") })).rejects.toThrow(failing);
    expect(steps).toEqual(expected);
    expect(await store.revisions()).toEqual([]);
  });

  test("returns the warnings of the publisher with the revision", async () => {
    const { store } = recordingStore();
    expect(await commit(store, { about: page("Us") })).not.toHaveProperty("warnings");
    expect(await commit(store, { about: page("We") })).toMatchObject({ revision: 2, warnings: [WARNING] });
    expect(await store.revision(2)).not.toHaveProperty("warnings");
  });

  test("keeps activated pages if the transaction fails after the commit", async () => {
    const { steps, store } = recordingStore();
    const task = store.transaction(async (writer) => {
      await writer.commit([{ page: "about", before: null, after: page("Us") }], note);
      throw new Error("later");
    });
    await expect(task).rejects.toThrow("later");
    expect(steps).toEqual(["stage about over 0", "commit", "activate about as 1", "schedule about as 1"]);
  });
});
