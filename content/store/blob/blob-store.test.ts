import { describe, expect, test } from "vitest";
import { rollback } from "#content/revisions/rollback.ts";
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

const refuses = (code: string) => expect.objectContaining({ name: "StoreError", code });

test("a page is two calls, and three in a process that has just begun", async () => {
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

test("no object is written twice", async () => {
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
  await rollback(open(), 1, { note });
  expect(written.filter((path) => path.includes("/history/"))).toHaveLength(5);
  expect(new Set(written).size).toBe(written.length);
});

test("a writer whom others overtake each time is refused, and has changed nothing", async () => {
  const { client } = await testBlobs();
  const [store, others] = [openBlobStore({ store: client() }), openBlobStore({ store: client() })];
  const found: number[] = [];
  const slow = store.transaction(async (writer) => {
    found.push(writer.revision);
    await commit(others, { about: page("others") });
    return writer.commit([{ page: "about", before: null, after: page("slow") }], note);
  });
  await expect(slow).rejects.toEqual(refuses("store/locked"));
  expect(found).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await headlinesOf(store)).toEqual({ about: "others" });
  expect(await store.revisions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("a service that does not answer is no reason to show the built-in content", async () => {
  const { client } = await testBlobs();
  await commit(openBlobStore({ store: client() }), { about: page("A") });
  let isDown = false;
  const warnings: unknown[] = [];
  const store = openBlobStore({
    store: client((send) => (isDown ? Promise.reject(new TypeError("fetch failed")) : send())),
    onWarning: (warning) => warnings.push(warning),
  });
  const reader = await store.reader();
  isDown = true;
  await expect(reader.page("about")).rejects.toEqual(refuses("store/io"));
  await expect(store.reader()).rejects.toThrow("Netlify Blobs could not be read: fetch failed. Try again");
  isDown = false;
  expect([await reader.page("about"), warnings]).toEqual([page("A"), []]);
});

test("an id that is no page has no key", async () => {
  const { client } = await testBlobs();
  await expect(commit(openBlobStore({ store: client() }), { "../../site:other/a": page("A") })).rejects.toThrow(
    "no page",
  );
});

describe.each<[name: string, fail: (send: () => Promise<Response>) => Promise<Response>, isMended: boolean]>([
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed")), true],
  ["fails", async () => new Response(null, { status: 500 }), true],
  ["refuses", async () => new Response(null, { status: 403 }), false],
  [
    "does what it is asked, but cannot say so",
    async (send) => {
      await (await send()).arrayBuffer();
      throw new TypeError("terminated");
    },
    true,
  ],
])("a service that %s", (_, fail, isMended) => {
  const IDS = ["about", "farm/a", "farm"];

  /** Commits with a fault at each call in turn. @returns by call, why it was refused, and whether it was committed */
  async function commits(isFaulty: (call: number, at: number) => boolean) {
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
        expect(cause).toEqual(refuses("store/io"));
        return (cause as StoreError).message;
      }
    };
    await commitAll("first");
    await commitAll("0");
    const last = calls;
    expect(last).toBeGreaterThan(2 * IDS.length);

    const outcomes: { refusal: string; isCommitted: boolean }[] = [];
    let before = "0";
    for (at = 1; at <= last; at += 1) {
      const refusal = await commitAll(String(at));
      const headlines = await headlinesOf(openBlobStore({ store: client() }));
      const title = headlines.about ?? "";
      expect(headlines).toEqual(Object.fromEntries(IDS.map((id) => [id, title])));
      expect([before, String(at)]).toContain(title);
      outcomes.push({ refusal, isCommitted: title !== before });
      before = title;
    }
    return outcomes;
  }

  test("at one call leaves the old content and a refusal, or the new", async () => {
    const outcomes = await commits((call, at) => call === at);
    for (const { refusal, isCommitted } of outcomes) expect(isCommitted).toBe(refusal === "" || isUnsure(refusal));
    // The client asks again where that can help.
    expect(outcomes.every(({ refusal }) => refusal === "")).toBe(isMended);
  });

  test("from any call on leaves the old content and a refusal, or the new, or does not know", async () => {
    const outcomes = await commits((call, at) => call >= at);
    for (const { refusal, isCommitted } of outcomes) {
      expect(refusal).toMatch(/^(?:Netlify Blobs could not be|It is not known)/);
      if (!isUnsure(refusal)) expect(isCommitted).toBe(false);
    }
    expect(new Set(outcomes.map(({ isCommitted }) => isCommitted))).toEqual(new Set([true, false]));
  });
});

function isUnsure(refusal: string): boolean {
  return refusal.startsWith("It is not known");
}
