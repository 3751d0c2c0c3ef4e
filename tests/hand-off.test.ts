/** The recipes of docs/guides/hand-off.md, against receivers that record what is really sent. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { quoteMail } from "#api/quotes/mail/quote-mail.ts";
import { createSmtpMailer } from "#api/quotes/mail/smtp-mailer.ts";
import type { RequestEntry } from "#api/quotes/outbox/outbox.ts";
import { streamCsv } from "#api/quotes/privacy/export-csv.ts";
import { postWebhook, requestMessage } from "#api/quotes/webhook/webhook-sender.ts";
import { linkToFile } from "#api/routes/request-files.ts";
import { CERTIFICATE } from "./support/mail/sample-certificate.ts";
import { testEntry, testSite, testTheme } from "./support/mail/sample-mail.ts";
import { startSmtpServer } from "./support/mail/smtp-server.ts";
import { inProject } from "./support/project.ts";

const GUIDE = readFileSync(inProject("docs/guides/hand-off.md"), "utf8");
const SECRET = `whsec_${Buffer.alloc(32, "k").toString("base64")}`;
const SESSION_SECRET = "a secret for tests that is long enough";

/** Returns the first block of a language in the guide. */
function blockOf(language: string): string {
  return new RegExp(`^ *\`\`\`${language}\n(.*?)^ *\`\`\``, "ms").exec(GUIDE)?.[1] ?? "";
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-30T15:45:13.000Z"), toFake: ["Date"] });
  return () => vi.useRealTimers();
});

/** Posts a request to a receiver on the loopback interface, and returns what it recorded. */
async function record(entry: RequestEntry) {
  const recorded: { body: string; headers: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    recorded.push({ body: await text(request), headers: request.headers });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const message = requestMessage(entry, (id) => linkToFile(id, "https://www.example.com", SESSION_SECRET));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  await postWebhook({ ...message, id: `${message.id}-hook` }, { url, secret: SECRET });
  const [first] = recorded;
  if (first === undefined) throw new Error("The receiver must record a message, but got none.");
  return first;
}

test("the body in the guide is what a receiver gets", async () => {
  const { body } = await record(CERTIFICATE);
  expect(JSON.parse(blockOf("json"))).toEqual(JSON.parse(body));
});

test("the guide explains every field of the body, and the receiver gets every field that it explains", async () => {
  const { data } = JSON.parse((await record(CERTIFICATE)).body);
  const explained = [...GUIDE.matchAll(/^\| `data\.(\w+)` \|/gm)].map(([, name]) => name);
  expect([...explained, "receivedAt"].sort()).toEqual(Object.keys(data).sort());
});

test("the step for Zapier accepts a message of the website, and no other", async () => {
  const { body, headers } = await record(CERTIFICATE);
  const inputData = {
    body,
    id: headers["webhook-id"],
    timestamp: headers["webhook-timestamp"],
    signature: headers["webhook-signature"],
    secret: SECRET,
  };
  const run = new Function("inputData", "require", blockOf("js"));
  const require = createRequire(import.meta.url);
  expect(run(inputData, require)).toEqual(JSON.parse(body));
  for (const change of [{ body: body.replace("Ann", "Eve") }, { secret: `whsec_${"A".repeat(44)}` }, { id: "another" }])
    expect(() => run({ ...inputData, ...change }, require)).toThrow("not from the website");
  vi.setSystemTime(Date.now() + 10 * 60_000);
  expect(() => run(inputData, require)).toThrow("not from the website");
});

test("the paths that Zapier and AgencyZoom map lead to values", async () => {
  const quote = testEntry({ about: { id: "barn", title: "Barn" }, message: "Two barns.", utm_source: "google" });
  const bodies = [JSON.parse((await record(CERTIFICATE)).body), JSON.parse((await record(quote)).body)];
  const paths = new Set(
    [...GUIDE.matchAll(/`(data (?:\w+ ?)+)`/g)].map(([, path = ""]) => path.replace("files url", "files 0 url")),
  );
  const read = (body: unknown, path: string) =>
    path.split(" ").reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);
  expect(paths.size).toBeGreaterThan(8);
  expect([...paths].filter((path) => bodies.every((body) => read(body, path) === undefined))).toEqual([]);
});

test("the subjects in the guide are those that a mail server gets, and its rules match them", async () => {
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  const mailer = createSmtpMailer({ url: server.url });
  onTestFinished(() => mailer.close());
  const options = {
    site: testSite,
    theme: testTheme,
    from: "web@agency.example",
    to: ["office@agency.example"],
    timeZone: "America/Chicago",
  };
  for (const entry of [testEntry(), CERTIFICATE]) await mailer.send(quoteMail(entry, options));
  const subjects = server.messages.map(({ parsed }) => parsed.subject ?? "");
  expect(`${subjects.join("\n")}\n`).toBe(blockOf("text"));
  const [, pattern = ""] = /^\| `(\\\[.+?)` \|/m.exec(GUIDE) ?? [];
  expect(subjects.map((subject) => new RegExp(pattern).exec(subject)?.[0])).toEqual(["[5F0C-9B1A]", "[7F3A-29C1]"]);
});

test("the CSV has the columns that the guide names, and one for each question", async () => {
  let csv = "";
  for await (const part of streamCsv(() => [[{ state: "sent", entry: CERTIFICATE }]], "America/Chicago")) csv += part;
  const [header = ""] = csv.slice(1).split("\r\n");
  const [, sentence = ""] = /among them ([\s\S]*?)and a column for each question/.exec(GUIDE) ?? [];
  const named = [...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(header.split(",")).toEqual(expect.arrayContaining([...named, "Certificate holder"]));
});
