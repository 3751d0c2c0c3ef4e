/** Mail by SMTP (RFC 5321). */
import { domainToASCII } from "node:url";
import { createTransport, type NodemailerError } from "nodemailer";
import { type Delivery, MailError, type Mailer } from "./mail.ts";
import { toNodemailer } from "./to-nodemailer.ts";

/** What holds where the query of the address says nothing else: times are in milliseconds. */
const OPTIONS = {
  pool: true,
  maxConnections: 5,
  // After a connection that had gone by itself. Whoever sends tries again later.
  maxRequeues: 1,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // For the answer to a message, RFC 5321, section 4.5.3.2.6: who goes earlier may have sent it, and sends it again.
  socketTimeout: 600_000,
} as const;

/** Errors of nodemailer that have nothing to do with the message, and what to say of them. */
const OUTAGES: Readonly<Record<string, string>> = {
  ECONNECTION: "The mail server ended the connection",
  EDNS: "The name of the mail server was not found",
  ESOCKET: "There is no connection to the mail server",
  EPROXY: "There is no connection to the mail server",
  ETIMEDOUT: "The mail server did not answer in time",
  EPROTOCOL: "The mail server refused the connection",
  ETLS: "There is no secure connection to the mail server",
  EAUTH: "The mail server refused the name or the password",
  ENOAUTH: "The mail server wants a name and a password",
};

/**
 * Replies that speak of the session, wherever they are given: closing (RFC 5321, section 3.8), TLS (RFC 3207, section
 * 4), authentication (RFC 4954, section 6).
 */
const SESSION_CODES: ReadonlySet<number> = new Set([421, 454, 530, 534, 535, 538]);

/**
 * Sends over up to five connections, which it keeps for the next messages, and by STARTTLS where the server offers it.
 * @param url smtp://name:password@host:port, or smtps://…; its query takes the options of nodemailer (https://nodemailer.com/smtp),
 *   such as requireTLS=true or socketTimeout=60000
 * @throws where `url` is no address of a mail server
 */
export function createSmtpMailer({ url }: { url: string }): Mailer {
  const transport = openTransport(url);
  return {
    async send(mail) {
      const { accepted, rejectedErrors = [] } = await transport.sendMail(toNodemailer(mail)).catch((error) => {
        throw mailErrorOf(error);
      });
      const given = new Map(mail.to.map((address) => [comparable(address), address]));
      const asGiven = (address: string) => given.get(comparable(address)) ?? address;
      return {
        accepted: accepted.map(asGiven),
        refused: rejectedErrors.map(({ recipient = "", response, permanent = false }) => ({
          address: asGiven(recipient),
          reason: statusOf(response),
          isPermanent: permanent,
        })),
      } satisfies Delivery;
    },
    close: () => transport.close(),
  };
}

function openTransport(url: string) {
  try {
    // A password goes through TLS alone, unless the query says otherwise.
    return createTransport({ ...OPTIONS, requireTLS: new URL(url).password !== "", url });
  } catch {
    // The error has the address in it, and with it the password.
    throw new Error("SMTP_URL is no address of a mail server.");
  }
}

/** An address without what nodemailer writes in another way. */
function comparable(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  return `${address.slice(0, at)}${domainToASCII(address.slice(at))}`.toLowerCase();
}

/**
 * What servers say is left out but for its codes: they repeat addresses and parts of messages. So is the error that it
 * is made of.
 */
function mailErrorOf(error: NodemailerError): MailError {
  const { code = error.name, originalCode = code, response, rejectedErrors = [error] } = error;
  const status = response === undefined ? originalCode : statusOf(response);
  const outage = outageOf(error);
  if (outage !== undefined) return new MailError(`${outage} (${status})`, { isPermanent: false, isServerDown: true });
  const what = response === undefined ? "The message cannot be sent" : "The mail server refused the message";
  const isPermanent = rejectedErrors.every(({ permanent }) => permanent);
  return new MailError(`${what} (${status})`, { isPermanent, isServerDown: false });
}

/** A setting or a server that somebody will mend: nothing is lost by waiting. */
function outageOf({ code = "", command, response, responseCode = 0 }: NodemailerError): string | undefined {
  if (code in OUTAGES) return OUTAGES[code];
  if (SESSION_CODES.has(responseCode)) return "The mail server refused the session";
  return command === "MAIL FROM" && response !== undefined ? "The mail server refused the sender" : undefined;
}

/** The codes of a reply: RFC 5321, section 4.2, and RFC 3463. */
function statusOf(response = ""): string {
  return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0].replace("-", " ") ?? "no code";
}
