/** Mail server for tests: real SMTP on the loopback interface, with STARTTLS and a password, that misbehaves on request. */
import { EventEmitter, once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { findLastingPort } from "../find-lasting-port.ts";

/** Part of a session at which the server can misbehave. `recipient` is its reply to RCPT TO, `message` the one after DATA. */
type Stage = "connect" | "login" | "sender" | "recipient" | "message";

export interface Misbehavior {
  at: Stage;
  /** Sends this reply code, never replies, or closes the connection without a reply. */
  reply: number | "stall" | "drop";
  /** Limits the misbehavior to one recipient. */
  recipient?: string;
  /** At `message`: the server stores the message before it misbehaves. */
  isStored?: boolean;
}

export interface ReceivedMessage {
  from: string;
  to: readonly string[];
  /** True if the client used TLS. */
  isSecure: boolean;
  /** Name of the authenticated user. */
  user: string;
  /** Message as it was transferred, without SMTP dot stuffing. */
  raw: string;
  parsed: Email;
}

export interface TestSmtpServer {
  /** Value for SMTP_URL, with name and password. Certificate checks are off, because the certificate is self-signed. */
  url: string;
  port: number;
  /** Received messages, oldest first. */
  messages: readonly ReceivedMessage[];
  /** Number of connections so far. */
  readonly connectionCount: number;
  /** @throws Error if fewer than `count` messages arrive in time */
  waitForMessages(count: number, timeoutMs?: number): Promise<readonly ReceivedMessage[]>;
  /** Replaces the current misbehaviors. Without arguments, the server accepts everything. */
  misbehave(...misbehaviors: Misbehavior[]): void;
  /** Closes all connections and refuses new ones. Keeps the received messages. */
  close(): Promise<void>;
  /** Accepts connections on the same port again. */
  reopen(): Promise<void>;
}

export interface SmtpServerOptions {
  /** STARTTLS, TLS from the start (smtps://), or no TLS. Default: STARTTLS. */
  tls?: "starttls" | "implicit" | "none";
}

/** Name and password with characters that must be escaped in a URL. */
const LOGIN = { name: "quotes@agency.example", password: "s3cret/p@ss: word%" };

export async function startSmtpServer({ tls = "starttls" }: SmtpServerOptions = {}): Promise<TestSmtpServer> {
  const port = await findLastingPort();
  const messages: ReceivedMessage[] = [];
  const arrivals = new EventEmitter();
  let misbehaviors: Misbehavior[] = [];
  let connectionCount = 0;

  const onMessage = (message: ReceivedMessage) => {
    messages.push(message);
    arrivals.emit("message");
  };
  const respond: Respond = (server, stage, session, callback, recipient) => {
    const misbehavior = misbehaviors.find(({ at, recipient: only = recipient }) => at === stage && only === recipient);
    if (misbehavior === undefined) callback();
    else if (misbehavior.reply === "drop") {
      for (const { id, _socket } of server.connections) if (id === session.id) _socket.destroy();
    } else if (misbehavior.reply !== "stall") {
      // Quotes the address, as real servers do.
      callback(Object.assign(new Error(`No: ${recipient ?? stage}`), { responseCode: misbehavior.reply }));
    }
  };
  const isMessageStored = () => {
    const misbehavior = misbehaviors.find(({ at }) => at === "message");
    return misbehavior === undefined || misbehavior.isStored === true;
  };
  const listen = () => {
    const onConnect = () => {
      connectionCount += 1;
    };
    return startListening(createServer({ tls, respond, isMessageStored, onConnect, onMessage }), port);
  };

  let server = await listen();
  const login = [LOGIN.name, LOGIN.password].map(encodeURIComponent).join(":");
  return {
    url: `${tls === "implicit" ? "smtps" : "smtp"}://${login}@127.0.0.1:${port}/?tls.rejectUnauthorized=false`,
    port,
    messages,
    get connectionCount() {
      return connectionCount;
    },
    async waitForMessages(count, timeoutMs = 20_000) {
      const signal = AbortSignal.timeout(timeoutMs);
      while (messages.length < count) {
        await once(arrivals, "message", { signal }).catch(() => {
          throw new Error(`The mail server must receive ${count} messages, but got ${messages.length} in time.`);
        });
      }
      return messages;
    },
    misbehave(...next) {
      misbehaviors = next;
    },
    async close() {
      if (!server.server.listening) return;
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const { _socket } of server.connections) _socket.destroy();
      await closed;
    },
    async reopen() {
      server = await listen();
    },
  };
}

/** Replies at a stage of a session: passes the reply to `callback`, never calls it, or closes the connection. */
type Respond = (
  server: SMTPServer,
  stage: Stage,
  session: SMTPServerSession,
  callback: (error?: Error) => void,
  recipient?: string,
) => void;

interface ServerHooks extends Required<Pick<SmtpServerOptions, "tls">> {
  respond: Respond;
  isMessageStored(): boolean;
  onConnect(): void;
  onMessage(message: ReceivedMessage): void;
}

function createServer({ tls, respond, isMessageStored, onConnect, onMessage }: ServerHooks): SMTPServer {
  const server = new SMTPServer({
    secure: tls === "implicit",
    ...(tls === "none" && { disabledCommands: ["STARTTLS"] }),
    // Suppresses the warning about the certificate for localhost that the package includes.
    logger: false,
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: false,
    onConnect(session, callback) {
      onConnect();
      respond(server, "connect", session, callback);
    },
    onMailFrom: (_, session, callback) => respond(server, "sender", session, callback),
    onRcptTo: ({ address }, session, callback) => respond(server, "recipient", session, callback, address),
    onAuth({ username, password }, session, callback) {
      respond(server, "login", session, (refusal) => {
        const isKnown = username === LOGIN.name && password === LOGIN.password;
        if (refusal) callback(refusal);
        else callback(null, isKnown ? { user: username } : { message: "Wrong name or password" });
      });
    },
    async onData(stream, session, callback) {
      const raw = await buffer(stream).catch(() => undefined);
      // The client closed the connection during the transfer.
      if (raw === undefined) return;
      if (isMessageStored()) onMessage(await parseMessage(raw, session));
      respond(server, "message", session, callback);
    },
  });
  // A client that closes the connection must not fail the test.
  server.on("error", () => {});
  return server;
}

async function startListening(server: SMTPServer, port: number): Promise<SMTPServer> {
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}

async function parseMessage(raw: Buffer, { envelope, secure, user }: SMTPServerSession): Promise<ReceivedMessage> {
  const { mailFrom, rcptTo } = envelope;
  return {
    from: mailFrom ? mailFrom.address : "",
    to: rcptTo.map(({ address }) => address),
    isSecure: secure,
    user,
    raw: raw.toString("latin1"),
    parsed: await PostalMime.parse(raw),
  };
}
