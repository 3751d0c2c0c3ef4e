/** Lists of quote requests for the admin. */
import {
  type DeliveryStatus,
  REQUEST_FILTERS,
  type RequestFilter,
  type RequestList,
  type RequestStatus,
  type RequestSummary,
} from "#schemas/quote-inbox.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import { formatName } from "../mail/quote-mail.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
import { positionOf } from "../outbox/entry.ts";
import {
  type EntryCount,
  type EntryFilter,
  type FoundEntry,
  OUTBOX_STATE,
  type OutboxState,
  type RequestEntry,
} from "../outbox/outbox.ts";
import { parseSearch } from "../outbox/search-text.ts";

/** Statuses in the admin by state in the outbox. */
export const DELIVERY_STATUS: Readonly<Record<OutboxState, DeliveryStatus>> = {
  [OUTBOX_STATE.pending]: "new",
  [OUTBOX_STATE.sent]: "sent",
  [OUTBOX_STATE.failed]: "failed",
  [OUTBOX_STATE.quarantined]: "quarantined",
};

/** Conditions of the filters of the admin. */
export const CONDITIONS: Readonly<Record<RequestFilter, Pick<EntryFilter, "states" | "isHandled">>> = {
  waiting: { states: [OUTBOX_STATE.pending, OUTBOX_STATE.sent, OUTBOX_STATE.failed], isHandled: false },
  new: { states: [OUTBOX_STATE.pending], isHandled: false },
  sent: { states: [OUTBOX_STATE.sent], isHandled: false },
  failed: { states: [OUTBOX_STATE.failed], isHandled: false },
  quarantined: { states: [OUTBOX_STATE.quarantined], isHandled: false },
  handled: { isHandled: true },
  all: {},
};

export interface ListOptions {
  filter: RequestFilter;
  search: string;
  /** Position that `next` of the previous part had. */
  before?: string | undefined;
  limit: number;
}

/** Returns one part of the requests that match a filter and a search, newest first, with the numbers for all filters. */
export async function listRequests(
  outbox: Outbox,
  { filter, search, before, limit }: ListOptions,
): Promise<Omit<RequestList, "readAt" | "isEmailSetUp">> {
  const matches: EntryFilter = { kinds: ["quote"], search: parseSearch(search) };
  const page = { isNewestFirst: true, after: before, limit: limit + 1 };
  const [found, counts] = await Promise.all([
    outbox.list({ ...matches, ...CONDITIONS[filter], ...page }),
    outbox.count(matches),
  ]);
  const requests = found.slice(0, limit).map(toSummary);
  const last = requests.at(-1);
  return {
    requests,
    counts: Object.fromEntries(REQUEST_FILTERS.map((each) => [each, sum(counts, CONDITIONS[each])])),
    ...(last && found.length > limit && { next: positionOf(last) }),
  } as Omit<RequestList, "readAt" | "isEmailSetUp">;
}

function sum(counts: readonly EntryCount[], { states, isHandled }: EntryFilter): number {
  return counts
    .filter((each) => (states?.includes(each.state) ?? true) && (isHandled ?? each.isHandled) === each.isHandled)
    .reduce((total, { count }) => total + count, 0);
}

function toSummary({ entry, ...found }: FoundEntry): RequestSummary {
  const { handled } = found;
  return {
    ...summarize(entry as RequestEntry),
    status: requestStatus(found),
    ...(handled && { handled: { by: handled.by, at: handled.at } }),
  };
}

export function requestStatus({ state, handled }: Pick<FoundEntry, "state" | "handled">): RequestStatus {
  return handled === undefined ? DELIVERY_STATUS[state] : "handled";
}

/** Returns what lists show of a request, apart from its status. */
export function summarize(entry: RequestEntry): Omit<RequestSummary, "status" | "handled"> {
  const { id, receivedAt, request, isSavedOnly } = entry;
  return {
    id,
    name: formatName(request),
    reference: formatQuoteReference(id),
    line: request.insuranceType,
    about: request.about?.title,
    receivedAt,
    page: request.pageSource,
    campaign: nameCampaign(request),
    isSavedOnly,
  };
}

function nameCampaign({ utm_campaign, utm_source, gclid, fbclid }: RequestEntry["request"]): string | undefined {
  return utm_campaign || utm_source || (gclid && "Google ad") || (fbclid && "Facebook ad") || undefined;
}
