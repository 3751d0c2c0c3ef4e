import { getStore } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { faultInstants } from "#tests/support/fault-instants.ts";
import { isFullRun } from "#tests/support/full-run.ts";
import { BlobService, type InjectFault } from "#tests/support/outbox/blob-service.ts";
import { describeOutbox, mustAcquire, type OpenOutbox } from "#tests/support/outbox/outbox-contract.ts";
import { LONGEST_LEASE_MS, OutboxLifecycle } from "#tests/support/outbox/outbox-lifecycle.ts";
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { OUTBOX_STATE, OutboxError } from "../outbox.ts";
import { openBlobOutbox } from "./blob-outbox.ts";

/** Starts the local server of @netlify/blobs. */
async function startLocalServer(): Promise<OpenOutbox> {
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
    fetch: createSequentialFetch(),
  });
  return async () => openBlobOutbox({ store });
}

/**
 * Returns a fetch that sends one request at a time. The local server needs it, unlike the service: it checks a condition
 * and writes in two steps, and its ETags are times in milliseconds.
 */
function createSequentialFetch(): typeof fetch {
  let last: Promise<unknown> = Promise.resolve();
  return (...request) => {
    const response = last.then(async () => {
      if (request[1]?.method === "put") await new Promise((resolve) => setTimeout(resolve, 2));
      return fetch(...request);
    });
    last = response.catch(() => undefined);
    return response;
  };
}

// The fake service has the same contract, and the tests of the bundled functions use the local server too.
if (isFullRun) describeOutbox("outbox in Netlify Blobs on the local server", startLocalServer);

describeOutbox("outbox in Netlify Blobs on the fake service", async () => {
  const service = new BlobService();
  return async () => openBlobOutbox({ store: service.createStore() });
});

describe("listDeliverable", () => {
  test("reads only pending entries, and each of them once", async () => {
    const service = new BlobService();
    const outbox = openBlobOutbox({ store: service.createStore() });
    for (const n of [1, 2, 3]) await outbox.enqueue(sampleEntry(n));
    await outbox.enqueue(sampleEntry(4), { state: OUTBOX_STATE.quarantined });
    await (await mustAcquire(outbox, sampleId(1))).complete("sent", sampleEntry(1));
    await (await mustAcquire(outbox, sampleId(2))).complete("failed", sampleEntry(2));
    const calls: string[][] = [];
    for (const _ of [1, 2]) {
      service.calls.length = 0;
      expect(await outbox.listDeliverable()).toHaveLength(1);
      calls.push([...service.calls]);
    }
    expect(calls).toEqual([["get ?prefix=new/", `get new/${sampleId(3)}/0`], ["get ?prefix=new/"]]);
  });

  test("skips objects that are not valid entries", async () => {
    const service = new BlobService();
    const store = service.createStore();
    const outbox = openBlobOutbox({ store });
    await store.set(`new/${sampleId(1)}/0`, "{");
    await store.setJSON(`new/${sampleId(2)}/0`, { entry: { id: sampleId(2) } });
    await store.set("new/readme", "Ours.");
    await outbox.enqueue(sampleEntry(3));
    expect(await outbox.listDeliverable()).toHaveLength(1);
    expect(await outbox.acquire(sampleId(1), 1)).toBeUndefined();
    expect(await outbox.list("new")).toEqual([sampleEntry(3)]);
  });
});

describe("two objects of one entry", () => {
  const pairs: [stale: string, latest: string, state: "new" | "sent" | "failed"][] = [
    [`new/${sampleId(1)}/0`, `sent/${sampleId(1)}/0`, "sent"],
    [`new/${sampleId(1)}/0`, `failed/${sampleId(1)}/0`, "failed"],
    [`failed/${sampleId(1)}/0`, `sent/${sampleId(1)}/0`, "sent"],
    [`held/${sampleId(1)}/0`, `new/${sampleId(1)}/1`, "new"],
    [`failed/${sampleId(1)}/9`, `new/${sampleId(1)}/10`, "new"],
    [`sent/${sampleId(1)}/0`, `new/${sampleId(1)}/1`, "new"],
  ];

  test.each(pairs)("%s is stale and %s counts", async (stale, latest, state) => {
    const service = new BlobService();
    const store = service.createStore();
    await store.setJSON(stale, { entry: sampleEntry(1) });
    await store.setJSON(latest, { entry: sampleEntry(1, { attempts: 4 }) });
    const outbox = openBlobOutbox({ store });
    expect(await outbox.find(sampleId(1))).toEqual({ state, entry: sampleEntry(1, { attempts: 4 }) });
    expect(await outbox.counts()).toEqual({ new: 0, sent: 0, failed: 0, held: 0, [state]: 1 });
    expect((await outbox.enqueue(sampleEntry(1))).entry).toEqual(sampleEntry(1, { attempts: 4 }));
    const lease = await outbox.acquire(sampleId(1), 1);
    expect(lease?.entry.attempts).toBe(state === "new" ? 4 : undefined);
    expect((await store.list()).blobs.map(({ key }) => key)).toEqual([latest]);
  });
});

describe("service that fails", () => {
  async function runLifecycle(injectFault: InjectFault) {
    const service = new BlobService();
    const outbox = openBlobOutbox({ store: service.createStore() });
    service.injectFault = injectFault;
    const lifecycle = new OutboxLifecycle();
    await lifecycle.run(outbox);
    service.injectFault = () => undefined;
    const callCount = service.calls.length;
    /** Verifies the outbox through this instance and a new one. */
    async function verify(): Promise<void> {
      await lifecycle.deliverAllAndVerify(outbox, openBlobOutbox({ store: service.createStore() }));
      lifecycle.verifyDeliveredOnce();
    }
    return { callCount, outbox, lifecycle, verify };
  }

  /** Returns the number of calls that the lifecycle makes without faults. */
  async function countCalls(): Promise<number> {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { callCount, lifecycle, verify } = await runLifecycle(() => undefined);
    expect(lifecycle.errors).toEqual([]);
    await verify();
    return callCount;
  }

  test.each([
    ["network down", 0],
    ["server error", 1],
    ["response lost", 2],
  ] as const)("loses nothing if “%s” begins at any call", async (fault, offset) => {
    let rejectedCount = 0;
    for (const first of faultInstants(await countCalls(), offset)) {
      const { outbox, lifecycle, verify } = await runLifecycle((call) => (call >= first ? fault : undefined));
      for (const cause of lifecycle.errors.slice(0, 1)) expect(cause).toBeInstanceOf(OutboxError);
      rejectedCount += lifecycle.rejected.size;
      await lifecycle.repeatFailedLeaseEnds();
      vi.setSystemTime(Date.now() + LONGEST_LEASE_MS);
      await lifecycle.enqueue(outbox, lifecycle.rejected);
      await verify();
    }
    expect(rejectedCount).toBeGreaterThan(0);
  });

  test("stores nothing twice if the response to any one call is lost", { timeout: 120_000 }, async () => {
    for (const faulty of faultInstants(await countCalls())) {
      const { lifecycle, verify } = await runLifecycle((call) => (call === faulty ? "response lost" : undefined));
      vi.setSystemTime(Date.now() + LONGEST_LEASE_MS);
      await lifecycle.repeatFailedLeaseEnds();
      await verify();
      expect(lifecycle.accepted.size).toBe(7);
    }
  });

  test("rejects with an OutboxError and stores nothing", async () => {
    const service = new BlobService();
    const outbox = openBlobOutbox({ store: service.createStore() });
    service.injectFault = () => "server error";
    await expect(outbox.enqueue(sampleEntry(1))).rejects.toThrow(OutboxError);
    // Reads succeed and writes fail.
    service.injectFault = (call) => (service.calls[call - 1]?.startsWith("put") ? "server error" : undefined);
    await expect(outbox.enqueue(sampleEntry(1))).rejects.toThrow(OutboxError);
    await expect(outbox.healthCheck()).rejects.toThrow(OutboxError);
    service.injectFault = () => undefined;
    expect(await outbox.counts()).toMatchObject({ new: 0 });
    await outbox.healthCheck();
  });
});
