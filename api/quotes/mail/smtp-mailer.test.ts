import { describe, expect, onTestFinished, test } from "vitest";
import { testMail } from "#tests/support/mail/sample-mail.ts";
import { type Misbehavior, type SmtpServerOptions, startSmtpServer } from "#tests/support/mail/smtp-server.ts";
import type { SendError } from "../send-error.ts";
import type { Mail, Mailer } from "./mail.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const TO_TWO: Mail = { ...testMail, to: ["office@agency.example", "Owner@Bücher.example"] };
const [FIRST, SECOND] = TO_TWO.to as [string, string];

/** Starts a mail server, and creates a mailer that sends to it. */
async function startServerAndMailer(query: Record<string, string> = {}, options: SmtpServerOptions = {}) {
  const server = await startSmtpServer(options);
  onTestFinished(() => server.close());
  return { server, mailer: createTestMailer(server, query) };
}

function createTestMailer(server: { url: string }, query: Record<string, string> = {}): Mailer {
  const url = new URL(server.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const mailer = createSmtpMailer({ url: url.href });
  onTestFinished(() => mailer.close());
  return mailer;
}

const expectFailure = (mailer: Mailer, mail = TO_TWO): Promise<SendError> =>
  mailer.send(mail).then(
    (delivery) => expect.fail(JSON.stringify(delivery)),
    (error) => error,
  );

describe("SMTP mailer", () => {
  test("sends headers and both bodies over STARTTLS as the authenticated user", async () => {
    const { server, mailer } = await startServerAndMailer();
    const headers = { "Auto-Submitted": "auto-replied" };
    expect(await mailer.send({ ...TO_TWO, headers })).toEqual({ accepted: TO_TWO.to, rejected: [] });
    const [message] = server.messages;
    expect(message).toMatchObject({
      from: "quotes@agency.example",
      to: [FIRST, "Owner@bücher.example"],
      isSecure: true,
      user: "quotes@agency.example",
      parsed: {
        messageId: TO_TWO.messageId,
        date: TO_TWO.date.toISOString(),
        from: { name: "Test Agency", address: "quotes@agency.example" },
        to: [
          { name: "", address: FIRST },
          { name: "", address: "Owner@xn--bcher-kva.example" },
        ],
        replyTo: [TO_TWO.replyTo],
        subject: TO_TWO.subject,
        text: `${TO_TWO.text}\n`,
        html: `${TO_TWO.html}\n`,
      },
    });
    const sent = expect.objectContaining({ key: "auto-submitted", value: "auto-replied" });
    expect(message?.parsed.headers).toContainEqual(sent);
  });

  test("uses TLS from the start for an smtps URL", async () => {
    const { server, mailer } = await startServerAndMailer({}, { tls: "implicit" });
    await mailer.send(testMail);
    expect(server.messages).toMatchObject([{ isSecure: true, user: "quotes@agency.example" }]);
  });

  test("preserves any text: leading dots, long lines, trailing spaces, other scripts", async () => {
    const { server, mailer } = await startServerAndMailer();
    const text = `.\n..\n.a\n\nFrom here\n${"long ".repeat(1000)}\nblank \t\n=41 = é 漢字 👩🏽‍🌾 שלום\n`;
    const html = `<p>\n.\n${"é".repeat(3000)}</p>`;
    await mailer.send({ ...testMail, text, html });
    const [{ raw, parsed } = expect.fail()] = server.messages;
    expect(parsed).toMatchObject({ text: `${text}\n`, html: `${html}\n` });
    expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(raw).toMatch(/^[\x20-\x7e\t\r\n]*$/);
  });

  test("encodes names in any script (RFC 2047)", async () => {
    const { server, mailer } = await startServerAndMailer();
    const name = 'Zoë "Zed" 漢字, 👩🏽‍🌾 <a@b.example>';
    const replyTo = { name, address: "ada@example.com" };
    await mailer.send({ ...testMail, from: "Präriens lykta <quotes@agency.example>", replyTo, subject: `For ${name}` });
    const [{ raw, parsed } = expect.fail()] = server.messages;
    expect(parsed.from).toEqual({ name: "Präriens lykta", address: "quotes@agency.example" });
    expect(parsed.replyTo).toEqual([replyTo]);
    expect(parsed.subject).toBe(`For ${name}`);
    expect(raw).toContain("=?UTF-8?");
  });

  test("shows an encoded word that a visitor typed as it is", async () => {
    const { server, mailer } = await startServerAndMailer();
    const name = "=?utf-8?q?Eve=20Smith?= Jr.";
    await mailer.send({ ...testMail, replyTo: { name, address: "ada@example.com" }, subject: `For ${name}` });
    const [{ raw, parsed } = expect.fail()] = server.messages;
    expect(raw).not.toContain("=?utf-8?q?Eve");
    expect([parsed.subject, parsed.replyTo?.[0]?.name].map((text) => text?.replaceAll("\u2060", ""))).toEqual([
      `For ${name}`,
      name,
    ]);
  });

  test("does not let a value inject another header", async () => {
    const { server, mailer } = await startServerAndMailer();
    const injection = "x\r\nBcc: eve@example.com\r\n\r\nbody\u0000";
    await mailer.send({
      ...testMail,
      messageId: `<a@b.example>${injection}`,
      from: `Agency ${injection} <quotes@agency.example>`,
      replyTo: { name: injection, address: `ada@example.com, eve@example.com${injection}` },
      subject: injection,
      headers: { "X-One": injection, [`X-Two: ${injection}`]: "2" },
    });
    const [{ to, parsed } = expect.fail()] = server.messages;
    expect(to).toEqual(testMail.to);
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.replyTo).toHaveLength(1);
    expect(parsed.text).toBe(`${testMail.text}\n`);
    expect(parsed.headers.map(({ key }) => key)).not.toContain("bcc");
    for (const { value } of parsed.headers) expect(value).not.toMatch(/\p{Cc}/u);
  });

  test("sends many messages at the same time over reused connections", async () => {
    const { server, mailer } = await startServerAndMailer();
    const mails = Array.from({ length: 30 }, (_, index) => ({ ...testMail, messageId: `<${index}@agency.example>` }));
    await Promise.all(mails.map((mail) => mailer.send(mail)));
    const ids = server.messages.map(({ parsed }) => parsed.messageId);
    expect(ids.sort()).toEqual(mails.map(({ messageId }) => messageId).sort());
    expect(server.connectionCount).toBeLessThanOrEqual(5);
  });

  test("finishes the message that is being sent when the mailer closes", async () => {
    const { server, mailer } = await startServerAndMailer();
    const sending = mailer.send(testMail);
    await server.waitForMessages(1);
    mailer.close();
    expect(await sending).toEqual({ accepted: testMail.to, rejected: [] });
    expect(await expectFailure(mailer)).toMatchObject({ isPermanent: false, isServerDown: true });
  });
});

test.each([
  [550, "550 5.1.1", true],
  [451, "451 4.3.0", false],
  [503, "503 5.5.1", false],
])("reports a recipient rejected with %i and sends to the other", async (code, reason, isPermanent) => {
  const { server, mailer } = await startServerAndMailer();
  server.misbehave({ at: "recipient", reply: code, recipient: "Owner@bücher.example" });
  const rejected = [{ address: SECOND, reason, isPermanent }];
  expect(await mailer.send(TO_TWO)).toEqual({ accepted: [FIRST], rejected });
  expect(server.messages.map(({ to }) => to)).toEqual([[FIRST]]);
});

const DEFERRED_MESSAGE = { isPermanent: false, isServerDown: false, mayBeDelivered: false };
const REFUSED_MESSAGE = { isPermanent: true, isServerDown: false, mayBeDelivered: false };
const SERVER_DOWN = { isPermanent: false, isServerDown: true, mayBeDelivered: false };
const LOST_REPLY = { isPermanent: false, isServerDown: true, mayBeDelivered: true };

describe("SendError for a server that", () => {
  test.each<[name: string, behaviors: Misbehavior[], failure: Partial<SendError>]>([
    ["refuses all recipients", [{ at: "recipient", reply: 550 }], REFUSED_MESSAGE],
    ["defers all recipients", [{ at: "recipient", reply: 451 }], DEFERRED_MESSAGE],
    [
      "refuses one recipient and defers the other",
      [
        { at: "recipient", reply: 550, recipient: FIRST },
        { at: "recipient", reply: 451 },
      ],
      DEFERRED_MESSAGE,
    ],
    ["refuses the message", [{ at: "message", reply: 554 }], REFUSED_MESSAGE],
    ["defers the message", [{ at: "message", reply: 451 }], DEFERRED_MESSAGE],
    ["refuses the sender", [{ at: "sender", reply: 550 }], SERVER_DOWN],
    ["refuses the password", [{ at: "login", reply: 535 }], SERVER_DOWN],
    ["requires a password first", [{ at: "recipient", reply: 530 }], SERVER_DOWN],
    ["is shutting down on connect", [{ at: "connect", reply: 421 }], SERVER_DOWN],
    ["refuses the connection", [{ at: "connect", reply: 554 }], SERVER_DOWN],
    ["is shutting down at RCPT TO", [{ at: "recipient", reply: 421 }], SERVER_DOWN],
    ["is shutting down after DATA", [{ at: "message", reply: 421 }], SERVER_DOWN],
    ["does not respond on connect", [{ at: "connect", reply: "stall" }], SERVER_DOWN],
    ["does not respond to MAIL FROM", [{ at: "sender", reply: "stall" }], SERVER_DOWN],
    ["does not respond after DATA", [{ at: "message", reply: "stall" }], LOST_REPLY],
    ["closes the connection on connect", [{ at: "connect", reply: "drop" }], SERVER_DOWN],
    ["closes the connection at MAIL FROM", [{ at: "sender", reply: "drop" }], SERVER_DOWN],
    ["closes the connection at RCPT TO", [{ at: "recipient", reply: "drop" }], SERVER_DOWN],
    ["closes the connection after DATA", [{ at: "message", reply: "drop" }], LOST_REPLY],
  ])("%s has the right flags and quotes no address", async (_, behaviors, failure) => {
    const isSilent = behaviors.some(({ reply }) => reply === "stall");
    const { server, mailer } = await startServerAndMailer(
      isSilent ? { greetingTimeout: "1000", socketTimeout: "1000" } : {},
    );
    server.misbehave(...behaviors);
    const error = await expectFailure(mailer);
    expect(error).toMatchObject({ name: "SendError", ...failure });
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/office@|owner@|s3cret|ada/i);
    expect(server.messages).toEqual([]);
    server.misbehave();
    expect(await mailer.send(TO_TWO)).toEqual({ accepted: TO_TWO.to, rejected: [] });
  });
});

describe("sending again", () => {
  test("repeats a message with the same Message-ID if the server dropped the connection before its reply", async () => {
    const { server, mailer } = await startServerAndMailer();
    server.misbehave({ at: "message", reply: "drop", isStored: true });
    expect(await expectFailure(mailer)).toMatchObject(LOST_REPLY);
    server.misbehave();
    await mailer.send(TO_TWO);
    const ids = server.messages.map(({ parsed }) => parsed.messageId);
    expect(ids).toEqual([TO_TWO.messageId, TO_TWO.messageId]);
  });

  test("works as soon as an unreachable server is back", async () => {
    const { server, mailer } = await startServerAndMailer();
    await mailer.send(testMail);
    await server.close();
    expect(await expectFailure(mailer)).toMatchObject({
      ...SERVER_DOWN,
      message: expect.stringContaining("(ECONNREFUSED)"),
    });
    await server.reopen();
    await mailer.send(testMail);
    expect(server.messages).toHaveLength(2);
  });
});

describe("beforeTransfer", () => {
  test("is called before the server has the message, and not if the server refuses it earlier", async () => {
    const { server, mailer } = await startServerAndMailer();
    const counts: number[] = [];
    const beforeTransfer = async () => void counts.push(server.messages.length);
    server.misbehave({ at: "recipient", reply: 451 });
    await mailer.send(testMail, beforeTransfer).catch(() => undefined);
    expect(counts).toEqual([]);
    server.misbehave();
    await mailer.send(testMail, beforeTransfer);
    expect(counts).toEqual([0]);
  });

  test("keeps the message from being sent if it rejects, and the next one is sent", async () => {
    const { server, mailer } = await startServerAndMailer();
    const failure = mailer.send(testMail, () => Promise.reject(new Error("no disk")));
    await expect(failure).rejects.toMatchObject(DEFERRED_MESSAGE);
    expect(server.messages).toEqual([]);
    await mailer.send(testMail);
    expect(server.messages).toHaveLength(1);
  });
});

describe("invalid messages", () => {
  test("without recipients fail before the server is asked", async () => {
    const { mailer } = await startServerAndMailer();
    const error = await expectFailure(mailer, { ...testMail, to: [] });
    expect(error).toMatchObject({ ...DEFERRED_MESSAGE, message: "The message could not be sent (EENVELOPE)" });
  });

  test("with two addresses in one are not sent to the second one", async () => {
    const { server, mailer } = await startServerAndMailer();
    expect(await expectFailure(mailer, { ...testMail, to: ["a@b.example, eve@b.example"] })).toMatchObject(
      REFUSED_MESSAGE,
    );
    expect(server.messages).toEqual([]);
  });
});

describe("security of the connection", () => {
  test.each<[name: string, query: Record<string, string>, options: SmtpServerOptions, reason: string]>([
    ["with an untrusted certificate", { "tls.rejectUnauthorized": "true" }, {}, "CERT"],
    ["without TLS if there is a password", {}, { tls: "none" }, "over a secure connection"],
    ["that refuses a password without TLS", { requireTLS: "false", ignoreTLS: "true" }, {}, "(538 5.7.0)"],
  ])("sends nothing to a server %s", async (_, query, options, reason) => {
    const { server, mailer } = await startServerAndMailer(query, options);
    const error = await expectFailure(mailer);
    expect(error).toMatchObject(SERVER_DOWN);
    expect(error.message).toContain(reason);
    expect(server.messages).toEqual([]);
  });

  test("does not quote a wrong password in the error", async () => {
    const { server } = await startServerAndMailer();
    const url = new URL(server.url);
    url.password = "0therSecret";
    const error = await expectFailure(createTestMailer({ url: url.href }));
    expect(error).toMatchObject(SERVER_DOWN);
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/s3cret|0therSecret/);
  });

  test("reports a host name that cannot exist as an outage", async () => {
    const url = `smtp://${"a".repeat(64)}.invalid`;
    expect(await expectFailure(createTestMailer({ url }))).toMatchObject(SERVER_DOWN);
  });
});

test("rejects an invalid URL without quoting it", () => {
  const create = () => createSmtpMailer({ url: "smtp://agency:s3cret@ho%20st" });
  expect(create).toThrow(new Error("SMTP_URL must be a mail server address such as smtp://name:password@host:587."));
});
