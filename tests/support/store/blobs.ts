/** Netlify Blobs for tests: the real client, and the server that Netlify's own command line has. */
import { join } from "node:path";
import { getStore, type Store } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";

/** What becomes of a request; `send` is how it goes. */
export type Intercept = (send: () => Promise<Response>, request: { method: string; path: string }) => Promise<Response>;

/** Clients of one store that is empty at first. */
export async function testBlobs(): Promise<{ client(around?: Intercept): Store }> {
  const token = "test";
  const server = new BlobsServer({ directory: join(temporaryFolder(), "blobs"), token });
  const { address } = await server.start();
  onTestFinished(async () => {
    await server.stop();
  });
  // The server looks whether an object is there, and then writes it; the service does that at once.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (send: () => Promise<Response>) => {
    const sent = turn.then(send);
    turn = sent.catch(() => undefined);
    return sent;
  };
  return {
    client(around = (send) => send()) {
      const send: typeof fetch = (url, init) => {
        const request = { method: init?.method ?? "get", path: new URL(String(url)).pathname };
        return around(() => inTurn(() => fetch(url, init)), request);
      };
      return getStore({
        name: "content",
        consistency: "strong",
        siteID: "site",
        token,
        edgeURL: address,
        uncachedEdgeURL: address,
        fetch: send,
      });
    },
  };
}
