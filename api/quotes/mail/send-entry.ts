import { type Env, listRecipients, type RecipientSettings } from "#api/config/env.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
import { isRequestEntry, requestIdOf } from "../outbox/entry.ts";
import {
  type AlertEntry,
  type NoticeEntry,
  OUTBOX_STATE,
  OUTBOX_STATES,
  type OutboxEntry,
  type RequestEntry,
} from "../outbox/outbox.ts";
import { listPreparation, type QuoteContent, readQuoteContent } from "../quote-content.ts";
import type { SendResult } from "../send-error.ts";
import { acknowledgmentMail } from "./acknowledgment-mail.ts";
import { alertMail, type DeliveryProblem, MAX_ANNOUNCED_REQUESTS, type UndeliveredRequest } from "./alert-mail.ts";
import type { Mail, Mailer, SendOptions } from "./mail.ts";
import { formatTime, quoteMail } from "./quote-mail.ts";
import { shortMail } from "./short-mail.ts";

const UNDELIVERED_STATES = OUTBOX_STATES.filter((state) => state !== OUTBOX_STATE.sent);

type AnnouncedOutbox = Pick<Outbox, "list">;

export interface SendEntryOptions extends SendOptions {
  mailer: Mailer;
  /** Content with the name and the address of the agency. */
  store: ContentStore;
  /** Outbox with the entries that an alert announces. */
  outbox: AnnouncedOutbox;
  env: RecipientSettings & Pick<Env, "MAIL_FROM" | "QUOTE_ALERT_TO" | "PUBLIC_URL" | "TIME_ZONE">;
}

/**
 * Sends the email of an outbox entry to the recipients that do not have it yet.
 * @throws MailError if no recipient received it
 */
export async function sendEntry(entry: OutboxEntry, options: SendEntryOptions): Promise<SendResult> {
  const { mailer, store, beforeTransfer } = options;
  const content = await readQuoteContent(store);
  const mail = isRequestEntry(entry)
    ? await createRequestMail(entry, content, options)
    : entry.kind === "notice"
      ? createNoticeMail(entry, content.site, options)
      : await createAlertMail(entry, content.site, options);
  if (mail === undefined) return { accepted: [], rejected: [], isObsolete: true };
  // Mail servers refuse a message without recipients. Those that are left may have been removed from the settings.
  if (mail.to.length === 0) return { accepted: [], rejected: [] };
  return mailer.send(mail, { beforeTransfer });
}

async function createRequestMail(entry: RequestEntry, content: QuoteContent, { env }: SendEntryOptions): Promise<Mail> {
  const { site } = content;
  const { PUBLIC_URL: publicUrl, TIME_ZONE: timeZone } = env;
  const from = senderOf(site, env);
  const recipients = listRecipients(entry.request.insuranceType, env) ?? [site.email];
  if (entry.kind === "acknowledgement") {
    return acknowledgmentMail(entry, {
      content,
      preparation: await listPreparation(content, entry.request),
      now: new Date(),
      from,
      replyTo: recipients[0] ?? site.email,
      publicUrl,
    });
  }
  return quoteMail(entry, { site, from, to: withoutDelivered(recipients, entry), publicUrl, timeZone });
}

const NOT_EXPECTED =
  "If you did not expect it, look at Accounts in the admin, and ask the person who runs the server for help.";

function createNoticeMail(entry: NoticeEntry, site: Site, { env }: SendEntryOptions): Mail {
  const { messageId, receivedAt, subject, text } = entry;
  const recipients = entry.to.length > 0 ? entry.to : alertRecipients(site, env);
  const envelope = { from: senderOf(site, env), to: withoutDelivered(recipients, entry) };
  const paragraphs = [text, `This was on ${formatTime(receivedAt, env.TIME_ZONE)}.`, NOT_EXPECTED];
  return { messageId, date: new Date(receivedAt), ...envelope, ...shortMail(site, subject, paragraphs) };
}

/** Returns undefined if everything that the alert announces has been delivered since. */
async function createAlertMail(
  entry: AlertEntry,
  site: Site,
  { env, outbox }: SendEntryOptions,
): Promise<Mail | undefined> {
  const undelivered = await findUndelivered(entry, outbox);
  if (undelivered.requests.length === 0) return undefined;
  return alertMail(entry, {
    site,
    from: senderOf(site, env),
    to: withoutDelivered(alertRecipients(site, env), entry),
    timeZone: env.TIME_ZONE,
    ...undelivered,
  });
}

/** Reads the announced requests that are still undelivered, up to a number, and counts the others. */
async function findUndelivered({ about }: AlertEntry, outbox: AnnouncedOutbox) {
  const found = await outbox.list({ ids: about, states: UNDELIVERED_STATES });
  const problems = new Map<string, DeliveryProblem[]>(about.map((id) => [requestIdOf(id), []]));
  // Sorting puts the request before what follows from it.
  for (const { state, entry } of found.sort((a, b) => (a.entry.id < b.entry.id ? -1 : 1)))
    if (isRequestEntry(entry)) problems.get(requestIdOf(entry.id))?.push({ state, entry });
  const requests = [...problems.values()].flatMap(([first, ...others]): UndeliveredRequest[] =>
    first === undefined ? [] : [{ ...first, others }],
  );
  return {
    requests: requests.slice(0, MAX_ANNOUNCED_REQUESTS),
    otherCount: Math.max(0, requests.length - MAX_ANNOUNCED_REQUESTS),
  };
}

/** Returns the recipients of alerts. */
export function alertRecipients(site: Site, env: Pick<Env, "QUOTE_ALERT_TO" | "QUOTE_TO">): readonly string[] {
  return env.QUOTE_ALERT_TO ?? env.QUOTE_TO ?? [site.email];
}

/** Returns the sender of all emails. */
export function senderOf(site: Site, { MAIL_FROM = `${site.name} <${site.email}>` }: Pick<Env, "MAIL_FROM">): string {
  return MAIL_FROM;
}

function withoutDelivered(recipients: readonly string[], { deliveredTo = [] }: OutboxEntry): string[] {
  return recipients.filter((address) => !deliveredTo.includes(address));
}
