/** Emails and the interface of a mailer, which `smtp-mailer.ts` and `file-mailer.ts` implement. */

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

/** Result of sending a message that at least one recipient received. */
export interface SendResult {
  /** Addresses for which the server accepted the message. */
  accepted: readonly string[];
  /** Addresses that the server rejected: temporarily with a 4xx code, permanently with a 5xx code. */
  rejected: readonly { address: string; reason: string; isPermanent: boolean }[];
}

export interface Mailer {
  /**
   * Sends a message to all of its recipients.
   * @throws MailError if no recipient received it
   */
  send(mail: Mail): Promise<SendResult>;
  /** Closes the connections after the messages that are being sent. */
  close(): void;
}

/** Failure to send a message to any of its recipients. */
export class MailError extends Error {
  override readonly name = "MailError";
  /** Another attempt cannot help: the server refused the message itself with a 5xx code. */
  readonly isPermanent: boolean;
  /** The server is unreachable or refuses the session, so other messages would fail as well. */
  readonly isServerDown: boolean;

  constructor(message: string, options: ErrorOptions & { isPermanent: boolean; isServerDown: boolean }) {
    super(message, options);
    this.isPermanent = options.isPermanent;
    this.isServerDown = options.isServerDown;
  }
}
