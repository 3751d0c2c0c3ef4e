/** What the outbox knows of mail. */

/** A message, ready to be sent. */
export interface Mail {
  /** RFC 5322, section 3.6.4, with its brackets. */
  messageId: string;
  /** When the request was received. */
  date: Date;
  /** An address, or a name and the address in angle brackets. */
  from: string;
  /** Addresses without names. */
  to: readonly string[];
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
}

/** What a server said to a message. */
export interface Delivery {
  /** Addresses whose server took it. */
  accepted: readonly string[];
  /** Those that were refused, and why: trying again may help against 4xx, and cannot against 5xx. */
  refused: readonly { address: string; reason: string; isPermanent: boolean }[];
}

export interface Mailer {
  /**
   * Sends a message to each of its recipients.
   * @throws MailError where none of them got it
   */
  send(mail: Mail): Promise<Delivery>;
  /** Ends what is open, once the messages under way are sent. */
  close(): void;
}

/** No recipient got the message. */
export class MailError extends Error {
  override readonly name = "MailError";
  /** Trying again cannot help: the server said 5xx to the message, not to who we are. */
  readonly isPermanent: boolean;
  /** The server could not be reached or is out of order: other messages would fare no better now. */
  readonly isServerDown: boolean;

  constructor(message: string, options: ErrorOptions & { isPermanent: boolean; isServerDown: boolean }) {
    super(message, options);
    this.isPermanent = options.isPermanent;
    this.isServerDown = options.isServerDown;
  }
}
