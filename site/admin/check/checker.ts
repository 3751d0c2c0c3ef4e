import { isSite } from "#content/documents/validate.ts";
import { type FactReach, findReach } from "#content/facts/fact-reach.ts";
import { collectFacts, type Facts } from "#content/facts/facts.ts";
import { planImport } from "#content/importer/import-content.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import { PASTED } from "#content/importer/plan/import-options.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { DocumentChange } from "#content/store/content-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { completeReference, describeReference } from "../completion/complete-references.ts";
import { adminWords } from "../findings/admin-words.ts";
import { describeResult } from "../findings/describe-findings.ts";
import { createFixPatch, type FieldFix } from "../fixes/fix-input.ts";
import {
  type CheckOptions,
  type DocumentPatches,
  LARGE_TEXT_LENGTH,
  type PageCalls,
  type WorkerCalls,
} from "./check-protocol.ts";
import { withHtmlParser } from "./deferred-html-parser.ts";
import { FetchedState, StoreChangedError } from "./fetched-state.ts";
import { inspectText } from "./inspect-text.ts";
import { tidyJson } from "./tidy-json.ts";

/** A check starts over when the store changes while it runs, up to this number of attempts. */
const MAX_ATTEMPTS = 3;

/**
 * Creates the functions that the worker offers to the page. A check gives the same result as a dry run of the API.
 * @param page reads the stored documents and shows the progress
 */
export function createChecker(page: PageCalls): WorkerCalls {
  let storeVersion: number | undefined;
  let state = new FetchedState(page);
  let changes: readonly DocumentChange[] = [];
  let missingPhotos = "";
  let diagnostics: readonly Diagnostic[] = [];

  async function check(text: string, options: CheckOptions): Promise<ImportResult> {
    if (options.storeVersion !== storeVersion) state = new FetchedState(page);
    storeVersion = options.storeVersion;
    const onProgress = text.length < LARGE_TEXT_LENGTH ? undefined : page.showProgress;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const planned = await withHtmlParser(() => planText(text, options, state, onProgress));
        const missing = listMissingPhotos(planned.result);
        const mayBeNew = missing !== "[]" && missing !== missingPhotos;
        missingPhotos = missing;
        if (mayBeNew) {
          // A photo can be added while the store stays at its revision.
          state = new FetchedState(page);
          continue;
        }
        changes = planned.changes;
        diagnostics = planned.result.diagnostics;
        const words = adminWords(options.isForm && diagnostics.length > 0 ? await readFacts() : undefined);
        return await addRevision(describeResult(planned.result, words), state);
      } catch (cause) {
        if (!(cause instanceof StoreChangedError) || attempt === MAX_ATTEMPTS) throw cause;
        state = new FetchedState(page);
      }
    }
  }

  async function reach(): Promise<FactReach[]> {
    const { before, after } = changes.find(({ page: id }) => id === SITE) ?? {};
    if (!before || !after || !isSite(before) || !isSite(after)) return [];
    const pages = await (await state.site()).source.pages();
    const documents = [...(await state.read(pages))].map(([id, { content }]) => [id, content] as const);
    return findReach(before, after, pages, documents);
  }

  async function outdatedPages(): Promise<DocumentPatches> {
    const fixes = new Map<DocumentId, FieldFix[]>();
    for (const { code, page: id = SITE, pointer, fix } of diagnostics) {
      if (code !== "fact/outdated" || id === SITE || pointer === undefined || !fix || !("value" in fix)) continue;
      const field = { pointer: pointer.replace(/^\/content/, ""), value: fix.value };
      fixes.set(id, [...(fixes.get(id) ?? []), field]);
    }
    const documents = await state.read([...fixes.keys()]);
    const patches = [...documents].map(([id, { content }]) => [id, createFixPatch(content, fixes.get(id) ?? [])]);
    return { revisionId: state.latest?.revisionId ?? "", patches: Object.fromEntries(patches) };
  }

  async function readFacts(): Promise<Facts> {
    const site = (await state.read([SITE])).get(SITE)?.content;
    return site !== undefined && isSite(site) ? collectFacts(site) : new Map();
  }

  return {
    check,
    contentAfter: (pages) =>
      Object.fromEntries(changes.flatMap(({ page: id, after }) => (pages.includes(id) ? [[id, after]] : []))),
    reach,
    outdatedPages,
    complete: async (text, offset) =>
      (await completeReference(text, offset, readFacts)) ??
      (await import("../completion/complete.ts")).complete(text, offset),
    describe: async (text, offset) =>
      (await describeReference(text, offset, readFacts)) ??
      (await import("../completion/complete.ts")).describe(text, offset),
    inspect: inspectText,
    tidy: tidyJson,
    listPages: async () => (await state.site()).pages,
  };
}

function listMissingPhotos({ diagnostics }: ImportResult): string {
  return JSON.stringify(diagnostics.flatMap(({ code, params }) => (code === "media/missing" ? [params] : [])));
}

/** Adds the store's revision to a result, also to one that needed no document, unless the server does not respond. */
async function addRevision(result: ImportResult, state: FetchedState): Promise<ImportResult> {
  await state.read([]).catch(() => undefined);
  return { ...result, ...state.latest };
}

function planText(
  text: string,
  { page, mayCreate, isPartial }: CheckOptions,
  state: FetchedState,
  onProgress: PageCalls["showProgress"] | undefined,
): ReturnType<typeof planImport> {
  // The importer measures its size limit in bytes, as the API does.
  const raw = new TextEncoder().encode(text);
  const options = {
    mayCreate,
    isPartial,
    limits: API_LIMITS,
    onProgress,
    ...(inspectText(text).isTokenOnly && { page }),
  };
  return planImport([{ raw, file: PASTED }], options, state, () => state.site());
}
