import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runImport } from "./run-import.ts";

const request = { text: '{ "HERO_TITLE": "T" }', query: { page: "home", message: "" } };
const result = { success: true, message: "Imported 1 page.", imported: [], diagnostics: [] };
const theirs = { revision: 8, by: "Bo", time: "2026-03-02T09:00:00.000Z", message: "", pages: ["home"] };

const answers: (() => Response)[] = [];
const calls: string[] = [];

function json(body: unknown, status = 200): () => Response {
  return () => Response.json(body, { status });
}

function noAnswer(): Response {
  throw new TypeError("Failed to fetch");
}

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers: Record<string, string> }) => {
    calls.push([url, headers["If-Match"]].filter(Boolean).join(" "));
    return answers.shift()?.();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  answers.length = calls.length = 0;
});

describe("runImport", () => {
  test("asks for the revision that was looked at", async () => {
    answers.push(json(result));
    expect(await runImport(request, 7)).toEqual({ kind: "imported", result });
    expect(calls).toEqual(['/api/admin/import?page=home "7"']);
  });

  test("reads the revision where none was looked at", async () => {
    answers.push(json({ revision: 0, revisions: [], hasMore: false }), json(result));
    await runImport(request, undefined);
    expect(calls).toEqual(["/api/admin/history", '/api/admin/import?page=home "0"']);
  });

  test.each([200, 422])("tells what the importer refused with %i", async (status) => {
    const refused = { ...result, success: false, message: "Nothing was imported: 1 error." };
    answers.push(json(refused, status));
    expect(await runImport(request, 7)).toEqual({ kind: "refused", result: refused });
  });

  test("tells what others did meanwhile", async () => {
    const conflict = { error: "The store is at revision 8.", code: "revision-conflict", revision: 8 };
    answers.push(json(conflict, 412), json({ revision: 8, revisions: [theirs], hasMore: false }));
    expect(await runImport(request, 7)).toEqual({ kind: "conflict", message: conflict.error, since: [theirs] });
    expect(calls[1]).toBe("/api/admin/history?after=7");
  });

  test("tells of a conflict also where the history cannot be read", async () => {
    answers.push(json({ error: "Moved on.", code: "revision-conflict" }, 412), noAnswer);
    expect(await runImport(request, 7)).toEqual({ kind: "conflict", message: "Moved on.", since: undefined });
  });

  test.each([
    ["the API's sentence", json({ error: "The disk is full.", code: "unavailable" }, 503), "The disk is full."],
    ["what came instead of one", () => new Response("Bad gateway", { status: 502 }), "502: Bad gateway"],
    ["the status", () => new Response("", { status: 500, statusText: "Oh no" }), "500: Oh no"],
    ["that there is none", json({ error: "", code: "internal" }, 500), "Failed to import content"],
  ])("fails with %s", async (_what, answer, message) => {
    answers.push(answer);
    expect(await runImport(request, 7)).toEqual({ kind: "failed", message, isUnsure: false });
  });

  test("is not sure where there was no answer", async () => {
    answers.push(noAnswer);
    expect(await runImport(request, 7)).toEqual({
      kind: "failed",
      message: "Failed to import content",
      isUnsure: true,
    });
  });

  test("is sure where it was not even sent", async () => {
    answers.push(noAnswer);
    expect(await runImport(request, undefined)).toMatchObject({ kind: "failed", isUnsure: false });
    expect(calls).toHaveLength(1);
  });
});
