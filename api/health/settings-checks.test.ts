import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startSmtpServer } from "#tests/support/mail/smtp-server.ts";
import { problemsOf } from "#tests/support/problems-of.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { hashPassword } from "../auth/password.ts";
import {
  adminPasswordCheck,
  environmentCheck,
  mailCheck,
  publicAddressCheck,
  writableFoldersCheck,
} from "./settings-checks.ts";

const MODES = [
  ["development", "warning"],
  ["production", "error"],
] as const;

test("reports every invalid environment variable", async () => {
  expect(await problemsOf(environmentCheck({ PORT: "80", PUBLIC_URL: "" }))).toEqual([]);
  expect(await problemsOf(environmentCheck({ PORT: "x", PUBLIC_URL: "agency" }))).toEqual([
    "error command/settings: PORT must be a whole number from 0 to 65535.",
    "error command/settings: PUBLIC_URL must be a URL that begins with https:// or http://.",
  ]);
});

describe("the public address", () => {
  const check = (
    PUBLIC_URL: string | undefined,
    siteUrl?: string,
    NODE_ENV: "development" | "production" = "production",
  ) => problemsOf(publicAddressCheck({ PUBLIC_URL, NODE_ENV }, async () => siteUrl));

  test("is accepted if it is secure and the one in the site settings", async () => {
    expect(await check("https://www.agency.net/", "https://www.agency.net")).toEqual([]);
    expect(await check("https://www.agency.net")).toEqual([]);
  });

  test.each(MODES)("must be set in %s (%s)", async (mode, severity) => {
    const message = "PUBLIC_URL is not set, so the server cannot tell browsers to use only HTTPS.";
    expect(await check(undefined, undefined, mode)).toEqual([`${severity} command/settings: ${message}`]);
  });

  test("must be secure", async () => {
    expect(await check("http://www.agency.net")).toEqual([
      "error command/settings: PUBLIC_URL must begin with https://, so that no one can read quote requests.",
    ]);
  });

  test.each(["https://agency.net", "not a url"])(
    "must be the address in the site settings, unlike %s",
    async (siteUrl) => {
      expect(await check("https://www.agency.net", siteUrl)).toEqual([
        `error command/settings: PUBLIC_URL is https://www.agency.net, but \`url\` in site.json is ${siteUrl}. Both must be the same website.`,
      ]);
    },
  );
});

describe("the admin password", () => {
  const check = (ADMIN_PASSWORD_HASH: string | undefined, NODE_ENV: "development" | "production" = "production") =>
    problemsOf(adminPasswordCheck({ ADMIN_PASSWORD_HASH, NODE_ENV }, async () => false));
  const fastHash = (password: string) => hashPassword(password, { logN: 13, r: 8, p: 1 });

  test("is accepted if it is not a common one", async () => {
    expect(await check(await fastHash("seven gray barns at dusk"))).toEqual([]);
  });

  test.each(MODES)("must be set in %s (%s)", async (mode, severity) => {
    const message =
      "There are no accounts and ADMIN_PASSWORD_HASH is not set. Run `agency admin add`, or `agency admin hash`.";
    expect(await check(undefined, mode)).toEqual([`${severity} command/settings: ${message}`]);
  });

  test("is not needed if there are accounts", async () => {
    const env = { ADMIN_PASSWORD_HASH: undefined, NODE_ENV: "production" as const };
    expect(await problemsOf(adminPasswordCheck(env, async () => true))).toEqual([]);
  });

  test("must not be a common one", async () => {
    expect(await check(await fastHash("administrator"), "development")).toEqual([
      "error command/settings: The admin password is one of the most common passwords. Choose another with `agency admin hash`.",
    ]);
  });
});

describe("email", () => {
  const MAIL_FROM = "website@agency.net";
  const QUOTE_TO = ["quotes@agency.net"];
  const check = (SMTP_URL: string | undefined, timeoutMs = 20_000) =>
    problemsOf(mailCheck({ SMTP_URL, MAIL_FROM, QUOTE_TO, NODE_ENV: "production" }, timeoutMs));

  async function startServer() {
    const server = await startSmtpServer();
    onTestFinished(() => server.close());
    return server;
  }

  test("is accepted if the mail server accepts the name and password, and sends nothing", async () => {
    const { url, messages } = await startServer();
    expect(await check(url)).toEqual([]);
    expect(messages).toEqual([]);
  });

  test.each(MODES)("needs its settings in %s (%s)", async (NODE_ENV, severity) => {
    const env = { SMTP_URL: undefined, MAIL_FROM, QUOTE_TO: undefined, NODE_ENV };
    expect(await problemsOf(mailCheck(env))).toEqual([
      `${severity} command/settings: Quote requests are not emailed, because these settings are missing: SMTP_URL, QUOTE_TO.`,
    ]);
  });

  test("reports a wrong password without quoting it", async () => {
    const url = new URL((await startServer()).url);
    url.password = "wrong-secret";
    expect(await check(url.href)).toEqual([
      "error mail/unreachable: The mail server refused the user name or password (535 5.7.8).",
    ]);
  });

  test("reports a mail server that is not running", async () => {
    const { url, close } = await startServer();
    await close();
    expect(await check(url)).toEqual([
      expect.stringMatching(/^error mail\/unreachable: The connection to the mail server failed \(\w+\)\.$/),
    ]);
  });

  test("reports a mail server that does not respond in time", async () => {
    const server = await startServer();
    server.misbehave({ at: "connect", reply: "stall" });
    expect(await check(server.url, 300)).toEqual([
      "error mail/unreachable: The mail server did not respond in time (ETIMEDOUT).",
    ]);
  });
});

test("reports folders that cannot be written or created", async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "var"));
  writeFileSync(join(root, "file"), "");
  const folders = {
    DATABASE_URL: [join(root, "file/outbox"), join(root, "file/b")],
    CONTENT_DIR: [join(root, "file")],
  };
  expect(await problemsOf(writableFoldersCheck(folders))).toEqual(
    Object.entries(folders).flatMap(([name, paths]) =>
      paths.map(
        (path) =>
          `error command/settings: The folder ${path} cannot be written. Change its permissions, or set ${name}.`,
      ),
    ),
  );
  expect(
    await problemsOf(writableFoldersCheck({ DATABASE_URL: [join(root, "var")], CONTENT_DIR: [join(root, "a/b")] })),
  ).toEqual([]);
});
