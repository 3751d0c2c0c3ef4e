import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { runProgram } from "#tests/support/cli/memory-io.ts";
import { startSmtpServer } from "#tests/support/mail/smtp-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const MAIL = { MAIL_FROM: "web@agency.example", QUOTE_TO: "quotes@agency.example" };
const SECRET = `whsec_${Buffer.alloc(32, "k").toString("base64")}`;

const testMail = (env: Record<string, string>, ...argv: string[]) =>
  runProgram(["mail", "test", ...argv], { cwd: temporaryFolder(), env });

async function startServer() {
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  return server;
}

async function startReceiver(status: number): Promise<string> {
  const server = createServer((_, response) => void response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("sends a message by each route, to the recipients of requests and alerts", async () => {
  const [first, second] = [await startServer(), await startServer()];
  const { exitCode, stdout } = await testMail({
    ...MAIL,
    SMTP_URL: first.url,
    QUOTE_TO_FARM: "farm@agency.example",
    ALERT_SMTP_URL: second.url,
    QUOTE_ALERT_TO: "owner@agency.example",
    WEBHOOK_URL: await startReceiver(204),
    WEBHOOK_SECRET: SECRET,
  });
  expect(exitCode).toBe(0);
  expect(first.messages.map(({ to }) => to)).toEqual([["quotes@agency.example", "farm@agency.example"]]);
  expect(second.messages.map(({ to }) => to)).toEqual([["owner@agency.example"]]);
  expect(stdout).toContain("SMTP_URL: accepted for farm@agency.example");
  expect(stdout).toContain("ALERT_SMTP_URL: accepted for owner@agency.example");
  expect(stdout).toMatch(/WEBHOOK_URL: accepted for 127\.0\.0\.1:\d+/);
});

test("sends the emails to the address of --to instead", async () => {
  const server = await startServer();
  await testMail({ ...MAIL, SMTP_URL: server.url }, "--to", "me@example.com");
  expect(server.messages.map(({ to }) => to)).toEqual([["me@example.com"]]);
});

test("reports the cause of each failure, and the next step", async () => {
  const server = await startServer();
  server.misbehave({ at: "recipient", reply: 550 });
  const env = { ...MAIL, SMTP_URL: server.url, WEBHOOK_URL: await startReceiver(500), WEBHOOK_SECRET: SECRET };
  const { exitCode, stderr } = await testMail(env);
  expect(exitCode).toBe(1);
  expect(stderr).toContain("SMTP_URL: The mail server refused the message (550 5.1.1).");
  expect(stderr).toContain("WEBHOOK_URL: The webhook receiver did not accept the request (500).");
  expect(stderr).toContain("Check SMTP_URL");
});

test("reports that no mail server is configured", async () => {
  const { exitCode, stderr } = await testMail({});
  expect(exitCode).toBe(1);
  expect(stderr).toContain("SMTP_URL is not set, so quote requests are not emailed.");
});
