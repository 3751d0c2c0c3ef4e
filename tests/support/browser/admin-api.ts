/** The admin as the browser tests use it, with an API in the place of the server's: on a store in memory. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Locator, type Page, type Route } from "playwright/test";
import { importContent } from "#content/importer/import-content.ts";
import { toWireResult } from "#content/importer/result.ts";
import { readHistory } from "#content/revisions/read-history.ts";
import { StoreError } from "#content/store/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { inProject } from "../project.ts";
import { type MemoryStore, memoryStore } from "../store/memory-store.ts";

export const PASSWORD = "lantern oil";
export const NAME = "Ada Lindqvist";
export const CONFLICT = "Someone else has changed the content. Nothing was imported. Check the changes and try again.";

const CONTENT = inProject("content");
const STORED = ["home", "about", "farm", "personal/auto", "commercial/trucking"];

export interface AdminApi {
  store: MemoryStore;
  /** The imports that were asked for. */
  imports: { query: Record<string, string>; ifMatch: string | undefined; body: string }[];
  isSignedIn: boolean;
  /** Imports, as somebody else. */
  importElsewhere(input: JsonObject, by: string, message: string): Promise<unknown>;
}

/** Answers every call of the admin. What a test routes after this comes first. */
export async function answerAdmin(page: Page, { isSignedIn = true } = {}): Promise<AdminApi> {
  const store = memoryStore([...STORED.map((id) => [id, stored(`pages/${id}`)] as const), [SITE, stored("site")]]);
  const importAs = (raw: string, file: string, by: string, message: string, query: Record<string, string> = {}) =>
    importContent(
      [{ raw, file }],
      {
        page: query.page,
        mayCreate: query.create !== undefined,
        isPartial: query.partial !== undefined,
        ifRevision: query.revision === undefined ? undefined : Number(query.revision),
      },
      store,
      { by, message, sha256: "" },
    );
  const api: AdminApi = {
    store,
    imports: [],
    isSignedIn,
    importElsewhere: (input, by, message) => importAs(JSON.stringify(input), "elsewhere.json", by, message),
  };

  const answers: Record<string, (route: Route, query: Record<string, string>) => Promise<void>> = {
    async "GET session"(route) {
      await route.fulfill({ json: { name: NAME, expiresAt: "2026-03-02T17:00:00.000Z" } });
    },
    async "POST session"(route) {
      const { name, password } = route.request().postDataJSON();
      if (password !== PASSWORD)
        return refuse(route, 401, "wrong-password", "The password is wrong. Please try again.");
      api.isSignedIn = true;
      await route.fulfill({ json: { name, expiresAt: "2026-03-02T17:00:00.000Z" } });
    },
    async "DELETE session"(route) {
      api.isSignedIn = false;
      await route.fulfill({ json: { success: true } });
    },
    async "POST import"(route, query) {
      const request = route.request();
      const [ifMatch, body] = [request.headers()["if-match"], request.postData() ?? ""];
      api.imports.push({ query, ifMatch, body });
      const revision = ifMatch?.replaceAll('"', "");
      try {
        const asked = { ...query, ...(revision !== undefined && { revision }) };
        const result = await importAs(body, query.source ?? "", NAME, query.message ?? "", asked);
        const answer = toWireResult(result);
        if (result.success) await route.fulfill({ json: answer });
        else await route.fulfill({ status: 422, json: { ...answer, error: result.message, code: "import-failed" } });
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        await refuse(route, 412, "revision-conflict", CONFLICT);
      }
    },
    async "POST documents"(route) {
      const { ids }: { ids: DocumentId[] } = route.request().postDataJSON();
      const answer = await store.withSnapshot(async ({ revision, read }) => ({
        revision,
        documents: Object.fromEntries(await read(ids)),
      }));
      await route.fulfill({ json: answer });
    },
    async "POST preview"(route) {
      await route.fulfill({ json: { html: "<!doctype html><title>Preview</title><h1>Preview</h1>" } });
    },
    async "GET history"(route, query) {
      const after = query.after === undefined ? {} : { after: Number(query.after) };
      await route.fulfill({ json: { revision: store.history().length, ...(await readHistory(store, after)) } });
    },
  };

  await page.route("**/api/admin/**", async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const call = `${route.request().method()} ${pathname.split("/").at(3)}`;
    if (!api.isSignedIn && call !== "POST session")
      return refuse(route, 401, "signed-out", "You are signed out. Please sign in.");
    const answer = answers[call];
    if (answer === undefined)
      return refuse(route, 404, "not-found", "There is nothing at this address. Check the URL.");
    await answer(route, Object.fromEntries(searchParams));
  });
  return api;
}

function stored(name: string): JsonObject {
  return JSON.parse(readFileSync(resolve(CONTENT, `${name}.json`), "utf8")).content;
}

/** Answers with the API's no. */
export function refuse(
  route: Route,
  status: number,
  code: string,
  error: string,
  headers: Record<string, string> = {},
): Promise<void> {
  return route.fulfill({ status, headers, json: { error, code } });
}

export interface AdminPage {
  editor: Locator;
  /** Starts an import. */
  button: Locator;
  /** What the import would do, in a line. */
  summary: Locator;
  /** What came of an import, by its heading. */
  outcome(title: string): Locator;
  toast: Locator;
  dialog: Locator;
  /** Puts this into the editor in place of what is in it, and waits until it is checked. */
  enter(text: string): Promise<void>;
  /** What is in the editor. */
  text(): Promise<string>;
}

export function adminPage(page: Page): AdminPage {
  const editor = page.getByRole("textbox", { name: "JSON Content" });
  const summary = page.locator(".check-summary");
  return {
    editor,
    button: page.getByRole("button", { name: /^Import/ }),
    summary,
    outcome: (title) => page.getByRole("region", { name: title }),
    toast: page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem"),
    dialog: page.getByRole("dialog"),
    async enter(text) {
      await editor.fill(text);
      await expect(summary).toHaveText(/^(?:Would|Nothing)/);
    },
    text: () =>
      editor.evaluate((element) => {
        if (element instanceof HTMLTextAreaElement) return element.value;
        return [...element.querySelectorAll(".cm-line")].map((line) => line.textContent).join("\n");
      }),
  };
}

/** Opens the panel, signed in. */
export async function openPanel(page: Page): Promise<AdminPage> {
  await page.goto("/admin");
  await expect(page.locator(".content-editor")).toHaveAttribute("aria-busy", "false");
  return adminPage(page);
}
