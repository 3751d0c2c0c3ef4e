import { type Env, listRecipients, type RecipientSettings } from "#api/config/env.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
import { type AlertEntry, isRequestEntry, type OutboxEntry, requestIdOf, UNANSWERED } from "../outbox/outbox.ts";
import { listPreparation, type QuoteContent, readQuoteContent } from "../quote-content.ts";
import { acknowledgmentMail } from "./acknowledgment-mail.ts";
import { alertMail, type DeliveryProblem, MAX_ANNOUNCED_REQUESTS, type UndeliveredRequest } from "./alert-mail.ts";
import { shortMail } from "./layout.ts";
import type { Mailer } from "./mail.ts";
import { formatMailTime, quoteMail } from "./quote-mail.ts";

/** Returns paragraphs that the agency adds to emails to visitors about a line of business. */
export type MailFooter = (about: { site: Site; line?: string | undefined }) => Promise<readonly string[]>;

export interface SendEntryOptions {
  mailer: Mailer;
  mailFooter?: MailFooter | undefined;
  store: ContentStore;
  outbox: Pick<Outbox, "list">;
  env: RecipientSettings & Pick<Env, "MAIL_FROM" | "QUOTE_ALERT_TO" | "PUBLIC_URL" | "TIME_ZONE">;
}

/** Sends the email of an entry to the recipients that do not have it. @throws SendError if no recipient received it */
export async function sendEntry(entry: OutboxEntry, options: SendEntryOptions, beforeTransfer?: () => Promise<void>) {
  const mail = await createMail(entry, await readQuoteContent(options.store), options);
  if (mail === undefined) return { accepted: [], rejected: [], isObsolete: true };
  const to = mail.to.filter((address) => !entry.deliveredTo?.includes(address));
  // Mail servers refuse a message without recipients. Those that are left may have been removed from the settings.
  if (to.length === 0) return { accepted: [], rejected: [] };
  return options.mailer.send({ ...mail, to }, beforeTransfer);
}

const NOT_EXPECTED =
  "If you did not expect it, look at Accounts in the admin, and ask the person who runs the server for help.";

/** Returns undefined if everything that an alert announces has been delivered or answered since. */
async function createMail(entry: OutboxEntry, content: QuoteContent, { env, outbox, mailFooter }: SendEntryOptions) {
  const { site, theme } = content;
  const { PUBLIC_URL: publicUrl, TIME_ZONE: timeZone } = env;
  const from = senderOf(site, env);
  if (isRequestEntry(entry)) {
    const to = listRecipients(entry.request, env, content) ?? [site.email];
    if (entry.kind !== "acknowledgement") return quoteMail(entry, { site, theme, from, to, publicUrl, timeZone });
    const preparation = await listPreparation(content, entry.request);
    const replyTo = to[0] ?? site.email;
    const footer = (await mailFooter?.({ site, line: entry.request.insuranceType })) ?? [];
    return acknowledgmentMail(entry, { content, preparation, footer, now: new Date(), from, replyTo, publicUrl });
  }
  const to = alertRecipients(site, env);
  if (entry.kind === "alert") {
    const undelivered = await findUndelivered(entry, outbox);
    return undelivered.requests.length === 0
      ? undefined
      : alertMail(entry, { site, theme, from, to, publicUrl, timeZone, ...undelivered });
  }
  const { receivedAt, subject, text, closing = NOT_EXPECTED } = entry;
  const paragraphs = [...text.split("\n\n"), `This was on ${formatMailTime(receivedAt, timeZone)}.`, closing];
  return shortMail(entry, { site, theme, from, to: entry.to.length > 0 ? entry.to : to }, subject, paragraphs);
}

/** Reads the announced requests that are still undelivered, unanswered or late, up to a number, and counts the others. */
async function findUndelivered({ about, events = [] }: AlertEntry, outbox: Pick<Outbox, "list">) {
  const eventOf = (id: string) => events[about.indexOf(id)] ?? "";
  const found = await outbox.list({ ids: about });
  const problems = new Map<string, DeliveryProblem[]>(about.map((id) => [requestIdOf(id), []]));
  // Sorting puts the request before its acknowledgment.
  for (const { state, entry, handled, dueOn } of found.sort((a, b) => (a.entry.id < b.entry.id ? -1 : 1))) {
    const [event, day] = UNANSWERED.exec(eventOf(entry.id)) ?? [];
    const isOpen = state !== "sent" || (event && (!day || (dueOn && dueOn <= day)));
    if (isRequestEntry(entry) && isOpen && !handled)
      problems.get(requestIdOf(entry.id))?.push({ state, entry, lateSince: day && dueOn });
  }
  const requests = [...problems.values()].flatMap(([first, ...others]): UndeliveredRequest[] =>
    first === undefined ? [] : [{ ...first, others }],
  );
  return {
    requests: requests.slice(0, MAX_ANNOUNCED_REQUESTS),
    otherCount: Math.max(0, requests.length - MAX_ANNOUNCED_REQUESTS),
  };
}

export function alertRecipients(site: Site, env: Pick<Env, "QUOTE_ALERT_TO" | "QUOTE_TO">): readonly string[] {
  return env.QUOTE_ALERT_TO ?? env.QUOTE_TO ?? [site.email];
}

export function senderOf(site: Site, { MAIL_FROM = `${site.name} <${site.email}>` }: Pick<Env, "MAIL_FROM">): string {
  return MAIL_FROM;
}
