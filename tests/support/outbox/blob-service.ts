/** Fake of Netlify Blobs: the operations that the outbox uses, without a network, and with faults on request. */
import { createHash } from "node:crypto";
import { getStore, type Store } from "@netlify/blobs";

/** Returns the fault of a call, by its number from 1, or undefined for a call that succeeds. */
export type InjectFault = (callNumber: number) => "network down" | "server error" | "response lost" | undefined;

/** Number of objects on one page of a listing. */
const PAGE_SIZE = 4;

const BASE_URL = "https://blobs.example/test/site:outbox/";

export class BlobService {
  /** Method and path of each call. */
  readonly calls: string[] = [];
  injectFault: InjectFault = () => undefined;
  readonly #objects = new Map<string, string>();

  createStore(): Store {
    return getStore({
      name: "outbox",
      consistency: "strong",
      siteID: "test",
      token: "secret",
      edgeURL: BASE_URL,
      uncachedEdgeURL: BASE_URL,
      fetch: async (input, init) => {
        const path = decodeURIComponent(String(input).replace(BASE_URL, "").replace(BASE_URL.slice(0, -1), ""));
        this.calls.push(`${init?.method} ${path}`);
        const fault = this.injectFault(this.calls.length);
        if (fault === "network down") throw new TypeError("fetch failed");
        if (fault === "server error") return new Response(null, { status: 500 });
        const response = this.#handle(path, init ?? {});
        if (fault === "response lost") throw new TypeError("fetch failed");
        return response;
      },
    });
  }

  #handle(path: string, { method, headers, body }: RequestInit): Response {
    if (path === "" || path.startsWith("?")) return this.#list(new URLSearchParams(path));
    const object = this.#objects.get(path);
    if (method === "put") {
      const condition = new Headers(headers);
      const ifMatch = condition.get("if-match");
      const isMatch = ifMatch === null || (object !== undefined && ifMatch === createEtag(object));
      if (!isMatch || (condition.get("if-none-match") === "*" && object !== undefined)) {
        return new Response(null, { status: 412 });
      }
      this.#objects.set(path, String(body));
      return new Response(null, { headers: { etag: createEtag(String(body)) } });
    }
    if (method === "delete") {
      this.#objects.delete(path);
      return new Response(null, { status: 204 });
    }
    if (object === undefined) return new Response(null, { status: 404 });
    return new Response(object, { headers: { etag: createEtag(object) } });
  }

  #list(searchParams: URLSearchParams): Response {
    const cursor = searchParams.get("cursor") ?? "";
    const keys = [...this.#objects.keys()].filter((key) => key.startsWith(searchParams.get("prefix") ?? "")).sort();
    const page = keys.filter((key) => key > cursor).slice(0, PAGE_SIZE);
    const hasMore = page.length > 0 && page.at(-1) !== keys.at(-1);
    return Response.json({
      blobs: page.map((key) => ({ key, etag: createEtag(this.#objects.get(key) ?? "") })),
      ...(hasMore && { next_cursor: page.at(-1) }),
    });
  }
}

/** Returns an ETag that depends only on the content, as the service does. */
function createEtag(text: string): string {
  return `"${createHash("md5").update(text).digest("hex")}"`;
}
