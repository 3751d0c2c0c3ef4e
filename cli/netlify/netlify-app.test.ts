import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "@netlify/functions";
import { expect, onTestFinished, test, vi } from "vitest";
import { QUOTE_RECEIVED } from "#schemas/quotes/quote-request.ts";
import { QUOTE } from "#tests/support/api/app.ts";
import { createPostgresDatabase } from "#tests/support/database/test-database.ts";
import { startSmtpServer } from "#tests/support/mail/smtp-server.ts";
import { copySampleContent } from "#tests/support/sample-agency.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const TOKEN = "a token for the figures";

/** Runs the functions as Netlify does: in a folder with the files that netlify.toml includes, configured by environment variables. */
async function deploy(variables: Record<string, string> = {}, deployContext = "production") {
  const root = temporaryFolder();
  copySampleContent(join(root, "content"), { withHistory: false });
  for (const folder of ["client", "server"]) mkdirSync(join(root, "dist", folder), { recursive: true });
  const hashes = '{"styles":["c3R5bGU="],"scripts":[],"adminStyles":[]}';
  writeFileSync(join(root, "dist/server/inline-hashes.mjs"), `export const inlineHashes = ${hashes};`);
  const props = JSON.stringify({
    fields: [],
    questions: [],
    lines: [],
    disclosures: [],
    submitButton: "Submit Request",
    pageSource: "Contact Page",
  });
  const island = `<div id="form" data-island="quote-form" data-props="${props.replaceAll('"', "&quot;")}"></div>`;
  writeFileSync(join(root, "dist/client/contact.html"), `<!doctype html><title>Contact</title>${island}`);

  vi.resetModules();
  const env = {
    LAMBDA_TASK_ROOT: root,
    METRICS_TOKEN: TOKEN,
    DATABASE_URL: await createPostgresDatabase(),
    ...variables,
  };
  for (const [name, value] of Object.entries({ LOG_LEVEL: "silent", ...env })) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });

  const { default: contact } = await import("./functions/contact.ts");
  const { default: pageContent } = await import("./functions/page-content.ts");
  const { default: readyz } = await import("./functions/readyz.ts");
  // Functions do not share processes.
  vi.resetModules();
  const { default: deliver, config } = await import("./functions/deliver.ts");
  const { TASK_INTERVAL_MS: intervalMs } = await import("./netlify-app.ts");
  const background: Promise<unknown>[] = [];
  const invocation = {
    ip: "203.0.113.7",
    deploy: { context: deployContext, id: "1", published: true },
    waitUntil: (task) => background.push(task),
  } as Partial<Context> as Context;
  const call = (handler: typeof contact, path: string, init?: RequestInit) =>
    handler(new Request(`https://www.example.com${path}`, init), invocation);
  const readiness = async () =>
    (await call(readyz, "/readyz", { headers: { Authorization: `Bearer ${TOKEN}` } })).json();
  return {
    post: (body: object) =>
      call(contact, "/.netlify/functions/contact", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    submit: (body: Record<string, string>) =>
      call(contact, "/api/contact", { method: "POST", body: new URLSearchParams(body) }),
    read: (page: string) => call(pageContent, `/.netlify/functions/page-content/${page}`),
    readiness,
    queue: async () => (await readiness()).queue,
    deliver: () => deliver(new Request("https://www.example.com/"), invocation),
    config,
    intervalMs,
    /** Resolves when the work after the responses is done. */
    finishBackground: () => Promise.all(background),
  };
}

test("stores a request, responds, and then delivers it", async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const { post, finishBackground, queue } = await deploy({
    SMTP_URL: smtp.url,
    MAIL_FROM: "web@example.com",
    QUOTE_TO: "quotes@example.com",
  });
  const response = await post(QUOTE);
  const { id, ...body } = await response.json();
  expect([response.status, body]).toMatchObject([200, { success: true, message: QUOTE_RECEIVED.description }]);
  expect(response.headers.get("strict-transport-security")).toMatch(/^max-age=/);
  await finishBackground();
  expect(smtp.messages.map(({ to, parsed }) => [to, parsed.messageId])).toEqual([
    [["quotes@example.com"], `<${id}@example.com>`],
    [[QUOTE.email], `<${id}-ack@example.com>`],
  ]);
  expect(await queue()).toEqual({ new: 0, sent: 2, failed: 0, held: 0 });
});

test("delivers later, by the scheduled function, if the mail server is down", async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  await smtp.close();
  const { submit, finishBackground, queue, deliver, config, intervalMs } = await deploy({
    SMTP_URL: smtp.url,
    MAIL_FROM: "web@example.com",
    QUOTE_TO: "quotes@example.com",
    QUOTE_ACKNOWLEDGE: "false",
  });
  const response = await submit(QUOTE);
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    expect.stringMatching(/^\/api\/contact\/received\?id=[\da-f]{24}$/),
  ]);
  await finishBackground();
  expect(await queue()).toMatchObject({ new: 1, sent: 0 });

  await smtp.reopen();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + intervalMs });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await deliver();
  expect(smtp.messages).toHaveLength(1);
  await vi.waitFor(async () => expect(await queue()).toMatchObject({ new: 0, sent: 1 }), { timeout: 10_000 });
  expect(config.schedule).toBe(`*/${intervalMs / 60_000} * * * *`);
});

test("keeps requests in the outbox if no mail server is configured", async () => {
  const { post, finishBackground, queue } = await deploy();
  expect((await post(QUOTE)).status).toBe(200);
  await finishBackground();
  expect(await queue()).toMatchObject({ new: 1 });
});

test("responds to an invalid plain form with the contact page, and serves the deployed content", async () => {
  const { submit, read } = await deploy();
  const refused = await submit({ ...QUOTE, email: "ada" });
  const page = await refused.text();
  expect([refused.status, page]).toEqual([422, expect.stringContaining("<title>Error: Contact")]);
  expect(page).toContain('value="Ada"');
  expect(refused.headers.get("content-security-policy")).toContain("'sha256-c3R5bGU='");
  expect(await (await read("farm/agribusiness")).json()).toHaveProperty("HERO_TITLE");
  expect((await read("nothing")).status).toBe(404);
});

test.each([
  ["without DATABASE_URL", { DATABASE_URL: "" }, "production"],
  ["in a preview", {}, "deploy-preview"],
])("refuses quote requests %s, shows the deployed content, and says what is missing", async (_, variables, context) => {
  const { post, submit, read, readiness } = await deploy(variables, context);
  const refused = await post(QUOTE);
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: "unavailable" }]);
  const page = await submit(QUOTE);
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining("Or call (515) 555-0142")]);
  expect(await (await read("farm/agribusiness")).json()).toHaveProperty("HERO_TITLE");
  const { status, problems } = await readiness();
  expect([status, problems]).toEqual(["failed", expect.arrayContaining([expect.stringContaining("Set DATABASE_URL")])]);
});
