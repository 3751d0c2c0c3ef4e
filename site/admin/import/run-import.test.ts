import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runImport } from "./run-import.ts";

const request = { text: '{ "HERO_TITLE": "T" }', query: { page: "home", message: "" } };
const result = { success: true, message: "Imported 1 page.", imported: [], diagnostics: [] };
const colleaguesVersion = { revision: 8, by: "Bo", time: "2026-03-02T09:00:00.000Z", message: "", pages: ["home"] };
const conflicts = [{ page: "home", pointer: "/hero/title", base: "A", theirs: "B", yours: "C" }];

const responses: (() => Response)[] = [];
const calls: string[] = [];

function json(body: unknown, status = 200): () => Response {
  return () => Response.json(body, { status });
}

function noResponse(): Response {
  throw new TypeError("Failed to fetch");
}

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string, { headers }: RequestInit) => {
    calls.push([url, new Headers(headers).get("If-Match")].filter(Boolean).join(" "));
    return responses.shift()?.();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  responses.length = calls.length = 0;
});

describe("runImport", () => {
  test("sends the revision of the check as If-Match", async () => {
    responses.push(json(result));
    expect(await runImport(request, "7")).toEqual({ kind: "imported", result });
    expect(calls).toEqual(['/api/admin/import?page=home "7"']);
  });

  test("reads the newest revision if there was no check", async () => {
    responses.push(json({ revision: 0, revisionId: "0", revisions: [], hasMore: false }), json(result));
    await runImport(request, undefined);
    expect(calls).toEqual(["/api/admin/history", '/api/admin/import?page=home "0"']);
  });

  test.each([200, 422])("returns what the importer rejected with status %i", async (status) => {
    const rejected = { ...result, success: false, message: "Nothing was imported: 1 error." };
    responses.push(json(rejected, status));
    expect(await runImport(request, "7")).toEqual({ kind: "rejected", result: rejected });
  });

  test("returns the versions of others after a conflict", async () => {
    const conflict = { error: "The store is at revision 8.", code: "revision-conflict", revision: 8, conflicts };
    responses.push(
      json(conflict, 412),
      json({ revision: 8, revisionId: "8", revisions: [colleaguesVersion], hasMore: false }),
    );
    expect(await runImport(request, "7")).toEqual({
      kind: "conflict",
      newVersions: [colleaguesVersion],
      conflicts,
      base: "7",
    });
    expect(calls[1]).toBe("/api/admin/history?after=7");
  });

  test("returns a conflict even if the history cannot be read", async () => {
    responses.push(json({ error: "Moved on.", code: "revision-conflict" }, 412), noResponse);
    expect(await runImport(request, "7")).toEqual({
      kind: "conflict",
      newVersions: undefined,
      conflicts: [],
      base: "7",
    });
  });

  test("returns the fields that others have changed too, and settles them on request", async () => {
    const conflict = { ...result, success: false, error: "The same fields.", code: "content-conflict", conflicts };
    responses.push(json(conflict, 412), json(result));
    const expected = { kind: "conflict", newVersions: [], conflicts, base: "6" };
    const { query, text } = { ...request, query: { ...request.query, base: "6" } };
    expect(await runImport({ text, query }, "7")).toEqual(expected);
    await runImport({ text, query: { ...query, prefer: "yours" } }, "7");
    expect(calls[1]).toBe('/api/admin/import?page=home&base=6&prefer=yours "7"');
  });

  test.each([
    ["the API's message", json({ error: "The disk is full.", code: "unavailable" }, 503), "The disk is full."],
    ["the status and body of another server", () => new Response("Bad gateway", { status: 502 }), "502: Bad gateway"],
    [
      "the status text of an empty response",
      () => new Response("", { status: 500, statusText: "Oh no" }),
      "500: Oh no",
    ],
    ["the default message", json({ error: "", code: "internal" }, 500), "Failed to import content"],
  ])("fails with %s", async (_, response, message) => {
    responses.push(response);
    expect(await runImport(request, "7")).toEqual({ kind: "failed", message, isUnsure: false });
  });

  test("is unsure without a response", async () => {
    responses.push(noResponse);
    expect(await runImport(request, "7")).toEqual({
      kind: "failed",
      message: "Failed to import content",
      isUnsure: true,
    });
  });

  test("is interrupted by the end of the session, and keeps the revision of the check", async () => {
    responses.push(json({ error: "You are signed out.", code: "signed-out" }, 401));
    expect(await runImport(request, "7")).toEqual({ kind: "interrupted", revisionId: "7" });
  });

  test("is sure if the import was not sent", async () => {
    responses.push(noResponse);
    expect(await runImport(request, undefined)).toMatchObject({ kind: "failed", isUnsure: false });
    expect(calls).toHaveLength(1);
  });
});
