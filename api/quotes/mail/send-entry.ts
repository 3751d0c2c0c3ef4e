import type { Env } from "#api/config/env.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { acknowledgmentMail } from "./acknowledgment-mail.ts";
import type { Delivery, Mailer } from "./mail.ts";
import { quoteMail } from "./quote-mail.ts";

export interface SendEntryOptions {
  mailer: Mailer;
  /** Tells the facts of the agency. */
  store: ContentStore;
  env: Pick<Env, "MAIL_FROM" | "QUOTE_TO" | "PUBLIC_URL" | "TIME_ZONE">;
}

/**
 * Sends the e-mail that an entry of the outbox owes, to those who do not have it yet.
 * @throws MailError where nobody got it
 */
export async function sendEntry(entry: OutboxEntry, { mailer, store, env }: SendEntryOptions): Promise<Delivery> {
  const site = await (await store.reader()).site();
  const { MAIL_FROM: from = `${site.name} <${site.email}>`, QUOTE_TO: agency = [site.email] } = env;
  const { PUBLIC_URL: publicUrl, TIME_ZONE: timeZone } = env;
  if (entry.kind === "acknowledgement") {
    return mailer.send(acknowledgmentMail(entry, { site, from, replyTo: agency[0] ?? site.email, publicUrl }));
  }
  const to = agency.filter((address) => !entry.deliveredTo?.includes(address));
  return mailer.send(quoteMail(entry, { site, from, to, publicUrl, timeZone }));
}
