/** Emails and the interface of a mailer, which `smtp-mailer.ts` and `file-mailer.ts` implement. */
import { SendError, type SendResult } from "../send-error.ts";

export interface Mail {
  /** RFC 5322, section 3.6.4, with angle brackets. */
  messageId: string;
  /** Time at which the API received the request. */
  date: Date;
  /** An address, or `Name <address>`. */
  from: string;
  /** Addresses without names. */
  to: readonly string[];
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
}

export interface SendOptions {
  /**
   * Called right before the message is transferred. From then on, the server may have it even if `send` fails. The message
   * is not sent if the promise rejects.
   */
  beforeTransfer?: (() => Promise<void>) | undefined;
}

export interface Mailer {
  /**
   * Sends a message to all of its recipients.
   * @throws MailError if no recipient received it
   */
  send(mail: Mail, options?: SendOptions): Promise<SendResult>;
  /** Closes the connections after the messages that are being sent. */
  close(): void;
}

/** Failure to send an email to any of its recipients. */
export class MailError extends SendError {
  override readonly name = "MailError";
}
