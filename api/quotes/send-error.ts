/** Result of an attempt to send an outbox entry, by whichever route. */

/** Result of sending a message that at least one recipient received, or none had to receive. */
export interface SendResult {
  /** Addresses for which the server accepted the message. */
  accepted: readonly string[];
  /** Addresses that the server rejected: temporarily with a 4xx code, permanently with a 5xx code. */
  rejected: readonly { address: string; reason: string; isPermanent: boolean }[];
  /** The message has become pointless, so that it counts as sent. Default: false. */
  isObsolete?: boolean;
  /** The message was written to a file, and not emailed. Default: false. */
  isSavedOnly?: boolean;
}

/** Kind of a failure. Default: another attempt may succeed. */
type SendErrorOptions = ErrorOptions & Partial<Omit<SendError, keyof Error>>;

/** Failure to send a message to any of its recipients. Its text is stored and logged, so it quotes no request. */
export class SendError extends Error {
  override readonly name = "SendError";
  /** The server refused the message itself. It may accept it later, for example after its configuration is corrected. */
  readonly isPermanent: boolean;
  /** The server is unreachable or refuses the session, so other messages would fail as well. */
  readonly isServerDown: boolean;
  /** The server has the whole message, but did not confirm it. Another attempt may cause a duplicate. */
  readonly mayBeDelivered: boolean;
  /** The recipient wants no further attempt. */
  readonly isFinal: boolean;

  constructor(message: string, options: SendErrorOptions = {}) {
    super(message, options);
    const { isPermanent = false, isServerDown = false, mayBeDelivered = false, isFinal = false } = options;
    this.isPermanent = isPermanent;
    this.isServerDown = isServerDown;
    this.mayBeDelivered = mayBeDelivered;
    this.isFinal = isFinal;
  }
}
