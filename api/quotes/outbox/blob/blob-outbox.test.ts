import { getStore } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { BlobService, type Fault } from "#tests/support/outbox/blob-service.ts";
import { describeOutbox, mustClaim, type Opener } from "#tests/support/outbox/outbox-contract.ts";
import { LIFE_LEASE_MS, Life } from "#tests/support/outbox/outbox-lifecycle.ts";
import { entryOf, idOf } from "#tests/support/outbox/sample-entries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { OutboxError } from "../outbox.ts";
import { openBlobOutbox } from "./blob-outbox.ts";

/** Opens an outbox on a server of its own, which answers one request after the other. */
async function localServer(): Promise<Opener> {
  const server = new BlobsServer({ directory: temporaryFolder(), token: "secret" });
  const { port } = await server.start();
  onTestFinished(async () => {
    await server.stop();
  });
  const url = `http://127.0.0.1:${port}`;
  const store = getStore({
    name: "outbox",
    consistency: "strong",
    siteID: "test",
    token: "secret",
    edgeURL: url,
    uncachedEdgeURL: url,
    fetch: oneByOne(),
  });
  return async () => openBlobOutbox({ store });
}

/**
 * The service looks at a condition and writes in one step. The local server takes two, and its ETags are times in
 * milliseconds.
 */
function oneByOne(): typeof fetch {
  let last: Promise<unknown> = Promise.resolve();
  return (...request) => {
    const response = last.then(async () => {
      if (request[1]?.method === "put") await new Promise((tick) => setTimeout(tick, 2));
      return fetch(...request);
    });
    last = response.catch(() => undefined);
    return response;
  };
}

describeOutbox("in Netlify Blobs, on the local server", localServer);

describeOutbox("in Netlify Blobs", async () => {
  const service = new BlobService();
  return async () => openBlobOutbox({ store: service.store() });
});

describe("looking for what waits", () => {
  test("reads nothing of what is over, and nothing twice", async () => {
    const service = new BlobService();
    const outbox = openBlobOutbox({ store: service.store() });
    for (const n of [1, 2, 3, 4]) await outbox.enqueue(entryOf(n), n === 4 ? "held" : "new");
    await (await mustClaim(outbox, idOf(1))).finish("sent", entryOf(1));
    await (await mustClaim(outbox, idOf(2))).finish("failed", entryOf(2));
    const reads: string[][] = [];
    for (const _ of [1, 2]) {
      service.calls.length = 0;
      expect(await outbox.waiting()).toHaveLength(1);
      reads.push([...service.calls]);
    }
    expect(reads).toEqual([["get ?prefix=new/", `get new/${idOf(3)}/0`], ["get ?prefix=new/"]]);
  });

  test("passes over what is no entry", async () => {
    const service = new BlobService();
    const store = service.store();
    const outbox = openBlobOutbox({ store });
    await store.set(`new/${idOf(1)}/0`, "{");
    await store.setJSON(`new/${idOf(2)}/0`, { entry: { id: idOf(2) } });
    await store.set("new/readme", "Ours.");
    await outbox.enqueue(entryOf(3));
    expect(await outbox.waiting()).toHaveLength(1);
    expect(await outbox.claim(idOf(1), 1)).toBeUndefined();
    expect(await outbox.list("new")).toEqual([entryOf(3)]);
  });
});

describe("of two copies of an entry the one that is further on stays", () => {
  const copies: [first: string, then: string, state: "new" | "sent" | "failed"][] = [
    [`new/${idOf(1)}/0`, `sent/${idOf(1)}/0`, "sent"],
    [`new/${idOf(1)}/0`, `failed/${idOf(1)}/0`, "failed"],
    [`failed/${idOf(1)}/0`, `sent/${idOf(1)}/0`, "sent"],
    [`held/${idOf(1)}/0`, `new/${idOf(1)}/1`, "new"],
    [`failed/${idOf(1)}/9`, `new/${idOf(1)}/10`, "new"],
    [`sent/${idOf(1)}/0`, `new/${idOf(1)}/1`, "new"],
  ];

  test.each(copies)("of %s and %s", async (first, then, state) => {
    const service = new BlobService();
    const store = service.store();
    await store.setJSON(first, { entry: entryOf(1) });
    await store.setJSON(then, { entry: entryOf(1, { attempts: 4 }) });
    const outbox = openBlobOutbox({ store });
    expect(await outbox.find(idOf(1))).toEqual({ state, entry: entryOf(1, { attempts: 4 }) });
    expect(await outbox.counts()).toEqual({ new: 0, sent: 0, failed: 0, held: 0, [state]: 1 });
    expect(await outbox.enqueue(entryOf(1))).toEqual(entryOf(1, { attempts: 4 }));
    const claim = await outbox.claim(idOf(1), 1);
    expect(claim?.entry.attempts).toBe(state === "new" ? 4 : undefined);
    expect((await store.list()).blobs.map(({ key }) => key)).toEqual([then]);
  });
});

describe("a service that fails", () => {
  async function liveOn(fault: Fault) {
    const service = new BlobService();
    const outbox = openBlobOutbox({ store: service.store() });
    service.fault = fault;
    const life = new Life();
    await life.live(outbox);
    service.fault = () => undefined;
    return { service, outbox, life };
  }

  async function callsOfALife(): Promise<number> {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { service, outbox, life } = await liveOn(() => undefined);
    expect(life.errors).toEqual([]);
    await life.settle(outbox, openBlobOutbox({ store: service.store() }));
    expect([...life.delivered.values()]).toEqual([1, 1, 1, 1, 1, 1]);
    return service.calls.length;
  }

  // A life takes a hundred requests: each fault begins at another third of them.
  const faults: [fault: ReturnType<Fault>, offset: number][] = [
    ["no network", 0],
    ["out of order", 1],
    ["answer is lost", 2],
  ];

  test.each(faults)("from any request on, “%s”, loses nothing", async (fault, offset) => {
    let refusals = 0;
    for (let from = (await callsOfALife()) - offset; from > 0; from -= faults.length) {
      const { service, outbox, life } = await liveOn((call) => (call >= from ? fault : undefined));
      for (const cause of life.errors.slice(0, 1)) expect(cause).toBeInstanceOf(OutboxError);
      refusals += life.refused.size;
      await life.makeGood();
      vi.setSystemTime(Date.now() + LIFE_LEASE_MS);
      await life.enqueue(outbox, life.refused);
      await life.settle(outbox, openBlobOutbox({ store: service.store() }));
      expect([...life.delivered.values()]).toEqual([1, 1, 1, 1, 1, 1]);
    }
    expect(refusals).toBeGreaterThan(0);
  });

  test("at any request, “answer is lost”, is asked again, and nothing is there twice", {
    timeout: 120_000,
  }, async () => {
    for (let at = await callsOfALife(); at > 0; at -= 1) {
      const { service, outbox, life } = await liveOn((call) => (call === at ? "answer is lost" : undefined));
      vi.setSystemTime(Date.now() + LIFE_LEASE_MS);
      await life.makeGood();
      await life.settle(outbox, openBlobOutbox({ store: service.store() }));
      expect([...life.delivered.values()]).toEqual([1, 1, 1, 1, 1, 1]);
      expect(life.kept.size).toBe(6);
    }
  });

  test("has kept nothing that it did not say so of", async () => {
    const service = new BlobService();
    const outbox = openBlobOutbox({ store: service.store() });
    service.fault = () => "out of order";
    await expect(outbox.enqueue(entryOf(1))).rejects.toThrow(OutboxError);
    // The reads work, the write does not.
    service.fault = (call) => (service.calls[call - 1]?.startsWith("put") ? "out of order" : undefined);
    await expect(outbox.enqueue(entryOf(1))).rejects.toThrow(OutboxError);
    await expect(outbox.probe()).rejects.toThrow(OutboxError);
    service.fault = () => undefined;
    expect(await outbox.counts()).toMatchObject({ new: 0 });
    await outbox.probe();
  });
});
