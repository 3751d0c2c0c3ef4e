import { describe, expect, test } from "vitest";
import { rollback } from "#content/revisions/rollback.ts";
import type { JsonObject } from "#schemas/json.ts";
import { faultInstants } from "#tests/support/fault-instants.ts";
import { testSite } from "#tests/support/site/sample-content.ts";
import { testBlobs } from "#tests/support/store/blobs.ts";
import { commit, headlinesOf, note, page } from "#tests/support/store/file-store.ts";
import { testStoreContract } from "#tests/support/store/store-contract.ts";
import type { StoreError } from "../content-store.ts";
import { openBlobStore } from "./blob-store.ts";

testStoreContract(async () => {
  const { client } = await testBlobs();
  const list = async (prefix = "") => (await client().list({ prefix })).blobs;
  return {
    open: async (onWarning) => openBlobStore({ store: client(), onWarning }),
    async corrupt(page, text) {
      for (const { key } of await list(`documents/${page}/`)) await client().set(key, text);
    },
    fingerprints: async () => Object.fromEntries((await list()).map(({ key, etag }) => [key, etag])),
  };
});

const storeError = (code: string) => expect.objectContaining({ name: "StoreError", code });

test("reads a page with two calls, plus a listing the first time", async () => {
  const { client } = await testBlobs();
  await commit(openBlobStore({ store: client() }), { about: page("A"), contact: page("C") });
  const calls: string[] = [];
  const store = openBlobStore({
    store: client((send, { path }) => {
      calls.push(path.replace("/site/site:content", "").replace(/1-[^.]+/, "1-name"));
      return send();
    }),
  });
  await (await store.reader()).page("about");
  await (await store.reader()).page("contact");
  expect(calls).toEqual([
    "",
    "/history/1.json",
    "/documents/about/1-name.json",
    "/history/2.json",
    "/documents/contact/1-name.json",
  ]);
});

test("never writes an object twice", async () => {
  const { client } = await testBlobs();
  const written: string[] = [];
  const open = () =>
    openBlobStore({
      store: client(async (send, { method, path }) => {
        const response = await send();
        if (method === "put" && response.ok) written.push(path);
        return response;
      }),
    });
  const titles = ["A", "B", "C", "D"];
  await Promise.all(titles.map((title) => commit(open(), { about: page(title), contact: page(title) })));
  await rollback(open(), { to: 1 }, { note });
  expect(written.filter((path) => path.includes("/history/"))).toHaveLength(5);
  expect(new Set(written).size).toBe(written.length);
});

test("rejects a transaction after other writers commit first ten times", async () => {
  const { client } = await testBlobs();
  const [store, otherStore] = [openBlobStore({ store: client() }), openBlobStore({ store: client() })];
  const baseRevisions: number[] = [];
  const slow = store.transaction(async (writer) => {
    baseRevisions.push(writer.revision);
    await commit(otherStore, { about: page("other") });
    return writer.commit([{ page: "about", before: null, after: page("slow") }], note);
  });
  await expect(slow).rejects.toEqual(storeError("store/locked"));
  expect(baseRevisions).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await headlinesOf(store)).toEqual({ about: "other" });
  expect((await store.revisions()).map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("fails instead of showing default content if the service is down", async () => {
  const { client } = await testBlobs();
  await commit(openBlobStore({ store: client() }), {
    about: page("A"),
    site: { ...testSite } as unknown as JsonObject,
  });
  let isDown = false;
  const warnings: unknown[] = [];
  const store = openBlobStore({
    store: client((send) => (isDown ? Promise.reject(new TypeError("fetch failed")) : send())),
    onWarning: (warning) => warnings.push(warning),
  });
  const reader = await store.reader();
  isDown = true;
  await expect(reader.page("about")).rejects.toEqual(storeError("store/io"));
  await expect(store.reader()).rejects.toThrow("Netlify Blobs could not be read: fetch failed. Try again");
  isDown = false;
  expect([await reader.page("about"), warnings]).toEqual([page("A"), []]);
});

test("rejects an id that is not a page id", async () => {
  const { client } = await testBlobs();
  await expect(commit(openBlobStore({ store: client() }), { "../../site:other/a": page("A") })).rejects.toThrow(
    "is not a page id",
  );
});

describe.each<[name: string, fail: (send: () => Promise<Response>) => Promise<Response>, isRetried: boolean]>([
  ["is unreachable", () => Promise.reject(new TypeError("fetch failed")), true],
  ["answers 500", async () => new Response(null, { status: 500 }), true],
  ["answers 403", async () => new Response(null, { status: 403 }), false],
  [
    "succeeds without a response",
    async (send) => {
      await (await send()).arrayBuffer();
      throw new TypeError("terminated");
    },
    true,
  ],
])("service that %s", (_, fail, isRetried) => {
  const IDS = ["about", "farm/a", "farm"];

  /**
   * Commits once for each call with a fault at that call.
   * @returns for each call, the error message ("" for success) and whether the revision was committed
   */
  async function commitWithFaults(isFaulty: (call: number, at: number) => boolean) {
    const { client } = await testBlobs();
    let calls = 0;
    let at = Number.POSITIVE_INFINITY;
    const faulty = client((send) => {
      calls += 1;
      return isFaulty(calls, at) ? fail(send) : send();
    });
    const commitAll = async (title: string): Promise<string> => {
      calls = 0;
      const pages = Object.fromEntries(IDS.map((id) => [id, page(title)]));
      try {
        await commit(openBlobStore({ store: faulty }), pages);
        return "";
      } catch (cause) {
        expect(cause).toEqual(storeError("store/io"));
        return (cause as StoreError).message;
      }
    };
    await commitAll("first");
    await commitAll("0");
    const last = calls;
    expect(last).toBeGreaterThan(2 * IDS.length);

    const outcomes: { error: string; isCommitted: boolean }[] = [];
    let before = "0";
    // Faults that begin at the last call leave a commit in doubt.
    for (at of new Set([...faultInstants(last).reverse(), last])) {
      const error = await commitAll(String(at));
      const headlines = await headlinesOf(openBlobStore({ store: client() }));
      const title = headlines.about ?? "";
      expect(headlines).toEqual(Object.fromEntries(IDS.map((id) => [id, title])));
      expect([before, String(at)]).toContain(title);
      outcomes.push({ error, isCommitted: title !== before });
      before = title;
    }
    return outcomes;
  }

  test("keeps the old content and reports an error, or commits, after a fault at one call", async () => {
    const outcomes = await commitWithFaults((call, at) => call === at);
    for (const { error, isCommitted } of outcomes) expect(isCommitted).toBe(error === "" || isUncertain(error));
    // The client retries failures that may be temporary.
    expect(outcomes.every(({ error }) => error === "")).toBe(isRetried);
  });

  test("never reports a committed revision as failed after faults from any call on", async () => {
    const outcomes = await commitWithFaults((call, at) => call >= at);
    for (const { error, isCommitted } of outcomes) {
      expect(error).toMatch(/^(?:Netlify Blobs could not be|It is unknown)/);
      if (!isUncertain(error)) expect(isCommitted).toBe(false);
    }
    expect(new Set(outcomes.map(({ isCommitted }) => isCommitted))).toEqual(new Set([true, false]));
  });
});

function isUncertain(error: string): boolean {
  return error.startsWith("It is unknown");
}
