import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { adminEnv, PASSWORD } from "./support/api/admin-client.ts";
import { QUOTE } from "./support/api/app.ts";
import { createPostgresDatabase } from "./support/database/test-database.ts";
import { startSmtpServer } from "./support/mail/smtp-server.ts";
import { startBuildHost } from "./support/netlify/build-host.ts";
import { bundleFunctions, startFunction } from "./support/netlify/bundled-functions.ts";

let out: string;
let functions: Awaited<ReturnType<typeof bundleFunctions>>;

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), "agency-functions-"));
  functions = await bundleFunctions(out);
}, 600_000);
afterAll(() => rmSync(out, { recursive: true, force: true }), 60_000);

const TOKEN = "a token for the figures";

/** Starts functions that share a database, a mail server and a host. */
async function deploy() {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const host = await startBuildHost();
  const env = {
    DATABASE_URL: await createPostgresDatabase(),
    ...adminEnv(),
    METRICS_TOKEN: TOKEN,
    SESSION_SECRET: "a secret for tests that is long enough",
    BUILD_HOOK_URL: host.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: "web@example.com",
    QUOTE_TO: "quotes@example.com",
    QUOTE_ACKNOWLEDGE: "false",
  };
  return { smtp, host, start: (name: string) => startFunction(out, name, env) };
}

/** Signs in to the admin, and returns a function that calls it: with POST if there is a body. */
async function signIn(admin: string) {
  const call = (path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${admin}/api/admin/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { Origin: admin, "Content-Type": "application/json", ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const session = await call("session", { name: "Ann", password: PASSWORD });
  expect(session.status, await session.clone().text()).toBe(200);
  const Cookie = session.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  return (path: string, body?: object) => call(path, body, { Cookie });
}

test("the bundles have the routes and the schedule of the functions", () => {
  expect(functions).toEqual({
    admin: {
      paths: [
        "/api/admin/*",
        "/preview/*",
        "/mcp",
        "/.well-known/oauth-protected-resource",
        "/.well-known/oauth-protected-resource/*",
      ],
    },
    contact: { paths: [] },
    deliver: { paths: [], schedule: "*/5 * * * *" },
    "page-content": { paths: [] },
    readyz: { paths: ["/healthz", "/readyz"] },
  });
});

test("a bundled function stores and delivers a quote request, and another one counts it", async () => {
  const { smtp, start } = await deploy();
  const [contact, readyz] = await Promise.all([start("contact"), start("readyz")]);
  const response = await fetch(`${contact}/.netlify/functions/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(QUOTE),
  });
  const { id } = await response.json();
  expect([response.status, id]).toEqual([200, expect.stringMatching(/^[0-9a-f]{24}$/)]);
  expect(smtp.messages.map(({ to }) => to)).toEqual([["quotes@example.com"]]);
  const health = await fetch(`${readyz}/readyz`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect([health.status, await health.json()]).toMatchObject([200, { queue: { new: 0, sent: 1 } }]);
});

test("an import in the bundled admin is in the content, the history and the preview, and starts a build", async () => {
  const { host, start } = await deploy();
  const [admin, pageContent, deliver] = await Promise.all(["admin", "page-content", "deliver"].map(start));
  const read = async () => (await fetch(`${pageContent}/api/page-content/about`)).json();
  expect(await read()).toMatchObject({ hero: { title: expect.any(String) } });

  host.status = 503;
  const call = await signIn(admin ?? "");
  const imported = await call("import", { pages: { about: { hero: { title: "Lanterns for all" } } } });
  expect([imported.status, await imported.json()]).toMatchObject([
    200,
    { revision: 2, diagnostics: [{ code: "site/rebuilding" }] },
  ]);
  expect(await read()).toMatchObject({ hero: { title: "Lanterns for all" } });

  const history = await call("history");
  expect(await history.json()).toMatchObject({ revisions: [{ revision: 2, by: "Ann" }, { revision: 1 }] });
  const documents = await (await call("documents", { ids: ["about"] })).json();
  for (const page of ["about", "farm/agribusiness"]) {
    const preview = await call("preview", { page, documents: { about: documents.documents.about.content } });
    expect([preview.status, (await preview.json()).html]).toEqual([200, expect.stringContaining("<!doctype html>")]);
  }
  expect((await call("site-index")).status).toBe(200);
  expect((await call("export")).status).toBe(200);
  expect(await (await call("rollback", { to: "1" })).json()).toMatchObject({ success: true, revision: 3 });

  expect(host.builds).toBe(1);
  expect((await fetch(deliver ?? "")).status).toBe(204);
});
