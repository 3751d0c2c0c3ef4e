/** Numbers of requests by kind and month. */
import { agencyTimeZone } from "#content/facts/current-site.ts";
import { instantsOf, localTimeAt } from "#content/facts/time-zone.ts";
import { listRequestKinds } from "#content/quote-form/request-kinds.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { titleCase } from "#schemas/page-source.ts";
import { QUOTE } from "#schemas/quotes/quote-inbox.ts";
import type { StoredKind } from "#schemas/quotes/quote-request.ts";
import { kindLabel } from "#schemas/quotes/request-labels.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
import { ACCEPTED_STATES } from "../outbox/outbox.ts";

interface CountsOptions {
  outbox: Outbox;
  store: ContentStore;
  now(): number;
}

const MONTHS = 12;

/** Lists the kinds that the site has or that a stored request has. A kind that the site has no more is named by its ID. */
export async function listKinds({ outbox, store }: Pick<CountsOptions, "outbox" | "store">): Promise<StoredKind[]> {
  const [kinds, found] = await Promise.all([listRequestKinds(await store.reader()), outbox.countKinds({})]);
  const titles = new Map([[QUOTE, kindLabel(undefined)], ...kinds.map(({ id, title }) => [id, title] as const)]);
  for (const { kind } of found) if (kind !== null && !titles.has(kind)) titles.set(kind, titleCase(kind));
  return [...titles].map(([id, title]) => ({ id, title }));
}

/** Counts the requests of the last 12 months, without likely spam, in the time zone of the office. */
export async function countByMonth({ outbox, store, now }: CountsOptions) {
  const timeZone = agencyTimeZone(await (await store.reader()).site());
  const [year = 0, month = 0] = localTimeAt(new Date(now()), timeZone).split("-").map(Number);
  const months = Array.from({ length: MONTHS + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index)).toISOString().slice(0, 7),
  );
  const starts = months.map((each) => instantsOf(`${each}-01T00:00`, timeZone).firstMs);
  const count = (receivedSinceMs: number, index: number) =>
    outbox.countKinds({ states: ACCEPTED_STATES, receivedSinceMs, receivedBeforeMs: starts[index + 1] ?? 0 });
  const [kinds, ...found] = await Promise.all([listKinds({ outbox, store }), ...starts.slice(0, MONTHS).map(count)]);
  const counted = kinds.map(({ id, title }) => ({
    title,
    counts: found.map((counts) => counts.find(({ kind }) => kind === id)?.count ?? 0),
  }));
  return { months: months.slice(0, MONTHS), kinds: counted.filter(({ counts }) => counts.some((each) => each > 0)) };
}
