/** Netlify Blobs as far as the outbox goes, without a network, and with what can go wrong on it. */
import { createHash } from "node:crypto";
import { getStore, type Store } from "@netlify/blobs";

/** What becomes of a request: it reaches the service and is answered, unless this says otherwise. */
export type Fault = (call: number) => "no network" | "out of order" | "answer is lost" | undefined;

/** How many objects a page of a listing has. */
const PAGE = 2;

const BASE = "https://blobs.example/test/site:outbox/";

export class BlobService {
  /** Method and path of each request. */
  readonly calls: string[] = [];
  fault: Fault = () => undefined;
  readonly #objects = new Map<string, string>();

  store(): Store {
    return getStore({
      name: "outbox",
      consistency: "strong",
      siteID: "test",
      token: "secret",
      edgeURL: BASE,
      uncachedEdgeURL: BASE,
      fetch: async (input, init) => {
        const path = decodeURIComponent(String(input).replace(BASE, "").replace(BASE.slice(0, -1), ""));
        this.calls.push(`${init?.method} ${path}`);
        const fault = this.fault(this.calls.length);
        if (fault === "no network") throw new TypeError("fetch failed");
        if (fault === "out of order") return new Response(null, { status: 500 });
        const response = this.#answer(path, init ?? {});
        if (fault === "answer is lost") throw new TypeError("fetch failed");
        return response;
      },
    });
  }

  #answer(path: string, { method, headers, body }: RequestInit): Response {
    if (path === "" || path.startsWith("?")) return this.#list(new URLSearchParams(path));
    const found = this.#objects.get(path);
    if (method === "put") {
      const asked = new Headers(headers);
      const match = asked.get("if-match");
      const mayWrite = match === null || (found !== undefined && match === etagOf(found));
      if (!mayWrite || (asked.get("if-none-match") === "*" && found !== undefined)) {
        return new Response(null, { status: 412 });
      }
      this.#objects.set(path, String(body));
      return new Response(null, { headers: { etag: etagOf(String(body)) } });
    }
    if (method === "delete") {
      this.#objects.delete(path);
      return new Response(null, { status: 204 });
    }
    if (found === undefined) return new Response(null, { status: 404 });
    return new Response(found, { headers: { etag: etagOf(found) } });
  }

  #list(searchParams: URLSearchParams): Response {
    const cursor = searchParams.get("cursor") ?? "";
    const keys = [...this.#objects.keys()].filter((key) => key.startsWith(searchParams.get("prefix") ?? "")).sort();
    const page = keys.filter((key) => key > cursor).slice(0, PAGE);
    const hasMore = page.length > 0 && page.at(-1) !== keys.at(-1);
    return Response.json({
      blobs: page.map((key) => ({ key, etag: etagOf(this.#objects.get(key) ?? "") })),
      ...(hasMore && { next_cursor: page.at(-1) }),
    });
  }
}

/** Of what an object holds, as the service has it. */
function etagOf(text: string): string {
  return `"${createHash("md5").update(text).digest("hex")}"`;
}
