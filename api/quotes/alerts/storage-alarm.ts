/**
 * Emails that the website cannot store requests. It is sent from memory, because the outbox, in which other alerts wait for
 * their delivery, is what fails.
 */
import { randomBytes } from "node:crypto";
import type { DatabaseError } from "#content/database/database-error.ts";
import { type MailAddresses, shortMail } from "../mail/layout.ts";
import type { Mail } from "../mail/mail.ts";

const TITLE = "Action needed: the website cannot save quote requests";

/** Time between two emails, and after one that could not be sent, in milliseconds. */
const PAUSE_MS = { sent: 60 * 60_000, failed: 60_000 };

/**
 * Returns a function to call with the cause of each refused request.
 * @param options `addresses` returns the agency, and the sender and the recipients of alerts
 */
export function createStorageAlarm(options: {
  send(mail: Mail): Promise<unknown>;
  addresses(): Promise<MailAddresses>;
  mailDomain: string;
  onError(error: unknown): void;
}) {
  const { send, addresses, mailDomain, onError } = options;
  let nextMs = Number.NEGATIVE_INFINITY;
  let refused = 0;

  async function sendAlarm(cause: DatabaseError): Promise<void> {
    const paragraphs = listParagraphs(cause, refused);
    const counted = refused;
    const messageId = `<${randomBytes(12).toString("hex")}-storage@${mailDomain}>`;
    await send(shortMail({ messageId, receivedAt: new Date().toISOString() }, await addresses(), TITLE, paragraphs));
    refused -= counted;
  }

  return (cause: DatabaseError): void => {
    refused += 1;
    const nowMs = performance.now();
    if (nowMs < nextMs) return;
    nextMs = nowMs + PAUSE_MS.sent;
    sendAlarm(cause).catch((error: unknown) => {
      nextMs = performance.now() + PAUSE_MS.failed;
      onError(error);
    });
  };
}

function listParagraphs({ message }: DatabaseError, count: number): string[] {
  const visitors = count === 1 ? "A visitor was" : `${count} visitors were`;
  return [
    `${visitors} asked to call you, because the website could not save the quote request.`,
    `The reason: ${message}`,
    "Requests that were accepted before are stored. They are emailed as soon as that is possible. The pages of the website are not affected. /readyz on the server says when it works again.",
  ];
}
