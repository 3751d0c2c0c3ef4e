import { hash } from "node:crypto";
import { readConsentText } from "#content/quote-form/consent-text.ts";
import type { QuoteRequest } from "#schemas/quotes/quote-request.ts";
import { ApiError } from "../http/api-error.ts";
import { logFailure } from "../http/respond.ts";
import {
  isRequestEntry,
  isRevivable,
  type NewFile,
  OUTBOX_STATE,
  type OutboxEntry,
  type RequestEntry,
  type StoredConsent,
} from "../quotes/outbox/outbox.ts";
import { maskNumbers } from "../quotes/privacy/mask-numbers.ts";
import { describeQuote, type QuoteContent } from "../quotes/quote-content.ts";
import { listFollowUps } from "../quotes/webhook/webhook-sender.ts";
import type { AppContext } from "./app-context.ts";

/** Equal requests within this time count as one: a double click, or a reloaded page. */
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000;

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

interface EnqueueOptions {
  request: QuoteRequest;
  files: readonly NewFile[];
  idempotencyKey: string | undefined;
  /** Words for what the visitor asked about and answered, or undefined if they cannot be read. */
  content: QuoteContent | undefined;
  /** If given, the outbox keeps the request with the reason, but sends no email. */
  quarantineReason: "honeypot" | "too-fast" | "limit" | "limit-without-token" | undefined;
}

/**
 * Stores a quote request in the outbox, unless it is stored already. Requests with the same Idempotency-Key are the same
 * request. So are equal requests within a few minutes, whatever their keys: a reloaded page has another key. A failed or
 * quarantined request that is sent again becomes due, and a handled one waits again, unless the new one is to be
 * quarantined.
 * @returns the stored entry, which is the earlier one for a repeated request
 * @throws ApiError `bad-key`, `key-reused`
 * @throws DatabaseError if the outbox cannot be written
 */
export async function enqueueQuote(
  { request: rawRequest, files, content, idempotencyKey, quarantineReason }: EnqueueOptions,
  { env, outbox, store, formPages, log, now, mailDomain }: AppContext,
): Promise<RequestEntry> {
  // Everything below, the fingerprint included, comes from the masked request: a hash would not hide a short number. The
  // fingerprint is that of the sent fields, so that a request stays the same when the words of the form change.
  const { request, maskedFields } = maskNumbers(rawRequest);
  const digests = files.map(({ digest }) => digest).sort();
  const fingerprint = hash("sha256", JSON.stringify(files.length > 0 ? [request, digests] : request));
  // The draft of the standard puts the key in quotes. https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
  const key = idempotencyKey?.replace(/^"(.*)"$/, "$1");
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new ApiError("bad-key");
  const nowMs = now();
  const receivedAt = new Date(nowMs).toISOString();
  // Two servers give equal requests at the same time the same ID.
  const idSource = key ?? `${fingerprint} ${Math.floor(nowMs / DUPLICATE_WINDOW_MS)}`;
  const id = hash("sha256", idSource).slice(0, 24);
  // A request without its consent is better than none.
  const consent = await findConsent(request, { store, formPages, log }, receivedAt).catch(
    logFailure(log, "the consent text cannot be read, so a consent was not recorded"),
  );
  const storedFiles = files.map(({ id, name, type, content }) => ({ id, name, type, bytes: content.length }));
  const entry: RequestEntry = {
    id,
    kind: "quote",
    receivedAt,
    messageId: `<${id}@${mailDomain}>`,
    fingerprint,
    request: {
      ...describeQuote(request, content),
      consent: consent?.version,
      ...(files.length > 0 && { files: storedFiles }),
    },
    ...(consent && { consent }),
    ...(quarantineReason && { quarantineReason }),
    ...(maskedFields.length > 0 && { maskedFields }),
    attempts: 0,
  };
  const state = quarantineReason === undefined ? OUTBOX_STATE.pending : OUTBOX_STATE.quarantined;
  const followUpsOf = (each: OutboxEntry) => listFollowUps(each, env);
  const followUps = state === OUTBOX_STATE.pending ? followUpsOf(entry) : [];
  const equalSince = new Date(nowMs - DUPLICATE_WINDOW_MS).toISOString();
  const stored = await outbox.enqueue(entry, { state, followUps, files, equalSince });
  if (!isRequestEntry(stored.entry) || stored.entry.fingerprint !== fingerprint) throw new ApiError("key-reused");
  if (quarantineReason === undefined) {
    if (isRevivable(stored.state)) await outbox.retry(stored.entry.id, { retriedAt: receivedAt, followUpsOf });
    // The office has the email of an earlier request, but may have marked it as handled since.
    else if (stored.entry.receivedAt !== receivedAt) await outbox.reopen(stored.entry.id);
  }
  return stored.entry;
}

/**
 * Returns the consent that a request gives. Only the version of the present text counts, because the visitor may not have
 * seen a text that has changed since.
 */
async function findConsent(
  { consent: version }: QuoteRequest,
  { store, formPages, log }: Pick<AppContext, "store" | "formPages" | "log">,
  time: string,
): Promise<StoredConsent | undefined> {
  if (version === undefined) return undefined;
  const present = await readConsentText(await store.reader());
  if (version !== present?.version) return undefined;
  const pageDigest = await formPages
    .digest()
    .catch(logFailure(log, "the contact page cannot be read, so its digest was not recorded with a consent"));
  return { version, text: present.text, time, ...(pageDigest !== undefined && { pageDigest }) };
}
