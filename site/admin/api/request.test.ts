import { afterEach, expect, test, vi } from "vitest";
import { answer, api } from "./client.ts";
import { accepting, onProofWanted, sendRequestsFor } from "./request.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  onProofWanted(async () => false);
  sendRequestsFor(undefined);
});

/** Answers with an error until the user has confirmed who they are. */
function stubServer() {
  const server = { isProved: false, calls: [] as unknown[] };
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    server.calls.push([method, url, body]);
    if (server.isProved) return Response.json({ success: true });
    return Response.json({ error: "Enter your password.", code: "confirm-identity" }, { status: 403 });
  });
  return server;
}

const change = () => answer(api.accounts[":id"].$patch({ param: { id: "1" }, json: { name: "Ann" } }));

test("a request that needs a proof is sent again after it", async () => {
  const server = stubServer();
  onProofWanted(async () => {
    server.isProved = true;
    return true;
  });
  expect(await change()).toEqual({ success: true });
  expect(server.calls).toEqual(Array(2).fill(["PATCH", "/api/admin/accounts/1", '{"name":"Ann"}']));
});

test("a request that needs a proof fails if the user gives none", async () => {
  const server = stubServer();
  await expect(change()).rejects.toMatchObject({ code: "confirm-identity", userMessage: "Enter your password." });
  expect(server.calls).toHaveLength(1);
});

test("every request names the person of the panel, unless it names another one", async () => {
  const people: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
    people.push(new Headers(headers).get("X-Admin-Person"));
    return Response.json({});
  });
  await api.pages.$get();
  sendRequestsFor({ account: "", name: "Ann Lée" });
  await api.pages.$get();
  await api.session.$delete({}, { headers: { "X-Admin-Person": "bob" } });
  expect(people).toEqual([null, "Ann%20L%C3%A9e", "bob"]);
});

test("only an accepted error status is an answer", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ success: false }, { status: 422 }));
  const query = { query: {} };
  expect(await answer(api.import.$post(query, { fetch: accepting(422) }))).toEqual({ success: false });
  await expect(api.import.$post(query, { fetch: accepting(409) })).rejects.toMatchObject({ status: 422 });
});
