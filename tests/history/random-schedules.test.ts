/** Random sets of proposals, edits, moves, retirements and facts: what is live at each time equals a simple model. */
import { describe, expect, test } from "vitest";
import { commitPageChange } from "#content/revisions/change-page.ts";
import type { JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { memoryDatabase } from "../support/database/office-databases.ts";
import { forRun } from "../support/full-run.ts";
import { testSiteDocument } from "../support/mail/sample-mail.ts";
import { openProposals } from "../support/proposals.ts";
import { createRandom } from "../support/random.ts";
import { commit, page } from "../support/store/file-store.ts";
import { memoryStore } from "../support/store/memory-store.ts";

const SETS = forRun(200, 40);
const HOUR_MS = 60 * 60 * 1000;
const FIELDS = ["title", "subtitle", "description"] as const;
const PAGES = ["farm/barns", "farm/silos", "personal/boats"];
const PHONES = ["(515) 555-0101", "(515) 555-0102", "(515) 555-0103"];

/** Days on which clocks in Iowa are set, and the offsets from UTC in hours before and after. */
const CLOCK_CHANGES = [
  { from: Date.UTC(2027, 2, 14, 8), offset: 5 },
  { from: Date.UTC(2027, 10, 7, 7), offset: 6 },
];
const offsetAt = (ms: number) => CLOCK_CHANGES.findLast(({ from }) => ms >= from)?.offset ?? 6;

/** Returns the instants at which clocks in Iowa show a time. There is none on the hour that is skipped in spring. */
function instantsOf(local: string): number[] {
  return [5, 6].map((offset) => Date.parse(`${local}Z`) + offset * HOUR_MS).filter((ms) => `${localOf(ms)}` === local);
}

function localOf(ms: number): string {
  return new Date(ms - offsetAt(ms) * HOUR_MS).toISOString().slice(0, 16);
}

/** The model: a value for each field of each page, without merging, lint, revisions or a database. */
type Fields = Record<string, string>;

interface Change {
  /** Fields as `page title`, each with its value before and after. */
  fields: Record<string, { before: string; after: string }>;
  dueMs: number;
  endsMs?: number | undefined;
}

/** Applies the changes whose time has come, each as a whole, and only if nobody has changed its fields since. */
function applyDue(live: Fields, waiting: Change[], nowMs: number): void {
  const due = waiting.filter(({ dueMs }) => dueMs <= nowMs).sort((a, b) => a.dueMs - b.dueMs);
  for (const change of due) {
    waiting.splice(waiting.indexOf(change), 1);
    if (change.endsMs !== undefined && change.endsMs <= nowMs) continue;
    const entries = Object.entries(change.fields);
    if (entries.some(([name, { before, after }]) => live[name] !== before && live[name] !== after)) continue;
    const changed = entries.filter(([name, { after }]) => live[name] !== after);
    for (const [name, { after }] of changed) live[name] = after;
    if (change.endsMs === undefined || changed.length === 0) continue;
    const back = changed.map(([name, { before, after }]) => [name, { before: after, after: before }] as const);
    waiting.push({ fields: Object.fromEntries(back), dueMs: change.endsMs });
  }
}

describe(`${SETS} random sets of schedules`, () => {
  const random = createRandom();
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

  test("show at each time what a simple model shows", { timeout: 120_000 }, async () => {
    let published = 0;
    for (let set = 0; set < SETS; set += 1) published += await runSet();
    // A model that shows nothing would agree with schedules that publish nothing.
    expect(published).toBeGreaterThan(SETS);
  });

  async function runSet(): Promise<number> {
    const store = memoryStore([
      [SITE, { ...testSiteDocument, phone: PHONES[0] ?? "" }],
      ...PAGES.map((id) => [id, { ...page(id), hero: contentOf(id) }] as [string, JsonObject]),
    ]);
    await commit(store, { terms: page("Terms") });
    const clock = { nowMs: pick(CLOCK_CHANGES).from - 12 * HOUR_MS };
    const proposals = openProposals(store, memoryDatabase(), () => clock.nowMs);
    const live: Fields = { phone: PHONES[0] ?? "" };
    for (const id of PAGES) for (const field of FIELDS) live[`${id} ${field}`] = String(contentOf(id)[field]);
    const waiting: Change[] = [];
    /** Saved proposals, approved at a later step. */
    const saved: { id: string; change: Change }[] = [];
    let words = 0;
    const used = new Set<number>();

    const pagesNow = () => Object.keys(live).flatMap((name) => (name.endsWith(" title") ? name.slice(0, -6) : []));

    /** Returns new content of a page or of the site settings, and the same change for the model. */
    function randomChange() {
      if (random() < 0.25) {
        const after = pick(PHONES);
        const content = store.contents()[SITE] ?? {};
        const fields = { phone: { before: live.phone ?? "", after } };
        return { page: SITE, before: content, after: { ...content, phone: after }, fields };
      }
      const id = pick(pagesNow());
      const before = store.contents()[id] ?? {};
      const names = FIELDS.filter(() => random() < 0.5);
      const hero: JsonObject = { ...(before.hero as JsonObject) };
      const fields: Change["fields"] = {};
      for (const field of names.length > 0 ? names : [pick(FIELDS)]) {
        words += 1;
        // Few words, so that two changes sometimes agree.
        hero[field] = `Call {site.phone} ${words % 5}`;
        const [name, text] = [`${id} ${field}`, String(hero[field])];
        if (live[name] !== text) fields[name] = { before: live[name] ?? "", after: text };
      }
      return { page: id, before, after: { ...before, hero }, fields };
    }

    function randomTime(afterMs: number): number {
      for (;;) {
        const ms = afterMs + Math.ceil(random() * 20 * 60) * 60_000;
        if (!used.has(ms) && used.add(ms)) return ms;
      }
    }

    async function propose(): Promise<void> {
      const { page: id, before, after, fields } = randomChange();
      const startsMs = randomTime(clock.nowMs);
      const endsMs = random() < 0.5 ? randomTime(startsMs) : undefined;
      const [at, until] = [localOf(startsMs), endsMs && localOf(endsMs)];
      const dueMs = Math.min(...instantsOf(at));
      const lastMs = until === undefined || until === 0 ? undefined : Math.max(...instantsOf(String(until)));
      if (JSON.stringify(before) === JSON.stringify(after) || dueMs <= clock.nowMs) return;
      if (lastMs !== undefined && lastMs <= dueMs) return;
      const revisionId = await store.withSnapshot(async (state) => state.id);
      const created = await proposals.create({
        ...{ changes: [{ page: id, before, after }], revisionId, note: "", author: { name: "Ada" } },
        ...{ at, ...(lastMs !== undefined && { until: String(until) }) },
      });
      saved.push({ id: created, change: { fields, dueMs, endsMs: lastMs } });
    }

    async function approve(): Promise<void> {
      const [next] = saved.splice(Math.floor(random() * saved.length), 1);
      if (next === undefined) return;
      const { id, change } = next;
      const isPast = change.dueMs <= clock.nowMs;
      const outcome = await proposals
        .approve(id, { version: 1, person: { name: "Joe", role: "owner" } })
        .then(({ state }) => state)
        .catch(({ code }) => code as string);
      const isOver = change.endsMs !== undefined && change.endsMs <= clock.nowMs;
      const entries = Object.entries(change.fields);
      const isRefused = entries.some(([name, { before, after }]) => live[name] !== before && live[name] !== after);
      expect(outcome, JSON.stringify({ change, live })).toBe(
        isRefused
          ? Object.keys(change.fields).every((name) => name in live)
            ? "content-conflict"
            : "import-failed"
          : isOver
            ? "bad-time"
            : isPast
              ? "published"
              : "scheduled",
      );
      if (isRefused || isOver) return;
      waiting.push({ ...change, dueMs: isPast ? clock.nowMs : change.dueMs });
      if (isPast) applyDue(live, waiting, clock.nowMs);
    }

    async function edit(): Promise<void> {
      const { page: id, after, fields } = randomChange();
      await commit(store, { [id]: after });
      for (const [name, { after: value }] of Object.entries(fields)) live[name] = value;
    }

    async function moveOrRetire(): Promise<void> {
      const id = pick(pagesNow());
      if (pagesNow().length < 2) return;
      const to = `${id.split("/")[0]}/new-${store.history().length}`;
      const isMove = random() < 0.5;
      const request = isMove
        ? ({ kind: "move", from: id, to } as const)
        : ({ kind: "retire", page: id, to: "terms" } as const);
      const { success, message } = await commitPageChange(store, request, { note: { by: "Ada" } });
      expect(success, message).toBe(true);
      for (const field of FIELDS) {
        if (isMove) live[`${to} ${field}`] = live[`${id} ${field}`] ?? "";
        delete live[`${id} ${field}`];
      }
    }

    for (let step = 0; step < 24; step += 1) {
      await pick([propose, propose, propose, approve, approve, edit, moveOrRetire, async () => {}])();
      clock.nowMs += Math.floor(random() * 4 * 60) * 60_000;
      await proposals.publishDue();
      applyDue(live, waiting, clock.nowMs);
      expect(await readLive(store), `step ${step}`).toEqual(resolve(live));
    }
    return store.history().filter(({ format }) => format === "proposal").length;
  }
});

function contentOf(id: string): JsonObject {
  return { title: `About ${id.split("/")[1]}`, subtitle: "Dry", description: "Under one roof" };
}

/** Returns what visitors read: texts with the values of the facts that they quote. */
async function readLive(store: ReturnType<typeof memoryStore>): Promise<Fields> {
  const reader = await store.reader();
  const live: Fields = { phone: (await reader.site()).phone };
  for (const id of Object.keys(store.contents())) {
    if (!id.includes("/")) continue;
    const { hero } = (await reader.page(id)) ?? {};
    for (const field of FIELDS) live[`${id} ${field}`] = String(hero?.[field]).replace(/<[^>]*>/g, "");
  }
  return live;
}

function resolve(live: Fields): Fields {
  const shown = Object.entries(live).map(([name, text]) => [name, text.replaceAll("{site.phone}", live.phone ?? "")]);
  return Object.fromEntries(shown);
}
