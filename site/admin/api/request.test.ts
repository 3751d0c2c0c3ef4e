import { afterEach, expect, test, vi } from "vitest";
import { onProofWanted, request } from "./request.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  onProofWanted(async () => false);
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

const remove = () => request("DELETE", "/api/admin/accounts/1", { body: { a: 1 } });

test("a request that needs a proof is sent again after it", async () => {
  const server = stubServer();
  onProofWanted(async () => {
    server.isProved = true;
    return true;
  });
  expect(await remove()).toEqual({ success: true });
  expect(server.calls).toEqual(Array(2).fill(["DELETE", "/api/admin/accounts/1", '{"a":1}']));
});

test("a request that needs a proof fails if the user gives none", async () => {
  const server = stubServer();
  await expect(remove()).rejects.toMatchObject({ code: "confirm-identity", userMessage: "Enter your password." });
  expect(server.calls).toHaveLength(1);
});
