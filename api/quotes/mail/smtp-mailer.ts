/** Mailer that sends by SMTP (RFC 5321). */
import { Readable } from "node:stream";
import { createTransport, type NodemailerError, type SendMailOptions } from "nodemailer";
import { normalizeAddress } from "../outbox/person.ts";
import { SendError } from "../send-error.ts";
import { type Mailer, toNodemailer } from "./mail.ts";

/** Defaults, which the query of SMTP_URL can override. Times are in milliseconds. */
const DEFAULT_OPTIONS = {
  pool: true,
  maxConnections: 5,
  // Retry once if the server has closed an idle connection. For other failures, the delivery worker tries again later.
  maxRequeues: 1,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // RFC 5321, section 4.5.3.2.6: a client that stops waiting for the reply to DATA earlier may cause duplicates.
  socketTimeout: 600_000,
} as const;

/** Nodemailer error codes that are independent of the message, with a description for `lastError`. */
const OUTAGES: Readonly<Record<string, string>> = {
  ECONNECTION: "The mail server closed the connection",
  EDNS: "The host name of the mail server was not found",
  ESOCKET: "The connection to the mail server failed",
  EPROXY: "The connection to the mail server failed",
  ETIMEDOUT: "The mail server did not respond in time",
  EPROTOCOL: "The mail server refused the connection",
  ETLS: "The mail server could not be reached over a secure connection",
  EAUTH: "The mail server refused the user name or password",
  ENOAUTH: "The mail server requires a user name and password",
};

/**
 * Reply codes about the session, at whatever command the server gives them: closing (RFC 5321, section 3.8), TLS (RFC
 * 3207, section 4), authentication (RFC 4954, section 6).
 */
const SESSION_CODES: ReadonlySet<number> = new Set([421, 454, 530, 534, 535, 538]);

/**
 * Returns a mailer that sends over up to five connections, which it reuses. It uses STARTTLS if the server offers it, and
 * insists on TLS if `url` has a password.
 * @param url smtp://name:password@host:port, or smtps://… for TLS from the start. Its query may set options of
 *   nodemailer (https://nodemailer.com/smtp), such as requireTLS=true or socketTimeout=60000.
 * @throws Error if `url` is not a valid mail server address
 */
export function createSmtpMailer({ url }: { url: string }): Mailer {
  const transport = openTransport(url);
  transport.use("stream", ({ data, message }, done) => {
    const { observe } = data as ObservedMail;
    message?.processFunc((content) => Readable.from(observe(content), { objectMode: false }));
    done();
  });
  return {
    async send(mail, beforeTransfer) {
      let isTransferred = false;
      const observedMail: ObservedMail = {
        ...toNodemailer(mail),
        // Nodemailer reads the content after the server has agreed to receive it (RFC 5321, section 4.1.1.4).
        async *observe(content) {
          await beforeTransfer?.();
          yield* content;
          isTransferred = true;
        },
      };
      const { accepted, rejectedErrors = [] } = await transport.sendMail(observedMail).catch((error) => {
        throw toMailError(error, isTransferred);
      });
      // Nodemailer returns domains in another spelling than it was given.
      const originals = new Map(mail.to.map((address) => [normalizeAddress(address), address]));
      const toOriginal = (address: string) => originals.get(normalizeAddress(address)) ?? address;
      return {
        accepted: accepted.map(toOriginal),
        rejected: rejectedErrors.map(({ recipient = "", response, permanent = false }) => ({
          address: toOriginal(recipient),
          reason: extractStatus(response),
          isPermanent: permanent,
        })),
      };
    },
    close: () => transport.close(),
  };
}

/** Message for nodemailer, which hands the additional property to its plugins. */
interface ObservedMail extends SendMailOptions {
  observe(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
}

/**
 * Connects to a mail server and signs in, but sends nothing.
 * @param url like that of `createSmtpMailer`
 * @throws SendError if the server refuses, or does not respond in time
 */
export async function verifyMailServer({ url, timeoutMs }: { url: string; timeoutMs: number }): Promise<void> {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = openTransport(url, timeouts);
  try {
    await transport.verify();
  } catch (error) {
    throw toMailError(error as NodemailerError);
  } finally {
    transport.close();
  }
}

function openTransport(url: string, timeouts = {}) {
  try {
    // Send a password only through TLS, unless the query of the URL allows otherwise.
    return createTransport({ ...DEFAULT_OPTIONS, ...timeouts, requireTLS: new URL(url).password !== "", url });
  } catch {
    // Discard the cause: its message quotes the URL and with it the password.
    throw new Error("SMTP_URL must be a mail server address such as smtp://name:password@host:587.");
  }
}

/**
 * Converts an error of nodemailer. Neither the reply of the server, except for its codes, nor the original error is
 * kept, because servers quote addresses and parts of messages, and the error is logged.
 * @param isTransferred whether the server may have the whole message
 */
function toMailError(error: NodemailerError, isTransferred = false): SendError {
  const { code = error.name, originalCode = code, response, rejectedErrors = [error] } = error;
  const status = response === undefined ? originalCode : extractStatus(response);
  const outage = describeOutage(error);
  if (outage !== undefined && response === undefined && isTransferred) {
    const message = `${outage} before it confirmed the message, which may have arrived (${status})`;
    return new SendError(message, { isServerDown: true, mayBeDelivered: true });
  }
  if (outage !== undefined) return new SendError(`${outage} (${status})`, { isServerDown: true });
  const problem = response === undefined ? "The message could not be sent" : "The mail server refused the message";
  return new SendError(`${problem} (${status})`, { isPermanent: rejectedErrors.every(({ permanent }) => permanent) });
}

/** Describes an error of the configuration or the server, which affects every message. Returns undefined for others. */
function describeOutage({ code = "", command, response, responseCode = 0 }: NodemailerError): string | undefined {
  if (code in OUTAGES) return OUTAGES[code];
  if (SESSION_CODES.has(responseCode)) return "The mail server refused the session";
  return command === "MAIL FROM" && response !== undefined ? "The mail server refused the sender" : undefined;
}

/** Returns the reply code (RFC 5321, section 4.2) and, if present, the enhanced status code (RFC 3463) of a reply. */
function extractStatus(response = ""): string {
  return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0].replace("-", " ") ?? "no code";
}
