/** A mail server for tests: real SMTP on loopback, with STARTTLS and a password, that misbehaves as it is told to. */
import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** Where in a session a server can misbehave: `recipient` and `message` are its answers to RCPT TO and after DATA. */
type Stage = "connect" | "login" | "sender" | "recipient" | "message";

export interface Behavior {
  at: Stage;
  /** Answers with this code, never answers, or ends the connection without an answer. */
  does: number | "stall" | "drop";
  /** The only recipient that it is so with. */
  recipient?: string;
  /** At `message`: it is kept before. */
  isKept?: boolean;
}

export interface ReceivedMessage {
  from: string;
  to: readonly string[];
  /** Whether it came through TLS. */
  isSecure: boolean;
  /** Who had logged in. */
  user: string;
  /** As it came, without the dots that SMTP doubles. */
  raw: string;
  parsed: Email;
}

export interface TestSmtpServer {
  /** For SMTP_URL: with name and password, and without a look at the certificate, which nobody vouches for. */
  url: string;
  port: number;
  /** What it has taken, in the order in which it came. */
  messages: readonly ReceivedMessage[];
  /** How many connections it has had. */
  readonly connectionCount: number;
  /** @throws where there are not so many in time */
  waitForMessages(count: number, timeoutMs?: number): Promise<readonly ReceivedMessage[]>;
  /** From now on it does this instead of what it did before; without any, it takes everything. */
  behave(...behaviors: Behavior[]): void;
  /** Ends all connections and refuses new ones. What it has taken stays. */
  close(): Promise<void>;
  /** Takes connections on the same port again. */
  reopen(): Promise<void>;
}

export interface SmtpServerOptions {
  /** 0, and nothing, take a free one. */
  port?: number;
  /** By STARTTLS, from the start as smtps:// wants it, or not at all. */
  tls?: "later" | "at once" | "never";
}

/** Has characters that stand for something else in an address. */
const LOGIN = { name: "quotes@agency.example", password: "s3cret/p@ss: word%" };

export async function startSmtpServer({ port = 0, tls = "later" }: SmtpServerOptions = {}): Promise<TestSmtpServer> {
  const messages: ReceivedMessage[] = [];
  const arrivals = new EventEmitter();
  let behaviors: Behavior[] = [];
  let connectionCount = 0;
  let server = await listen(port);
  const address = server.server.address() as AddressInfo;

  async function listen(wanted: number): Promise<SMTPServer> {
    const smtp = new SMTPServer({
      secure: tls === "at once",
      ...(tls === "never" && { disabledCommands: ["STARTTLS"] }),
      // Says nothing of the certificate for localhost that the package brings along.
      logger: false,
      disableReverseLookup: true,
      hideENHANCEDSTATUSCODES: false,
      onConnect(session, callback) {
        connectionCount += 1;
        answer("connect", session, callback);
      },
      onMailFrom: (_, session, callback) => answer("sender", session, callback),
      onRcptTo: ({ address }, session, callback) => answer("recipient", session, callback, address),
      onAuth({ username, password }, session, callback) {
        answer("login", session, (refusal) => {
          const isKnown = username === LOGIN.name && password === LOGIN.password;
          if (refusal) callback(refusal);
          else callback(null, isKnown ? { user: username } : { message: "Wrong name or password" });
        });
      },
      async onData(stream, session, callback) {
        const raw = await buffer(stream).catch(() => undefined);
        // The client went away in the middle of it.
        if (raw === undefined) return;
        const behavior = behaviors.find(({ at }) => at === "message");
        if (behavior === undefined || behavior.isKept) await keep(raw, session);
        answer("message", session, callback);
      },
    });
    // A client that goes away is no error of a test.
    smtp.on("error", () => {});
    await new Promise<void>((resolve, reject) => {
      smtp.server.once("error", reject);
      smtp.listen(wanted, "127.0.0.1", resolve);
    });
    return smtp;
  }

  function answer(stage: Stage, session: SMTPServerSession, callback: (error?: Error) => void, recipient?: string) {
    const behavior = behaviors.find(({ at, recipient: only = recipient }) => at === stage && only === recipient);
    if (behavior === undefined) callback();
    else if (behavior.does === "drop") {
      for (const { id, _socket } of server.connections) if (id === session.id) _socket.destroy();
    } else if (behavior.does !== "stall") {
      // Servers like to repeat what they refuse.
      callback(Object.assign(new Error(`No: ${recipient ?? stage}`), { responseCode: behavior.does }));
    }
  }

  async function keep(raw: Buffer, { envelope, secure, user }: SMTPServerSession): Promise<void> {
    const { mailFrom, rcptTo } = envelope;
    messages.push({
      from: mailFrom ? mailFrom.address : "",
      to: rcptTo.map(({ address }) => address),
      isSecure: secure,
      user,
      raw: raw.toString("latin1"),
      parsed: await PostalMime.parse(raw),
    });
    arrivals.emit("message");
  }

  const login = [LOGIN.name, LOGIN.password].map(encodeURIComponent).join(":");
  return {
    url: `${tls === "at once" ? "smtps" : "smtp"}://${login}@127.0.0.1:${address.port}/?tls.rejectUnauthorized=false`,
    port: address.port,
    messages,
    get connectionCount() {
      return connectionCount;
    },
    async waitForMessages(count, timeoutMs = 20_000) {
      const signal = AbortSignal.timeout(timeoutMs);
      while (messages.length < count) {
        await once(arrivals, "message", { signal }).catch(() => {
          throw new Error(`The mail server got ${messages.length} of ${count} messages.`);
        });
      }
      return messages;
    },
    behave(...next) {
      behaviors = next;
    },
    async close() {
      if (!server.server.listening) return;
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const { _socket } of server.connections) _socket.destroy();
      await closed;
    },
    async reopen() {
      server = await listen(address.port);
    },
  };
}
