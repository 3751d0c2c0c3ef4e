/** The admin API for browser tests, mocked in the browser on a store in memory. */
import type { Page, Route } from "playwright/test";
import type { MergeSide } from "#content/documents/three-way-merge.ts";
import { importContent } from "#content/importer/import-content.ts";
import { readSiteToLint } from "#content/importer/plan/lint-plan.ts";
import { hasOpenConflict, toWireResult } from "#content/importer/plan/result.ts";
import { listPages } from "#content/revisions/list-pages.ts";
import { listRevisions } from "#content/revisions/read-history.ts";
import { StoreError } from "#content/store/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { REQUEST_FILTERS } from "#schemas/quotes/quote-inbox.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { readSampleDocument } from "../sample-agency.ts";
import { type MemoryStore, memoryStore } from "../store/memory-store.ts";

export const PASSWORD = "lantern oil";
export const NAME = "Ada Lindqvist";
export const EMAIL = "ada@example.com";
export const WRONG_PASSWORD = "The password is wrong. Please try again.";
const CONFLICT = "Someone else has changed the content. Nothing was imported. Check the changes and try again.";

const readLintContext = async () => ({ ...lintContext(new Date()), media: new Set<string>() });

const STORED_PAGES = ["home", "about", "farm", "personal/auto", "commercial/trucking"];

export interface AdminApiMock {
  store: MemoryStore;
  /** The import requests so far. */
  imports: { query: Record<string, string>; ifMatch: string | undefined; body: string }[];
  isSignedIn: boolean;
  /** True if users have accounts, and sign in with their email address. */
  hasAccounts: boolean;
  /** Imports as another user. */
  importElsewhere(input: JsonObject, by: string, message: string): Promise<unknown>;
}

/** Mocks every endpoint of the admin API. Routes that a test adds later take precedence. */
export async function mockAdminApi(page: Page, { isSignedIn = true, hasAccounts = false } = {}): Promise<AdminApiMock> {
  const store = memoryStore([
    ...STORED_PAGES.map((id) => [id, readSampleDocument(id)] as const),
    [SITE, readSampleDocument(SITE)],
  ]);
  const api: AdminApiMock = {
    store,
    imports: [],
    isSignedIn,
    hasAccounts,
    importElsewhere: (input, by, message) => importInto(store, JSON.stringify(input), { by, message }),
  };
  const handlers = { ...sessionHandlers(api), ...contentHandlers(api), ...quietHandlers(api) };

  await page.route("**/api/admin/**", async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const call = `${route.request().method()} ${pathname.split("/").at(3)}`;
    if (!api.isSignedIn && call !== "POST session") {
      const error = "You are signed out. Please sign in.";
      const signInWith = api.hasAccounts ? "email" : "name";
      if (call === "GET session") return route.fulfill({ json: { signedIn: false, signInWith } });
      return route.fulfill({ status: 401, json: { error, code: "signed-out", signInWith } });
    }
    const handle = handlers[call];
    if (handle === undefined)
      return respondWithError(route, 404, "not-found", "There is nothing at this address. Check the URL.");
    await handle(route, Object.fromEntries(searchParams));
  });
  return api;
}

/** Handlers by method and the first part of the path. */
type Handlers = Record<string, (route: Route, query: Record<string, string>) => Promise<void>>;

function sessionHandlers(api: AdminApiMock): Handlers {
  const expiresAt = "2026-03-02T17:00:00.000Z";
  const rights = { role: "owner", mayReadRequests: true };
  return {
    async "GET session"(route) {
      await route.fulfill({ json: { name: NAME, ...(api.hasAccounts && { email: EMAIL }), ...rights, expiresAt } });
    },
    async "POST session"(route) {
      const { name = NAME, email, password } = route.request().postDataJSON();
      if (password !== PASSWORD) return respondWithError(route, 401, "wrong-password", WRONG_PASSWORD);
      api.isSignedIn = true;
      await route.fulfill({ json: { name, email, ...rights, expiresAt } });
    },
    async "DELETE session"(route) {
      api.isSignedIn = false;
      await route.fulfill({ json: { success: true } });
    },
  };
}

function contentHandlers({ store, imports }: AdminApiMock): Handlers {
  return {
    async "POST import"(route, query) {
      const request = route.request();
      const [ifMatch, text] = [request.headers()["if-match"], request.postData() ?? ""];
      imports.push({ query, ifMatch, body: text });
      const { message = "", source: file = "" } = query;
      try {
        const result = await importInto(store, text, { by: NAME, message, file, query, ifMatch });
        const body = toWireResult(result);
        const [status, code] = hasOpenConflict(result) ? [412, "content-conflict"] : [422, "import-failed"];
        if (result.success) await route.fulfill({ json: body });
        else await route.fulfill({ status, json: { ...body, error: result.message, code } });
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        const sinceCheck = { base: ifMatch?.replaceAll('"', "") ?? "", ...query, dryRun: "1" };
        const { conflicts } = await importInto(store, text, { by: NAME, message, file, query: sinceCheck });
        await route.fulfill({ status: 412, json: { error: CONFLICT, code: "revision-conflict", conflicts } });
      }
    },
    async "POST documents"(route) {
      const { ids }: { ids: DocumentId[] } = route.request().postDataJSON();
      const snapshot = await store.withSnapshot(async ({ revision, id, read }) => ({
        revision,
        revisionId: id,
        documents: Object.fromEntries(await read(ids)),
      }));
      await route.fulfill({ json: snapshot });
    },
    async "GET site-index"(route) {
      const { context, source } = await readSiteToLint(readLintContext, store);
      const latest = await store.withSnapshot(async ({ revision, id }) => ({ revision, revisionId: id }));
      const index = await source.index();
      await route.fulfill({
        json: { ...latest, index, media: [], addresses: context.addresses, today: context.today },
      });
    },
    async "GET pages"(route) {
      const { source } = await readSiteToLint(readLintContext, store);
      const latest = await store.withSnapshot(async ({ revision, id }) => ({ revision, revisionId: id }));
      await route.fulfill({ json: { ...latest, ...(await listPages(store, await source.index())) } });
    },
    async "POST preview"(route) {
      await route.fulfill({ json: { html: "<!doctype html><title>Preview</title><h1>Preview</h1>" } });
    },
    async "GET history"(route, query) {
      const after = query.after === undefined ? {} : { after: Number(query.after) };
      const revision = store.history().length;
      const history = await listRevisions(store, after);
      await route.fulfill({ json: { revision, revisionId: String(revision), ...history } });
    },
  };
}

/** Handlers of what Home reads: a site without problems, and an inbox without requests. */
function quietHandlers({ store }: AdminApiMock): Handlers {
  const counts = Object.fromEntries(REQUEST_FILTERS.map((filter) => [filter, 0]));
  return {
    async "GET site-health"(route) {
      await route.fulfill({ json: { revisionId: await store.withSnapshot(async ({ id }) => id), findings: [] } });
    },
    async "GET readiness"(route) {
      await route.fulfill({ json: { status: "ok" } });
    },
    async "GET proposals"(route) {
      await route.fulfill({ json: { proposals: [], states: [] } });
    },
    async "GET quotes"(route) {
      await route.fulfill({ json: { requests: [], counts, months: [], kinds: [] } });
    },
  };
}

interface ImportIntoOptions {
  by: string;
  message: string;
  file?: string;
  query?: Record<string, string>;
  ifMatch?: string | undefined;
}

function importInto(
  store: MemoryStore,
  raw: string,
  { by, message, file = "elsewhere.json", query = {}, ifMatch }: ImportIntoOptions,
): ReturnType<typeof importContent> {
  const options = {
    page: query.page,
    base: query.base,
    prefer: query.prefer as MergeSide | undefined,
    isDryRun: query.dryRun !== undefined,
    mayCreate: query.create !== undefined,
    isPartial: query.partial !== undefined,
    readLintContext,
    ifRevision: ifMatch?.replaceAll('"', ""),
  };
  return importContent([{ raw, file }], options, store, { by, message, sha256: "" });
}

/** Responds with an error of the API. */
export function respondWithError(
  route: Route,
  status: number,
  code: string,
  error: string,
  headers: Record<string, string> = {},
): Promise<void> {
  return route.fulfill({ status, headers, json: { error, code } });
}
