import { describe, expect, onTestFinished, test } from "vitest";
import { testMail } from "#tests/support/mail/sample-mail.ts";
import { type Behavior, type SmtpServerOptions, startSmtpServer } from "#tests/support/mail/smtp-server.ts";
import type { Mail, MailError, Mailer } from "./mail.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const TO_TWO: Mail = { ...testMail, to: ["office@agency.example", "Owner@Bücher.example"] };
const [FIRST, SECOND] = TO_TWO.to as [string, string];

/** A server, and a mailer that sends to it. */
async function testMailer(query: Record<string, string> = {}, options: SmtpServerOptions = {}) {
  const server = await startSmtpServer(options);
  onTestFinished(() => server.close());
  return { server, mailer: mailerOf(server, query) };
}

function mailerOf(server: { url: string }, query: Record<string, string> = {}): Mailer {
  const url = new URL(server.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const mailer = createSmtpMailer({ url: url.href });
  onTestFinished(() => mailer.close());
  return mailer;
}

const failureOf = (mailer: Mailer, mail = TO_TWO): Promise<MailError> =>
  mailer.send(mail).then(
    (delivery) => expect.fail(JSON.stringify(delivery)),
    (error) => error,
  );

describe("A server that takes messages", () => {
  test("gets each header and both bodies, by STARTTLS, from whoever logged in", async () => {
    const { server, mailer } = await testMailer();
    const headers = { "Auto-Submitted": "auto-replied" };
    expect(await mailer.send({ ...TO_TWO, headers })).toEqual({ accepted: TO_TWO.to, refused: [] });
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

  test("gets them by TLS from the start where the address says smtps", async () => {
    const { server, mailer } = await testMailer({}, { tls: "at once" });
    await mailer.send(testMail);
    expect(server.messages).toMatchObject([{ isSecure: true, user: "quotes@agency.example" }]);
  });

  test("gets any text as it was: dots, long lines, blanks at their ends, other scripts", async () => {
    const { server, mailer } = await testMailer();
    const text = `.\n..\n.a\n\nFrom here\n${"long ".repeat(1000)}\nblank \t\n=41 = é 漢字 👩🏽‍🌾 שלום\n`;
    const html = `<p>\n.\n${"é".repeat(3000)}</p>`;
    await mailer.send({ ...testMail, text, html });
    const [{ raw, parsed } = expect.fail()] = server.messages;
    expect(parsed).toMatchObject({ text: `${text}\n`, html: `${html}\n` });
    expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(raw).toMatch(/^[\x20-\x7e\t\r\n]*$/);
  });

  test("gets names in any script (RFC 2047)", async () => {
    const { server, mailer } = await testMailer();
    const name = 'Zoë "Zed" 漢字, 👩🏽‍🌾 <a@b.example>';
    const replyTo = { name, address: "ada@example.com" };
    await mailer.send({ ...testMail, from: "Präriens lykta <quotes@agency.example>", replyTo, subject: `For ${name}` });
    const [{ raw, parsed } = expect.fail()] = server.messages;
    expect(parsed.from).toEqual({ name: "Präriens lykta", address: "quotes@agency.example" });
    expect(parsed.replyTo).toEqual([replyTo]);
    expect(parsed.subject).toBe(`For ${name}`);
    expect(raw).toContain("=?UTF-8?");
  });

  test("gets no header that somebody wrote into another one", async () => {
    const { server, mailer } = await testMailer();
    const evil = "x\r\nBcc: eve@example.com\r\n\r\nbody\u0000";
    await mailer.send({
      ...testMail,
      messageId: `<a@b.example>${evil}`,
      from: `Agency ${evil} <quotes@agency.example>`,
      replyTo: { name: evil, address: `ada@example.com, eve@example.com${evil}` },
      subject: evil,
      headers: { "X-One": evil, [`X-Two: ${evil}`]: "2" },
    });
    const [{ to, parsed } = expect.fail()] = server.messages;
    expect(to).toEqual(testMail.to);
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.replyTo).toHaveLength(1);
    expect(parsed.text).toBe(`${testMail.text}\n`);
    expect(parsed.headers.map(({ key }) => key)).not.toContain("bcc");
    for (const { value } of parsed.headers) expect(value).not.toMatch(/\p{Cc}/u);
  });

  test("gets many messages at once, over connections that are used again", async () => {
    const { server, mailer } = await testMailer();
    const mails = Array.from({ length: 30 }, (_, index) => ({ ...testMail, messageId: `<${index}@agency.example>` }));
    await Promise.all(mails.map((mail) => mailer.send(mail)));
    const ids = server.messages.map(({ parsed }) => parsed.messageId);
    expect(ids.sort()).toEqual(mails.map(({ messageId }) => messageId).sort());
    expect(server.connectionCount).toBeLessThanOrEqual(5);
  });

  test("gets the message that is under way when the mailer closes", async () => {
    const { server, mailer } = await testMailer();
    const sending = mailer.send(testMail);
    await server.waitForMessages(1);
    mailer.close();
    expect(await sending).toEqual({ accepted: testMail.to, refused: [] });
    expect(await failureOf(mailer)).toMatchObject({ isPermanent: false, isServerDown: true });
  });
});

test.each([
  [550, "550 5.1.1", true],
  [451, "451 4.3.0", false],
  [503, "503 5.5.1", false],
])(
  "A recipient that is refused with %i is told of, and the other gets the message",
  async (code, reason, isPermanent) => {
    const { server, mailer } = await testMailer();
    server.behave({ at: "recipient", does: code, recipient: "Owner@bücher.example" });
    const refused = [{ address: SECOND, reason, isPermanent }];
    expect(await mailer.send(TO_TWO)).toEqual({ accepted: [FIRST], refused });
    expect(server.messages.map(({ to }) => to)).toEqual([[FIRST]]);
  },
);

const DEFERRED = { isPermanent: false, isServerDown: false };
const REFUSED = { isPermanent: true, isServerDown: false };
const DOWN = { isPermanent: false, isServerDown: true };

describe("A server that", () => {
  test.each<[name: string, behaviors: Behavior[], failure: Partial<MailError>]>([
    ["refuses all recipients", [{ at: "recipient", does: 550 }], REFUSED],
    ["defers all recipients", [{ at: "recipient", does: 451 }], DEFERRED],
    [
      "refuses one and defers the other",
      [
        { at: "recipient", does: 550, recipient: FIRST },
        { at: "recipient", does: 451 },
      ],
      DEFERRED,
    ],
    ["refuses the message", [{ at: "message", does: 554 }], REFUSED],
    ["defers the message", [{ at: "message", does: 451 }], DEFERRED],
    ["refuses the sender", [{ at: "sender", does: 550 }], DOWN],
    ["refuses the password", [{ at: "login", does: 535 }], DOWN],
    ["wants a password first", [{ at: "recipient", does: 530 }], DOWN],
    ["is closing when it is called", [{ at: "connect", does: 421 }], DOWN],
    ["turns us away when it is called", [{ at: "connect", does: 554 }], DOWN],
    ["is closing before the message", [{ at: "recipient", does: 421 }], DOWN],
    ["is closing after the message", [{ at: "message", does: 421 }], DOWN],
    ["says nothing when it is called", [{ at: "connect", does: "stall" }], DOWN],
    ["says nothing to the sender", [{ at: "sender", does: "stall" }], DOWN],
    ["says nothing to the message", [{ at: "message", does: "stall" }], DOWN],
    ["hangs up when it is called", [{ at: "connect", does: "drop" }], DOWN],
    ["hangs up on the sender", [{ at: "sender", does: "drop" }], DOWN],
    ["hangs up on the message", [{ at: "message", does: "drop" }], DOWN],
  ])("%s", async (_, behaviors, failure) => {
    const isSilent = behaviors.some(({ does }) => does === "stall");
    const { server, mailer } = await testMailer(isSilent ? { greetingTimeout: "1000", socketTimeout: "1000" } : {});
    server.behave(...behaviors);
    const error = await failureOf(mailer);
    expect(error).toMatchObject({ name: "MailError", ...failure });
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/office@|owner@|s3cret|ada/i);
    expect(server.messages).toEqual([]);
    server.behave();
    expect(await mailer.send(TO_TWO)).toEqual({ accepted: TO_TWO.to, refused: [] });
  });
});

describe("A message", () => {
  test("that was kept before the server hung up comes again under the same Message-ID", async () => {
    const { server, mailer } = await testMailer();
    server.behave({ at: "message", does: "drop", isKept: true });
    expect(await failureOf(mailer)).toMatchObject(DOWN);
    server.behave();
    await mailer.send(TO_TWO);
    const ids = server.messages.map(({ parsed }) => parsed.messageId);
    expect(ids).toEqual([TO_TWO.messageId, TO_TWO.messageId]);
  });

  test("goes out again once a server that was away is back", async () => {
    const { server, mailer } = await testMailer();
    await mailer.send(testMail);
    await server.close();
    expect(await failureOf(mailer)).toMatchObject({ ...DOWN, message: expect.stringContaining("(ECONNREFUSED)") });
    await server.reopen();
    await mailer.send(testMail);
    expect(server.messages).toHaveLength(2);
  });

  test("to nobody fails without a word of the server", async () => {
    const { mailer } = await testMailer();
    const error = await failureOf(mailer, { ...testMail, to: [] });
    expect(error).toMatchObject({ ...DEFERRED, message: "The message cannot be sent (EENVELOPE)" });
  });

  test("with two addresses in one goes to nobody else", async () => {
    const { server, mailer } = await testMailer();
    expect(await failureOf(mailer, { ...testMail, to: ["a@b.example, eve@b.example"] })).toMatchObject(REFUSED);
    expect(server.messages).toEqual([]);
  });
});

describe("Nothing is sent", () => {
  test.each<[name: string, query: Record<string, string>, options: SmtpServerOptions, reason: string]>([
    ["to a server whose certificate nobody vouches for", { "tls.rejectUnauthorized": "true" }, {}, "CERT"],
    ["to a server without TLS where there is a password", {}, { tls: "never" }, "no secure connection"],
    ["to a server that hears the password without TLS", { requireTLS: "false", ignoreTLS: "true" }, {}, "(538 5.7.0)"],
  ])("%s", async (_, query, options, reason) => {
    const { server, mailer } = await testMailer(query, options);
    const error = await failureOf(mailer);
    expect(error).toMatchObject(DOWN);
    expect(error.message).toContain(reason);
    expect(server.messages).toEqual([]);
  });

  test("with a wrong password, which no error repeats", async () => {
    const { server } = await testMailer();
    const url = new URL(server.url);
    url.password = "0therSecret";
    const error = await failureOf(mailerOf({ url: url.href }));
    expect(error).toMatchObject(DOWN);
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/s3cret|0therSecret/);
  });

  test("to a name that no server can have", async () => {
    const url = `smtp://${"a".repeat(64)}.invalid`;
    expect(await failureOf(mailerOf({ url }))).toMatchObject(DOWN);
  });
});

test("An address that is none is refused without a word of what is in it", () => {
  const make = () => createSmtpMailer({ url: "smtp://agency:s3cret@ho%20st" });
  expect(make).toThrow(new Error("SMTP_URL is no address of a mail server."));
});
