/**
 * Index in memory of the requests in an outbox. Entries that no worker delivers are read once, and again only when their
 * version changes; pending ones are few, and are read each time.
 */
import {
  type EmailSetting,
  REQUEST_FILTERS,
  type RequestFilter,
  type RequestList,
  type RequestStatus,
  type RequestSummary,
} from "#schemas/quote-inbox.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import { formatName } from "../mail/quote-mail.ts";
import { isIdOfKind, isRequestEntry } from "../outbox/entry.ts";
import { currentMark } from "../outbox/handled-mark.ts";
import {
  type HandledMark,
  OUTBOX_STATE,
  type Outbox,
  type OutboxEntry,
  type OutboxState,
  type RequestEntry,
  STATES_BY_PROGRESS,
  type StoredVersion,
  type VersionedKind,
} from "../outbox/outbox.ts";
import { matchesFilter, requestStatus } from "./request-status.ts";
import { createSearch, searchText } from "./search-text.ts";

/** Part of an entry that lists and searches need. */
interface IndexedEntry extends Pick<RequestEntry, "receivedAt" | "retriedAt"> {
  summary: Omit<RequestSummary, "status" | "handled">;
  searchText: string;
}

interface IndexedRequest {
  summary: RequestSummary;
  searchText: string;
}

interface ListOptions {
  filter: RequestFilter;
  search: string;
  /** Position that `next` of the previous part had. */
  before?: string | undefined;
  limit: number;
}

export class RequestIndex {
  readonly #entries: Readonly<Record<Exclude<VersionedKind, "handled">, VersionedCache<IndexedEntry>>> = {
    held: new VersionedCache(),
    failed: new VersionedCache(),
    sent: new VersionedCache(),
  };
  readonly #marks = new VersionedCache<HandledMark>();
  #lastReading: Promise<unknown> = Promise.resolve();

  /** Returns one part of the requests that match a filter and a search, with the numbers for all filters. */
  async list(
    outbox: Outbox,
    { filter, search, before, limit }: ListOptions,
  ): Promise<Omit<RequestList, keyof EmailSetting>> {
    const matches = createSearch(search);
    const found = (await this.#read(outbox)).filter((request) => matches(request.searchText));
    const filtered = found.filter(({ summary }) => matchesFilter(summary.status, filter));
    const rest = before === undefined ? filtered : filtered.filter(({ summary }) => positionOf(summary) < before);
    const requests = rest.slice(0, limit).map(({ summary }) => summary);
    const last = requests.at(-1);
    return {
      requests,
      counts: countByFilter(found.map(({ summary }) => summary.status)),
      ...(last && rest.length > limit && { next: positionOf(last) }),
    };
  }

  /** Returns the IDs of the requests that match a filter, oldest first. */
  async listIds(outbox: Outbox, filter: RequestFilter, isWanted: (receivedMs: number) => boolean): Promise<string[]> {
    return (await this.#read(outbox))
      .map(({ summary }) => summary)
      .filter(({ status, receivedAt }) => matchesFilter(status, filter) && isWanted(Date.parse(receivedAt)))
      .map(({ id }) => id)
      .reverse();
  }

  /** Returns all requests, newest first. One reading follows another, so that each sees the changes before it. */
  #read(outbox: Outbox): Promise<IndexedRequest[]> {
    const reading = this.#lastReading.then(() => this.#readAll(outbox));
    this.#lastReading = reading.catch(() => undefined);
    return reading;
  }

  async #readAll(outbox: Outbox): Promise<IndexedRequest[]> {
    const found = new Map<string, { state: OutboxState; entry: IndexedEntry }>();
    // An entry that advances in the meantime is found in its later state, which counts.
    for (const state of STATES_BY_PROGRESS) {
      for (const [id, entry] of await this.#readState(outbox, state)) found.set(id, { state, entry });
    }
    const marks = await this.#marks.refresh(await outbox.listVersions("handled"), (ids) => outbox.findMarks(ids));
    return [...found]
      .map(([id, { state, entry }]) => toRequest(state, entry, currentMark(entry, marks.get(id))))
      .sort((a, b) => (positionOf(a.summary) < positionOf(b.summary) ? 1 : -1));
  }

  async #readState(outbox: Outbox, state: OutboxState): Promise<ReadonlyMap<string, IndexedEntry>> {
    if (state === OUTBOX_STATE.pending) return indexEntries(await outbox.list(state));
    const versions = (await outbox.listVersions(state)).filter(({ id }) => isIdOfKind(id, "quote"));
    return this.#entries[state].refresh(versions, async (ids) => indexEntries(await outbox.list(state, ids)));
  }
}

/** Cache of values that are read again only when their version changes. */
class VersionedCache<Value> {
  #values = new Map<string, { version: string; value: Value }>();

  /** @returns the values by ID, without those that are no longer listed or cannot be read */
  async refresh(
    versions: readonly StoredVersion[],
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> {
    const last = this.#values;
    const changedIds = versions.filter(({ id, version }) => last.get(id)?.version !== version).map(({ id }) => id);
    const changed = changedIds.length === 0 ? new Map<string, Value>() : await read(changedIds);
    this.#values = new Map(
      versions.flatMap(({ id, version }) => {
        const known = last.get(id);
        const value = known?.version === version ? known.value : changed.get(id);
        return value === undefined ? [] : [[id, { version, value }] as const];
      }),
    );
    return new Map([...this.#values].map(([id, { value }]) => [id, value]));
  }
}

function indexEntries(entries: readonly OutboxEntry[]): ReadonlyMap<string, IndexedEntry> {
  return new Map(
    entries.flatMap((entry) =>
      isRequestEntry(entry) && entry.kind === "quote" ? [[entry.id, indexEntry(entry)] as const] : [],
    ),
  );
}

function indexEntry(entry: RequestEntry): IndexedEntry {
  const { receivedAt, retriedAt } = entry;
  return { summary: summarize(entry), searchText: searchText(entry), receivedAt, ...(retriedAt && { retriedAt }) };
}

/** Returns what lists show of a request, apart from its status. */
export function summarize({ id, receivedAt, request }: RequestEntry): IndexedEntry["summary"] {
  return {
    id,
    name: formatName(request),
    reference: formatQuoteReference(id),
    line: request.insuranceType,
    about: request.about?.title,
    receivedAt,
    page: request.pageSource,
    campaign: nameCampaign(request),
  };
}

function nameCampaign({ utm_campaign, utm_source, gclid, fbclid }: RequestEntry["request"]): string | undefined {
  return utm_campaign || utm_source || (gclid && "Google ad") || (fbclid && "Facebook ad") || undefined;
}

function toRequest(
  state: OutboxState,
  { summary, searchText: text }: IndexedEntry,
  mark: HandledMark | undefined,
): IndexedRequest {
  const handled = mark && { by: mark.by, at: mark.at };
  return { summary: { ...summary, status: requestStatus(state, mark), handled }, searchText: text };
}

/** Returns a text that sorts requests by receipt, and identifies a position in a list that changes. */
function positionOf({ receivedAt, id }: Pick<RequestSummary, "receivedAt" | "id">): string {
  return `${receivedAt} ${id}`;
}

function countByFilter(statuses: readonly RequestStatus[]): RequestList["counts"] {
  const counts = REQUEST_FILTERS.map((filter) => [
    filter,
    statuses.filter((status) => matchesFilter(status, filter)).length,
  ]);
  return Object.fromEntries(counts);
}
