import { isSite } from "#content/documents/validate.ts";
import { type FactReach, findReach } from "#content/facts/fact-reach.ts";
import { collectFacts, type Facts } from "#content/facts/facts.ts";
import { planImport } from "#content/importer/import-content.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import { PASTED } from "#content/importer/plan/import-options.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { type DocumentChange, readContents } from "#content/store/content-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { type DocumentId, FIXED_PAGES, SITE } from "#schemas/page-ids.ts";
import { groupBy } from "#schemas/values/group-by.ts";
import { adminWords } from "../findings/admin-words.ts";
import { describeResult } from "../findings/describe-findings.ts";
import {
  type CheckOptions,
  type ContentAfter,
  type DocumentPatches,
  LARGE_TEXT_LENGTH,
  type PageCalls,
} from "./check-protocol.ts";
import type { Completion, Description } from "./complete.ts";
import { completeReference, describeFactReference } from "./complete-references.ts";
import { FetchedState, StoreChangedError } from "./fetched-state.ts";
import { createFixPatch } from "./fix-input.ts";
import { inspectText, tidyJson } from "./json-text.ts";

/** A check starts over when the store changes while it runs, up to this number of attempts. */
const MAX_ATTEMPTS = 3;

/** The pages to complete without the site: the same list each time, because another one is prepared again. */
const PAGES_OF_EVERY_SITE = [...FIXED_PAGES];

/** The functions that the worker offers to the page. A check gives the same result as a dry run of the API. */
export class Checker {
  readonly #page: PageCalls;
  #storeVersion: number | undefined;
  #state: FetchedState;
  #changes: readonly DocumentChange[] = [];
  #missingPhotos = "";
  #diagnostics: readonly Diagnostic[] = [];

  readonly inspect = inspectText;
  readonly tidy = tidyJson;

  /** @param page reads the stored documents and shows the progress */
  constructor(page: PageCalls) {
    this.#page = page;
    this.#state = new FetchedState(page);
  }

  /** Plans the import of a text. Fails if the documents cannot be read. */
  async check(text: string, options: CheckOptions): Promise<ImportResult> {
    if (options.storeVersion !== this.#storeVersion) this.#state = new FetchedState(this.#page);
    this.#storeVersion = options.storeVersion;
    const onProgress = text.length < LARGE_TEXT_LENGTH ? undefined : this.#page.showProgress;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { result, changes } = await planText(text, options, this.#state, onProgress);
        const missing = listMissingPhotos(result);
        const mayBeNew = missing !== "[]" && missing !== this.#missingPhotos;
        this.#missingPhotos = missing;
        if (mayBeNew) {
          // A photo can be added while the store stays at its revision.
          this.#state = new FetchedState(this.#page);
          continue;
        }
        this.#changes = changes;
        this.#diagnostics = result.diagnostics;
        const words = adminWords(options.isForm && result.diagnostics.length > 0 ? await this.#readFacts() : undefined);
        return await addRevision(describeResult(result, words), this.#state);
      } catch (cause) {
        if (!(cause instanceof StoreChangedError) || attempt === MAX_ATTEMPTS) throw cause;
        this.#state = new FetchedState(this.#page);
      }
    }
  }

  /** Returns those of the given pages that the import changes. */
  contentAfter(pages: readonly DocumentId[]): ContentAfter {
    const changes = this.#changes.filter(({ page }) => pages.includes(page));
    return Object.fromEntries(changes.map(({ page, after }) => [page, after]));
  }

  /** Returns where the site settings appear that the import changes. */
  async reach(): Promise<FactReach[]> {
    const { before, after } = this.#changes.find(({ page }) => page === SITE) ?? {};
    if (!before || !after || !isSite(before) || !isSite(after)) return [];
    const pages = await (await this.#state.site()).source.pages();
    return findReach(before, after, pages, await readContents(this.#state, pages));
  }

  /** Returns the corrections of the pages that would keep the former value of a fact that the import changes. */
  async outdatedPages(): Promise<DocumentPatches> {
    const found = this.#diagnostics.flatMap(({ code, page = SITE, pointer, fix }) => {
      if (code !== "fact/outdated" || page === SITE || pointer === undefined || !fix || !("value" in fix)) return [];
      return { page, pointer: pointer.replace(/^\/content/, ""), value: fix.value };
    });
    const fixes = groupBy(found, ({ page }) => page);
    const documents = await this.#state.read([...fixes.keys()]);
    const patches = [...documents].map(([id, { content }]) => [id, createFixPatch(content, fixes.get(id) ?? [])]);
    return { revisionId: this.#state.latest?.revisionId ?? "", patches: Object.fromEntries(patches) };
  }

  async complete(text: string, offset: number): Promise<Completion[]> {
    const references = await completeReference(text, offset, () => this.#readFacts());
    return references ?? (await import("./complete.ts")).complete(text, offset, await this.#readPages());
  }

  async describe(text: string, offset: number): Promise<Description | undefined> {
    const reference = await describeFactReference(text, offset, () => this.#readFacts());
    return reference ?? (await import("./complete.ts")).describe(text, offset, await this.#readPages());
  }

  /** Returns the pages of the site, or without them those of every site. */
  async #readPages(): Promise<readonly DocumentId[]> {
    const site = await this.#state.site().catch(() => undefined);
    return site?.pages ?? PAGES_OF_EVERY_SITE;
  }

  async #readFacts(): Promise<Facts> {
    const site = (await this.#state.read([SITE])).get(SITE)?.content;
    return site !== undefined && isSite(site) ? collectFacts(site) : new Map();
  }
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
  return planImport([{ raw, file: PASTED }], options, state, {
    readPages: async () => (await state.site()).pages,
    readSite: () => state.site(),
  });
}
