import { planImport } from "#content/importer/import-content.ts";
import { PASTED } from "#content/importer/import-options.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import type { ImportResult } from "#content/importer/result.ts";
import type { DocumentChange } from "#content/store/content-store.ts";
import type { CheckOptions, PageCalls, WorkerCalls } from "./check-protocol.ts";
import { FetchedState, StateChanged } from "./fetched-state.ts";
import { isTokenOnly } from "./token-only.ts";

/** How often a check starts over because somebody has imported meanwhile. */
const MOST_STARTS = 3;

/** From as many UTF-16 units on, a check tells how far it is. */
const LARGE_TEXT = 256 * 1024;

/** Checks texts against the documents that the page reads for it, as an import of the API would. */
export function createChecker(page: PageCalls): WorkerCalls {
  let generation: number | undefined;
  let state: FetchedState;
  let changes: readonly DocumentChange[] = [];

  async function check(text: string, options: CheckOptions): Promise<ImportResult> {
    if (options.generation !== generation) state = new FetchedState(page.readDocuments);
    generation = options.generation;
    for (let start = 1; ; start += 1) {
      try {
        const planned = await planText(text, options, state, text.length < LARGE_TEXT ? undefined : page.showProgress);
        changes = planned.changes;
        return await withRevision(planned.result, state);
      } catch (cause) {
        if (!(cause instanceof StateChanged) || start === MOST_STARTS) throw cause;
        state = new FetchedState(page.readDocuments);
      }
    }
  }

  return {
    check,
    contentAfter: (pages) =>
      Object.fromEntries(changes.flatMap(({ page: id, after }) => (pages.includes(id) ? [[id, after]] : []))),
    complete: async (text, offset) => (await import("../completion/complete.ts")).complete(text, offset),
    describe: async (text, offset) => (await import("../completion/complete.ts")).describe(text, offset),
  };
}

/** What needed no document has a revision all the same, if there is an answer. */
async function withRevision(result: ImportResult, state: FetchedState): Promise<ImportResult> {
  await state.read([]).catch(() => undefined);
  return state.revision === undefined ? result : { ...result, revision: state.revision };
}

function planText(
  text: string,
  { page, mayCreate, isPartial }: CheckOptions,
  state: FetchedState,
  onProgress: PageCalls["showProgress"] | undefined,
): ReturnType<typeof planImport> {
  // The bytes that would be sent.
  const raw = new TextEncoder().encode(text);
  const options = { mayCreate, isPartial, limits: API_LIMITS, onProgress, ...(isTokenOnly(text) && { page }) };
  return planImport([{ raw, file: PASTED }], options, state);
}
