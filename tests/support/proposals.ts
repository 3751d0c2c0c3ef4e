/** Proposals for tests, whose plans run on the calling thread. */
import { createProposals } from "#api/proposals/proposals.ts";
import { planPatch } from "#content/revisions/patch.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { memoryDatabase } from "./database/office-databases.ts";

const APPROVER = { name: "Joe", role: "owner" as const };

export function openProposals(store: ContentStore, database = memoryDatabase(), now = Date.now) {
  const readContext = async () => ({ ...lintContext(new Date(now())), media: new Set<string>() });
  const plan = (changes: string, options = {}) =>
    store.withSnapshot(async (state) => {
      return { id: state.id, plan: await planPatch(store, JSON.parse(changes), options, state, readContext) };
    });
  return createProposals({ database, store, plan, now });
}

interface Schedule {
  page?: string;
  title: string;
  at: string;
  until?: string | undefined;
}

/** Schedules a new headline of a page. Returns the id of the proposal. */
export async function schedule(
  store: ContentStore,
  proposals: ReturnType<typeof openProposals>,
  { page = "about", title, ...times }: Schedule,
): Promise<string> {
  const [revisionId, before] = await store.withSnapshot(async ({ id, read }) => {
    return [id, (await read([page])).get(page)?.content ?? {}] as const;
  });
  const changes = [{ page, before, after: { ...before, hero: { ...Object(before.hero), title } } }];
  const id = await proposals.create({ changes, revisionId, note: title, author: { name: "Ada" }, ...times });
  await proposals.approve(id, { version: 1, person: APPROVER });
  return id;
}

/** Returns the notes of the proposals that the history has. */
export const published = (store: Pick<ContentStore, "revisions" | "summary">) =>
  store.revisions().then(async (nodes) => {
    const summaries = await Promise.all(nodes.map(({ id }) => store.summary(id)));
    return summaries.flatMap(({ format, message }) => (format === "proposal" ? [message] : []));
  });
