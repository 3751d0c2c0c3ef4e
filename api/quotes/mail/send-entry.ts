import type { Env } from "#api/config/env.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import type { SendResult } from "../send-error.ts";
import { acknowledgmentMail } from "./acknowledgment-mail.ts";
import type { Mailer, SendOptions } from "./mail.ts";
import { quoteMail } from "./quote-mail.ts";

export interface SendEntryOptions extends SendOptions {
  mailer: Mailer;
  /** Content with the name and the address of the agency. */
  store: ContentStore;
  env: Pick<Env, "MAIL_FROM" | "QUOTE_TO" | "PUBLIC_URL" | "TIME_ZONE">;
}

/**
 * Sends the email of an outbox entry to the recipients that do not have it yet.
 * @throws MailError if no recipient received it
 */
export async function sendEntry(
  entry: OutboxEntry,
  { mailer, store, env, beforeTransfer }: SendEntryOptions,
): Promise<SendResult> {
  const site = await (await store.reader()).site();
  const { MAIL_FROM: from = `${site.name} <${site.email}>`, QUOTE_TO: agencyAddresses = [site.email] } = env;
  const { PUBLIC_URL: publicUrl, TIME_ZONE: timeZone } = env;
  if (entry.kind === "acknowledgement") {
    const replyTo = agencyAddresses[0] ?? site.email;
    return mailer.send(acknowledgmentMail(entry, { site, from, replyTo, publicUrl }), { beforeTransfer });
  }
  if (entry.kind !== "quote") throw new Error(`An entry of the kind "${entry.kind}" has no email.`);
  const to = agencyAddresses.filter((address) => !entry.deliveredTo?.includes(address));
  return mailer.send(quoteMail(entry, { site, from, to, publicUrl, timeZone }), { beforeTransfer });
}
