import { getStore, type Store } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { openBlobOutbox } from "./blob-outbox.ts";
import { describeOutbox } from "./test-outbox-contract.ts";

/** A store on a server of its own, which answers one request after the other. */
async function testStore(): Promise<Store> {
  const server = new BlobsServer({ directory: temporaryFolder(), token: "secret" });
  const { port } = await server.start();
  onTestFinished(async () => {
    await server.stop();
  });
  const url = `http://127.0.0.1:${port}`;
  return getStore({
    name: "outbox",
    consistency: "strong",
    siteID: "test",
    token: "secret",
    edgeURL: url,
    uncachedEdgeURL: url,
    fetch: oneByOne(),
  });
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

describeOutbox("in Netlify Blobs", async () => {
  const store = await testStore();
  return async () => openBlobOutbox({ store });
});
