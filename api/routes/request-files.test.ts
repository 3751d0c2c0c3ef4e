import { expect, test } from "vitest";
import { createQuoteLimits } from "#api/middleware/quote-limits.ts";
import { testApp } from "#tests/support/api/app.ts";
import { CERTIFICATE } from "#tests/support/mail/sample-certificate.ts";
import { memoryOutbox } from "#tests/support/outbox/memory-outbox.ts";
import { linkToFile } from "./request-files.ts";

const SECRET = "a secret for tests that is long enough";
const FILE = { id: "f1c0ffee00000000000000a1", digest: "0d", name: "contract é.pdf", type: "application/pdf" };
const DAY_MS = 24 * 3_600_000;

async function setUp(options: Parameters<typeof testApp>[0] = {}) {
  const outbox = memoryOutbox();
  await outbox.enqueue(CERTIFICATE, { files: [{ ...FILE, content: new TextEncoder().encode("%PDF-1.7") }] });
  const { app } = await testApp({ outbox, ...options });
  const get = async (url: string, init?: RequestInit) => app.request(url, init, { address: "203.0.113.7" });
  return { outbox, get };
}

const link = (secret = SECRET) => linkToFile(FILE.id, "https://www.agency.example/", secret).url;

test("a signed link saves the file, and never shows it as a page", async () => {
  const { get } = await setUp();
  for (const url of [link(), link().replace("/api/", "/.netlify/functions/")]) {
    const response = await get(url);
    expect([response.status, await response.text()]).toEqual([200, "%PDF-1.7"]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename=\"contract _.pdf\"; filename*=UTF-8''contract%20%C3%A9.pdf",
      "cache-control": "no-store",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
  }
});

test("a link ends after seven days", async () => {
  const url = link();
  const at = async (days: number) => (await (await setUp({ now: () => Date.now() + days * DAY_MS })).get(url)).status;
  expect([await at(6.9), await at(7.1)]).toEqual([200, 404]);
});

test("another file, another time, another secret and no signature are refused with one sentence", async () => {
  const { get } = await setUp();
  const url = link();
  const others = [
    url.replace("00a1", "00a2"),
    url.replace(/expires=\d/, "expires=9"),
    link("another secret that is long enough, too"),
    url.replace(/&signature.*/, ""),
    url.replace(/\?.*/, ""),
  ];
  for (const other of others) {
    const response = await get(other);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: "This link is wrong or has expired. The admin has the file with its request.", code: "unknown-file" },
    ]);
  }
  expect((await get(url, { method: "POST" })).status).toBe(405);
});

test("a file is gone with its request", async () => {
  const { outbox, get } = await setUp();
  await outbox.removeRequests([CERTIFICATE.id]);
  expect((await get(link())).status).toBe(404);
});

test("a flood is refused", async () => {
  const { get } = await setUp({ quoteLimits: createQuoteLimits({ QUOTE_LIMIT: 1, QUOTE_LIMIT_TOTAL: 1 }) });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await get(link())).status);
  expect([statuses.indexOf(429), (await get(link())).headers.has("Retry-After")]).toEqual([10, true]);
});
