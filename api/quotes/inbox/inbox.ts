import { agencyTimeZone } from "#content/facts/current-site.ts";
import { instantsOf, localTimeAt } from "#content/facts/time-zone.ts";
import { shortHash } from "#content/platform/short-hash.ts";
import { formatAnswer } from "#content/quote-form/quote-answers.ts";
import { listRequestKinds } from "#content/quote-form/request-kinds.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { titleCase } from "#schemas/page-source.ts";
import { CAMPAIGN_PARAMETERS } from "#schemas/quotes/campaign.ts";
import {
  type DeliveryLog,
  type DeliveryStatus,
  QUOTE,
  REQUEST_FILTERS,
  type RequestDetail,
  type RequestFilter,
  type RequestList,
  type RequestSummary,
} from "#schemas/quotes/quote-inbox.ts";
import type { StoredKind } from "#schemas/quotes/quote-request.ts";
import { NEEDED_BY } from "#schemas/quotes/request-fields.ts";
import { kindLabel, lineLabel, workOf } from "#schemas/quotes/request-labels.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import { formatName } from "../mail/quote-mail.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
import {
  ACCEPTED_STATES,
  type EntryCount,
  type EntryFilter,
  type FoundEntry,
  formatEntryId,
  OUTBOX_STATE,
  type OutboxState,
  positionOf,
  type RequestEntry,
} from "../outbox/outbox.ts";
import { parseSearch } from "../outbox/search-text.ts";
import { listAnswers } from "../quote-fields.ts";

const toStatus = (state: OutboxState): DeliveryStatus => (state === OUTBOX_STATE.quarantined ? "quarantined" : state);

const OPEN = { states: ACCEPTED_STATES, isHandled: false, isDueFirst: true };

type Conditions = Pick<EntryFilter, "states" | "isHandled" | "work" | "isDueFirst">;

export const CONDITIONS: Readonly<Record<RequestFilter, Conditions>> = {
  waiting: { ...OPEN, work: ["new", "in-progress"] },
  "in-progress": { ...OPEN, work: ["in-progress"] },
  "waiting-for-client": { ...OPEN, work: ["waiting-for-client"] },
  failed: { ...OPEN, states: [OUTBOX_STATE.failed] },
  quarantined: { states: [OUTBOX_STATE.quarantined] },
  done: { states: ACCEPTED_STATES, isHandled: true },
  all: {},
};

/**
 * Returns one part of the requests that match a filter and a search, with the numbers for all filters. Of open requests,
 * those that are needed first come first; otherwise, the newest do.
 * @param options `before` is the position that `next` of the previous part had
 */
export async function listRequests(
  outbox: Outbox,
  options: { filter: RequestFilter; search: string; before?: string | undefined; limit: number } & Pick<
    EntryFilter,
    "requestKind" | "assignee"
  >,
) {
  const { filter, search, before, limit, ...only } = options;
  const matches: EntryFilter = { kinds: ["quote"], search: parseSearch(search), ...only };
  const page = { isNewestFirst: true, after: before, limit: limit + 1 };
  const [found, counts] = await Promise.all([
    outbox.list({ ...matches, ...CONDITIONS[filter], ...page }),
    outbox.count(matches),
  ]);
  const requests = found.slice(0, limit).map(summarize);
  const last = requests.at(-1);
  return {
    requests,
    counts: Object.fromEntries(REQUEST_FILTERS.map((each) => [each, sum(counts, CONDITIONS[each])])),
    ...(last &&
      found.length > limit && {
        next: positionOf(CONDITIONS[filter].isDueFirst ? last : { ...last, dueOn: undefined }),
      }),
  } as Omit<RequestList, "readAt" | "isEmailSetUp">;
}

function sum(counts: readonly EntryCount[], { states, isHandled, work }: Conditions): number {
  return counts
    .filter((each) => (states?.includes(each.state) ?? true) && (work?.includes(each.work) ?? true))
    .filter((each) => (isHandled ?? each.isHandled) === each.isHandled)
    .reduce((total, { count }) => total + count, 0);
}

function summarize({ entry, ...found }: FoundEntry): RequestSummary {
  const { id, receivedAt, request, isSavedOnly } = entry as RequestEntry;
  const { state, handled, assignee, dueOn } = found;
  const firstAnswer = request.details?.find(({ id: question }) => question !== NEEDED_BY);
  const answer = firstAnswer && `${firstAnswer.label}: ${firstAnswer.value}`;
  const words = (request.message || answer || "").split(/\s+/);
  const { utm_campaign, utm_source, gclid, fbclid } = request;
  return {
    id,
    name: formatName(request),
    reference: formatQuoteReference(id),
    line: request.insuranceType,
    lineTitle: lineLabel(request),
    kind: request.kind,
    phone: request.phone,
    excerpt: words.join(" ").trim().slice(0, 140),
    about: request.about?.title,
    assignee,
    dueOn,
    receivedAt,
    page: request.pageSource,
    campaign: utm_campaign || utm_source || (gclid && "Google ad") || (fbclid && "Facebook ad") || undefined,
    isSavedOnly,
    status: toStatus(state),
    work: workOf(found),
    ...(handled && { handled: { by: handled.by, at: handled.at } }),
  };
}

export type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/**
 * Finds a request, but no other message. Its version changes with each action of a person, such as a note, and with each
 * repetition by the visitor, but not with the delivery.
 */
export async function findRequest(outbox: Outbox, id: string) {
  const found = await outbox.find(id);
  if (found?.entry.kind !== "quote") return undefined;
  const { entry, handled, work, assignee, dueOn, notes } = found;
  const { receivedAt, retriedAt } = entry;
  const seen = [receivedAt, retriedAt, handled, work, assignee, dueOn, notes?.map((note) => note.id)];
  return { ...found, entry, version: shortHash(JSON.stringify(seen)) };
}

/** Reads a request in full, with its acknowledgment and webhook. */
export async function readDetail(outbox: Outbox, { version, ...found }: FoundRequest): Promise<RequestDetail> {
  const { entry } = found;
  const [confirmation, webhook] = await Promise.all(
    (["acknowledgement", "webhook"] as const).map((kind) => outbox.find(formatEntryId(entry.id, kind))),
  );
  const { request, consent, maskedFields = [], quarantineReason } = entry;
  const { email, message, promise, files = [] } = request;
  const campaign = CAMPAIGN_PARAMETERS.flatMap((name) => (request[name] ? [[name, request[name]]] : []));
  return {
    ...summarize(found),
    version,
    email,
    message,
    promise,
    files,
    notes: found.notes ?? [],
    details: listAnswers(request).map(({ label, value }) => ({ label, value: formatAnswer(value) })),
    campaignDetails: Object.fromEntries(campaign),
    maskedFields,
    consent: consent && { text: consent.text, version: consent.version, time: consent.time },
    quarantineReason,
    delivery: {
      office: logDelivery(found),
      confirmation: confirmation && logDelivery(confirmation),
      webhook: webhook && logDelivery(webhook),
    },
  };
}

function logDelivery({ state, entry, isBeingSent }: FoundEntry): DeliveryLog {
  const { attempts, deliveredTo = [], retriedAt, isSavedOnly, sentAt, failedAt, dueAt, lastError } = entry;
  const log = { status: toStatus(state), attempts, deliveredTo, retriedAt };
  // Its error and its next attempt are those that count only if this process ends.
  return isBeingSent ? { ...log, isRunning: true } : { ...log, isSavedOnly, sentAt, failedAt, dueAt, lastError };
}

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
