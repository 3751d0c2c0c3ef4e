/** Emails and the interface of a mailer, which `smtp-mailer.ts` and `file-mailer.ts` implement. */
import type { SendMailOptions } from "nodemailer";
import type { SendResult } from "../send-error.ts";

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

export interface Mailer {
  /**
   * Sends a message to all of its recipients.
   * @param beforeTransfer called right before the message is transferred. From then on, the server may have it even if `send`
   *   fails. The message is not sent if the promise rejects.
   * @throws SendError if no recipient received it
   */
  send(mail: Mail, beforeTransfer?: () => Promise<void>): Promise<SendResult>;
  /** Closes the connections after the messages that are being sent. */
  close(): void;
}

/** Converts a message for nodemailer. Addresses become objects, so that nodemailer does not parse one as a list. */
export function toNodemailer({ to, replyTo, subject, headers = {}, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    subject: showLiterally(subject),
    // Nodemailer would encode a line break in the name, and the reader's mail client would decode it.
    ...(replyTo && { replyTo: { ...replyTo, name: showLiterally(replyTo.name.replaceAll(/\p{Cc}+/gu, " ")) } }),
    to: to.map((address) => ({ name: "", address })),
    headers: { ...headers },
    // Preserves long lines and all kinds of line endings.
    encoding: "quoted-printable",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Breaks the beginning of an encoded word (RFC 2047) in text that a visitor wrote with a word joiner, which is invisible:
 * mail clients would show its decoded content.
 */
const showLiterally = (text: string): string => text.replaceAll("=?", "=\u2060?");
