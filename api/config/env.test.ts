import { readFileSync } from "node:fs";
import { parseEnv as parseDotEnv } from "node:util";
import { expect, test } from "vitest";
import { CERTIFICATE_KIND } from "#tests/support/mail/sample-certificate.ts";
import { inProject } from "#tests/support/project.ts";
import { type Env, listRecipients, parseEnv } from "./env.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

test("needs no variable, and treats an empty one as not set", () => {
  const parsed = parseEnv({ PATH: "/bin", PORT: "", SMTP_URL: "" });
  expect(parsed).toMatchObject({ env: { HOST: "127.0.0.1", PORT: 3000, LOG_LEVEL: "info" } });
  expect("env" in parsed && parsed.env.SMTP_URL).toBeUndefined();
});

test("generates a different secret each time if none is set", () => {
  const secrets = [1, 2].map(() => {
    const parsed = parseEnv({});
    return "env" in parsed ? parsed.env.SESSION_SECRET : "";
  });
  expect(secrets[0]).toHaveLength(64);
  expect(secrets[0]).not.toBe(secrets[1]);
});

test("parses numbers, booleans and lists", () => {
  expect(
    parseEnv({
      PORT: "0",
      SMTP_URL: "smtps://ann:secret@mail.example.com",
      MAIL_FROM: "Prairie Lantern <web@example.com>",
      QUOTE_TO: "ann@example.com, bo@example.com",
      QUOTE_ACKNOWLEDGE: "true",
      TRUSTED_PROXIES: "1",
      SESSION_SECRET: SECRET,
    }),
  ).toMatchObject({
    env: {
      PORT: 0,
      QUOTE_TO: ["ann@example.com", "bo@example.com"],
      QUOTE_ACKNOWLEDGE: true,
      TRUSTED_PROXIES: 1,
      SESSION_SECRET: SECRET,
    },
  });
});

test.each([
  ["PORT", "80000", "PORT must be a whole number from 0 to 65535."],
  ["PORT", "http", "PORT must be a whole number from 0 to 65535."],
  ["TRUSTED_PROXIES", "-1", "TRUSTED_PROXIES must be a whole number from 0 to 10."],
  ["QUOTE_LIMIT", "0", "QUOTE_LIMIT must be a whole number of at least 1."],
  ["PUBLIC_URL", "example.com", "PUBLIC_URL must be a URL that begins with https:// or http://."],
  ["PUBLIC_URL", "ftp://example.com", "PUBLIC_URL must be a URL that begins with https:// or http://."],
  [
    "PUBLIC_URL",
    "https://www.example.com/agency",
    "PUBLIC_URL must be a URL without a path, such as https://www.example.com.",
  ],
  ["PUBLIC_URL", "https://example.com/?a", "PUBLIC_URL must be a URL without a path, such as https://www.example.com."],
  [
    "DATABASE_URL",
    "mysql://db.example/agency",
    "DATABASE_URL must be file: with a path, or postgres://user:password@host/database.",
  ],
  ["BUILD_HOOK_URL", "api.netlify.com", "BUILD_HOOK_URL must be a URL that begins with https:// or http://."],
  ["MAIL_FROM", "ann", "MAIL_FROM must be an email address, or Name <address>."],
  ["MAIL_FROM", "Ann <a@example.com>\r\nBcc: b@example.com", "MAIL_FROM must be an email address, or Name <address>."],
  ["QUOTE_TO", "ann@example.com; bo", "QUOTE_TO must be one or more email addresses, separated by commas."],
  ["QUOTE_TO", "ann, bo", "QUOTE_TO must be one or more email addresses, separated by commas."],
  ["QUOTE_TO_CROP_HAIL", "bo", "QUOTE_TO_CROP_HAIL must be one or more email addresses, separated by commas."],
  ["QUOTE_TO_FARM", "bo", "QUOTE_TO_FARM must be one or more email addresses, separated by commas."],
  ["QUOTE_ALERT_TO", "bo", "QUOTE_ALERT_TO must be one or more email addresses, separated by commas."],
  ["QUOTE_ACKNOWLEDGE", "perhaps", "QUOTE_ACKNOWLEDGE must be true or false."],
  ["TIME_ZONE", "Iowa", "TIME_ZONE must be the name of a time zone, such as America/Chicago."],
  [
    "SESSION_SECRET",
    "short",
    "SESSION_SECRET must be at least 32 characters long. `openssl rand -hex 32` prints a suitable value.",
  ],
  [
    "ADMIN_PASSWORD_HASH",
    "correct horse battery",
    "ADMIN_PASSWORD_HASH must be a hash that `agency admin hash` has printed.",
  ],
  [
    "ADMIN_PASSWORD_HASH",
    "scrypt.30.8.1.AAAA.AAAA",
    "ADMIN_PASSWORD_HASH must be a hash that `agency admin hash` has printed.",
  ],
  ["NODE_ENV", "staging", "NODE_ENV must be one of development, production, test."],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent."],
])("rejects %s=%s", (name, value, problem) => {
  expect(parseEnv({ [name]: value })).toEqual({ problems: [problem] });
});

test("reports all problems together, without values that may be secret", () => {
  const parsed = parseEnv({
    PORT: "x",
    SMTP_URL: "mail.example.com:secret",
    SESSION_SECRET: "hush",
    ADMIN_PASSWORD_HASH: "pw",
  });
  const problems = "problems" in parsed ? parsed.problems : [];
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "PORT",
    "SMTP_URL",
    "SESSION_SECRET",
    "ADMIN_PASSWORD_HASH",
    "MAIL_FROM",
    "QUOTE_TO",
  ]);
  expect(problems.join()).not.toMatch(/secret@|:secret|hush|pw/);
});

test("requires a sender and recipients if a mail server is set", () => {
  expect(parseEnv({ SMTP_URL: "smtp://localhost" })).toEqual({
    problems: ["MAIL_FROM must be set if SMTP_URL is set.", "QUOTE_TO must be set if SMTP_URL is set."],
  });
});

test(".env.example lists every variable, and is valid as it is", () => {
  const example = parseDotEnv(readFileSync(inProject(".env.example"), "utf8"));
  expect(parseEnv(example)).toHaveProperty("env");
  const { env } = parseEnv({}) as { env: Env };
  const optional = [
    ...["PUBLIC_URL", "SMTP_URL", "MAIL_FROM", "QUOTE_TO", "QUOTE_ACKNOWLEDGE", "CONTENT_DIR"],
    ...["QUOTE_ALERT_TO", "ALERT_SMTP_URL", "WEBHOOK_URL", "WEBHOOK_SECRET", "RETENTION_DAYS"],
    ...["ADMIN_PASSWORD_HASH", "AUDIT_KEY", "METRICS_TOKEN"],
    ...["BUILD_HOOK_URL", "FILE_SCAN_COMMAND"],
  ];
  const { LINE_RECIPIENTS: _, HAS_SESSION_SECRET: _1, ...variables } = env;
  expect(Object.keys(example).sort()).toEqual([...Object.keys(variables), ...optional].sort());
});

test("compose.yaml gives the server only variables of .env.example", () => {
  const [server = ""] = readFileSync(inProject("compose.yaml"), "utf8").split("  postgres:\n    image");
  const names = [...server.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names).toContain("DATABASE_URL");
  expect(Object.keys(parseDotEnv(readFileSync(inProject(".env.example"), "utf8")))).toEqual(
    expect.arrayContaining(names),
  );
});

test.each([
  [{ WEBHOOK_URL: "https://crm.example/hook" }, "WEBHOOK_SECRET must be set if WEBHOOK_URL is set."],
  [{ WEBHOOK_SECRET: webhookSecret(32) }, "WEBHOOK_URL must be set if WEBHOOK_SECRET is set."],
  [{ ALERT_SMTP_URL: "smtp://mail.example.com" }, "SMTP_URL must be set if ALERT_SMTP_URL is set."],
])("requires settings that belong together: %o", (raw, problem) => {
  expect(parseEnv(raw)).toEqual({ problems: [problem] });
});

test.each(["http://crm.example/hook", "http://127.0.0.1.example/", "crm.example"])("rejects WEBHOOK_URL=%s", (url) => {
  expect(parseEnv({ WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret(32) })).toEqual({
    problems: ["WEBHOOK_URL must be a URL that begins with https://."],
  });
});

test("accepts webhook keys of 24 to 64 bytes, and a receiver on the loopback interface without TLS", () => {
  const isValid = (bytes: number) =>
    "env" in parseEnv({ WEBHOOK_URL: "http://localhost:8080/", WEBHOOK_SECRET: webhookSecret(bytes) });
  expect([23, 24, 25, 32, 63, 64, 65].map(isValid)).toEqual([false, true, true, true, true, true, false]);
});

const FARM = "farm@example.com, barn@example.com";
const LINE_SETTINGS = { QUOTE_TO: "all@example.com", QUOTE_TO_FARM: FARM, QUOTE_TO_CROP_HAIL: "hail@example.com" };

test.each([
  ["farm", LINE_SETTINGS, ["farm@example.com", "barn@example.com"]],
  ["crop-hail", LINE_SETTINGS, ["hail@example.com"]],
  ["pets", { ...LINE_SETTINGS, QUOTE_TO_PETS: "" }, ["pets@example.com"]],
  ["boats", { ...LINE_SETTINGS, LINE_RECIPIENTS: "a@example.com" }, ["all@example.com"]],
  ["pets", {}, ["pets@example.com"]],
  ["boats", {}, undefined],
])("a request for %s with the settings %j goes to %j", (line, settings, expected) => {
  const emails = { farm: "content@example.com", pets: "pets@example.com" };
  const lines = Object.entries(emails).map(([id, email]) => ({ id, title: id, shortTitle: id, email }));
  const { env } = parseEnv(settings) as { env: Env };
  expect(listRecipients({ insuranceType: line }, env, { site: { lines }, kinds: [] })).toEqual(expected);
});

test.each<[settings: Record<string, string>, form: object, expected: string[]]>([
  [{ QUOTE_TO_CERTIFICATE: "coi@example.com" }, { email: "page@example.com" }, ["coi@example.com"]],
  [{ QUOTE_TO_FARM: "farm@example.com" }, { email: "page@example.com" }, ["page@example.com"]],
  [{ QUOTE_TO_FARM: "farm@example.com" }, {}, ["farm@example.com"]],
  [{}, {}, ["all@example.com"]],
])("a request for a certificate goes, with the settings %j and the form %j, to %j", (settings, form, expected) => {
  const { env } = parseEnv({
    SMTP_URL: "smtp://m.example",
    MAIL_FROM: "a@b.example",
    QUOTE_TO: "all@example.com",
    ...settings,
  }) as { env: Env };
  const request = { kind: { id: "certificate", title: "Certificate" }, insuranceType: "farm" };
  const content = { site: {}, kinds: [{ ...CERTIFICATE_KIND, form: { title: "Ask", ...form } }] };
  expect(listRecipients(request, env, content)).toEqual(expected);
});

function webhookSecret(bytes: number): string {
  return `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;
}
