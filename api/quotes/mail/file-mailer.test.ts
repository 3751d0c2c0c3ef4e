import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { testMail } from "#tests/support/mail/sample-mail.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createFileMailer } from "./file-mailer.ts";

const FILE = "5f0c9b1a7d3e4c2b8a6f1e0d.eml";

test("writes a message to a file that only its owner can read, named after the Message-ID", async () => {
  const dir = join(temporaryFolder(), "var/mail");
  const mailer = createFileMailer({ dir });
  expect(await mailer.send(testMail)).toEqual({ accepted: testMail.to, rejected: [], isSavedOnly: true });
  expect(readdirSync(dir)).toEqual([FILE]);
  expect(statSync(join(dir, FILE)).mode & 0o777).toBe(0o600);
  expect(await PostalMime.parse(readFileSync(join(dir, FILE)))).toMatchObject({
    messageId: testMail.messageId,
    date: testMail.date.toISOString(),
    from: { name: "Test Agency", address: "quotes@agency.example" },
    to: [{ name: "", address: "office@agency.example" }],
    replyTo: [testMail.replyTo],
    subject: testMail.subject,
    text: `${testMail.text}\n`,
    html: `${testMail.html}\n`,
  });
  mailer.close();
});

test("replaces the file if the same message is sent again", async () => {
  const dir = temporaryFolder();
  const mailer = createFileMailer({ dir });
  await mailer.send(testMail);
  await mailer.send({ ...testMail, subject: "Again" });
  expect(readdirSync(dir)).toEqual([FILE]);
  expect(readFileSync(join(dir, FILE), "utf8")).toContain("\r\nSubject: Again\r\n");
});

test("keeps the file in its directory whatever the Message-ID contains", async () => {
  const dir = join(temporaryFolder(), "mail");
  await createFileMailer({ dir }).send({ ...testMail, messageId: "<../../a/b@agency.example>" });
  expect(readdirSync(dir)).toEqual([".._.._a_b.eml"]);
});

test("reports an outage and leaves no file behind if the directory cannot be written", async () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, FILE, "full"), { recursive: true });
  const outage = { name: "SendError", isPermanent: false, isServerDown: true };
  await expect(createFileMailer({ dir }).send(testMail)).rejects.toMatchObject(outage);
  expect(readdirSync(dir)).toEqual([FILE]);
  writeFileSync(join(dir, "file"), "");
  await expect(createFileMailer({ dir: join(dir, "file") }).send(testMail)).rejects.toMatchObject(outage);
});
