/** Netlify Blobs for tests: the real client with the local server of Netlify's command line. */
import { join } from "node:path";
import { getStore, type Store } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";

/** Intercepts a request of the client. Calling `send` sends it to the server. */
export type Intercept = (send: () => Promise<Response>, request: { method: string; path: string }) => Promise<Response>;

/** Credentials of a server, as Netlify passes them to functions. */
export interface BlobsContext {
  siteID: string;
  token: string;
  edgeURL: string;
  uncachedEdgeURL: string;
}

/** Starts a server without stores. */
export async function startBlobsServer(): Promise<BlobsContext> {
  const token = "test";
  const server = new BlobsServer({ directory: join(temporaryFolder(), "blobs"), token });
  const { address } = await server.start();
  onTestFinished(async () => {
    await server.stop();
  });
  return { siteID: "site", token, edgeURL: address, uncachedEdgeURL: address };
}

/** Returns the variable with which Netlify passes credentials to functions and builds. */
export function blobsEnvironment(context: object): { NETLIFY_BLOBS_CONTEXT: string } {
  return { NETLIFY_BLOBS_CONTEXT: btoa(JSON.stringify(context)) };
}

/** Starts a server with an empty store. Each client may intercept its own requests. */
export async function testBlobs(): Promise<{ client(intercept?: Intercept): Store }> {
  const context = await startBlobsServer();
  // The local server checks for an object and writes it in two steps, but the service does both atomically. Requests are
  // therefore sent one after the other.
  let lastRequest: Promise<unknown> = Promise.resolve();
  const sendInOrder = (send: () => Promise<Response>) => {
    const response = lastRequest.then(send);
    lastRequest = response.catch(() => undefined);
    return response;
  };
  return {
    client(intercept = (send) => send()) {
      const send: typeof fetch = (url, init) => {
        const request = { method: init?.method ?? "get", path: new URL(String(url)).pathname };
        return intercept(() => sendInOrder(() => fetch(url, init)), request);
      };
      return getStore({
        name: "content",
        consistency: "strong",
        ...context,
        fetch: send,
      });
    },
  };
}
