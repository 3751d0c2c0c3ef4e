import { describe, expect, test } from "vitest";
import { DatabaseError } from "#content/database/database-error.ts";
import { createConsentText } from "#content/quote-form/consent-text.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type FormPages, QUOTE_RECEIVED, QUOTE_RECEIVED_MASKED } from "#schemas/quotes/quote-request.ts";
import { QUOTE, testApp } from "#tests/support/api/app.ts";
import { testSite } from "#tests/support/mail/sample-mail.ts";
import { countByState, entriesIn, mustLease } from "#tests/support/outbox/test-outbox.ts";
import { testContent } from "#tests/support/site/sample-content.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { createQuoteLimits } from "../middleware/quote-limits.ts";
import { isRequestEntry } from "../quotes/outbox/outbox.ts";
import type { AppContext } from "./app-context.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const CONSENT_HTML = "{site.name} may text me. Reply <b>STOP</b> to opt out.";
/** Version of the consent text as visitors see it. */
const CONSENT_VERSION = createConsentText("Test Agency may text me. Reply STOP to opt out.")?.version ?? "";
const FORM = "application/x-www-form-urlencoded";
/** The sample request as it is stored: with the name of its line of business. */
const STORED_QUOTE = { ...QUOTE, lineTitle: "Farm" };

const PETS = { id: "pets", title: "Pet Insurance", shortTitle: "Pets", page: "animals" };
const SITE_WITH_PETS = { ...testSite, lines: [...(testSite.lines ?? []), PETS] };

interface TestContact extends Partial<AppContext> {
  /** The form of the contact page. */
  form?: PageContent["form"];
  site?: Site;
}

/** Creates the app with a contact page and a clock that the test controls. */
async function testContact({ form = { consent: CONSENT_HTML }, site = testSite, ...context }: TestContact = {}) {
  const clock = { nowMs: NOON };
  const documents = { site, contact: testContent("Contact", { form }) };
  const pages = Object.entries(documents) as unknown as [DocumentId, JsonObject][];
  const tested = await testApp({ now: () => clock.nowMs, pages, ...context });
  const send = (body: string, headers: Record<string, string>, path = "/api/contact") =>
    tested.app.request(path, { method: "POST", headers, body }, { address: "203.0.113.7" });
  return {
    ...tested,
    clock,
    post: (body: object, headers: Record<string, string> = {}, path?: string) =>
      send(JSON.stringify(body), { "Content-Type": "application/json", ...headers }, path),
    submit: (body: Record<string, string>, headers: Record<string, string> = {}) =>
      send(new URLSearchParams(body).toString(), { "Content-Type": FORM, ...headers }),
    async issueToken(): Promise<string> {
      const response = await tested.app.request("/api/contact");
      return (await response.json()).ticket;
    },
    /** Follows the redirect of an accepted plain form. */
    async readReceived(location: string) {
      const page = await (await tested.app.request(location, {}, { address: "203.0.113.7" })).text();
      return JSON.parse(page.slice(page.indexOf("{")));
    },
    stored: async () => (await entriesIn(tested.outbox, "new")).filter(isRequestEntry),
  };
}

test.each(["/api/contact", "/.netlify/functions/contact"])("%s stores a request, and confirms it", async (path) => {
  const { post, stored } = await testContact();
  const response = await post(
    { ...QUOTE, message: "Two barns.\nOne is old.", pageSource: "Farm Page", gclid: "x1" },
    {},
    path,
  );
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { id, ...body } = await response.json();
  expect(body).toEqual({
    success: true,
    message: "Your request has been submitted. We'll contact you soon.",
    reference: `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(),
    answerBy: "by 5:00 PM on Friday, November 20 (Central Time)",
    ready: [],
  });
  expect(id).toMatch(/^[\da-f]{24}$/);
  expect(await stored()).toEqual([
    {
      id,
      kind: "quote",
      receivedAt: "2026-11-20T12:00:00.000Z",
      messageId: `<${id}@example.com>`,
      fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
      request: { ...STORED_QUOTE, message: "Two barns.\nOne is old.", pageSource: "Farm Page", gclid: "x1" },
      attempts: 0,
    },
  ]);
});

test("stores consent with its version, the text that the visitor saw and the time", async () => {
  const { post, stored } = await testContact();
  await post({ ...QUOTE, consent: CONSENT_VERSION });
  const [entry] = await stored();
  expect(entry?.consent).toEqual({
    version: CONSENT_VERSION,
    text: "Test Agency may text me. Reply STOP to opt out.",
    time: "2026-11-20T12:00:00.000Z",
    pageDigest: "sha256-page",
  });
});

test("stores consent without the digest of its page if the page cannot be read, and logs the reason", async () => {
  const formPages = {
    renderReceived: async () => "",
    renderRejected: async () => "",
    digest: () => Promise.reject(new Error("ENOENT")),
  };
  const { post, stored, logged } = await testContact({ formPages });
  await post({ ...QUOTE, consent: CONSENT_VERSION });
  const [entry] = await stored();
  expect(entry?.consent).toMatchObject({ version: CONSENT_VERSION });
  expect(entry?.consent).not.toHaveProperty("pageDigest");
  expect(JSON.stringify(logged)).toContain("ENOENT");
});

test.each([
  ["no version", { consent: CONSENT_HTML }, undefined],
  ["the version of an earlier text", { consent: "You may call me." }, CONSENT_VERSION],
  ["a version if the page has an empty text", { consent: "" }, ""],
  ["a version if the page has no text", {}, CONSENT_VERSION],
])("accepts a request with %s, and stores it without consent", async (_, form, consent) => {
  const { post, stored } = await testContact({ form });
  expect((await post({ ...QUOTE, consent })).status).toBe(200);
  const [entry] = await stored();
  expect(entry?.request).toEqual(STORED_QUOTE);
  expect(entry).not.toHaveProperty("consent");
});

test("stores a request without its consent if the content store cannot be read, and logs the reason", async () => {
  const store = { ...memoryStore(), reader: () => Promise.reject(new Error("EIO")) };
  const { post, stored, logged } = await testContact({ store });
  expect((await post({ ...QUOTE, consent: CONSENT_VERSION })).status).toBe(200);
  const [entry] = await stored();
  expect(entry?.request).toEqual(QUOTE);
  expect(entry).not.toHaveProperty("consent");
  expect(JSON.stringify(logged)).toContain("EIO");
});

describe("request with the number of a card", () => {
  const WITH_CARD = { ...QUOTE, message: "Bill 4111 1111 1111 1111." };

  test("is stored and logged without the number, and the visitor reads why", async () => {
    const { post, submit, stored, outbox, logged, readReceived } = await testContact();
    const response = await post(WITH_CARD);
    expect(await response.json()).toMatchObject({ success: true, message: QUOTE_RECEIVED_MASKED.description });
    const [entry] = await stored();
    expect(entry).toMatchObject({
      request: { ...QUOTE, message: "Bill **** **** **** 1111." },
      maskedFields: ["message"],
    });
    expect(JSON.stringify([entry, logged])).not.toMatch(/4111/);
    const location = (await submit(WITH_CARD)).headers.get("location") ?? "";
    expect(await readReceived(location)).toMatchObject({ isMasked: true });
    expect(await countByState(outbox)).toMatchObject({ new: 1 });
  });

  test("is the same request if it is sent again with the same key", async () => {
    const { post, outbox } = await testContact();
    const headers = { "Idempotency-Key": "a-key" };
    for (const _ of [1, 2]) expect((await post(WITH_CARD, headers)).status).toBe(200);
    expect((await post({ ...WITH_CARD, message: "Bill 4242 4242 4242 4242." }, headers)).status).toBe(422);
    expect(await countByState(outbox)).toMatchObject({ new: 1 });
  });
});

test("redirects a plain form to its confirmation", async () => {
  const { submit, stored } = await testContact();
  const response = await submit({
    ...QUOTE,
    message: "",
    consent: CONSENT_VERSION,
    pageSource: "Contact Page",
    unasked: "",
    ticket: "",
  });
  const { id = "" } = (await stored())[0] ?? {};
  expect([response.status, response.headers.get("location")]).toEqual([303, `/api/contact/received?id=${id}`]);
  expect(await stored()).toMatchObject([
    { request: { ...QUOTE, pageSource: "Contact Page" }, consent: { version: CONSENT_VERSION } },
  ]);
});

const PATH_FORM: PageContent["form"] = {
  subjects: [{ id: "boat", title: "Boat & Watercraft", insuranceType: "personal", ready: ["Hull number"] }],
  questions: [
    { id: "renewal", label: "Renewal date", type: "date" },
    { id: "acres", label: "Acres", type: "number", insuranceTypes: ["farm"] },
    { id: "drivers", label: "Drivers", type: "number", insuranceTypes: ["personal"] },
  ],
};

describe("what a visitor asked about and answered", () => {
  const BOAT = { id: "boat", title: "Boat & Watercraft" };
  const ANSWERS = [
    { id: "renewal", label: "Renewal date", value: "2026-12-01" },
    { id: "acres", label: "Acres", value: "1,200" },
  ];

  test("is stored with the words that it has at present", async () => {
    const { post, stored } = await testContact({ form: PATH_FORM });
    const details = { acres: "1,200", renewal: "2026-12-01", drivers: "2" };
    expect((await post({ ...QUOTE, about: "boat", details })).status).toBe(200);
    expect((await stored())[0]?.request).toEqual({ ...STORED_QUOTE, about: BOAT, details: ANSWERS });
  });

  test.each([
    ["an unknown subject", { about: "rocket" }],
    ["answers to questions that the form does not ask", { details: { drivers: "2" } }],
    ["fields of another kind", { about: ["boat"], details: "acres" }],
  ])("is stored without %s", async (_, fields) => {
    const { post, stored } = await testContact({ form: PATH_FORM });
    expect((await post({ ...QUOTE, ...fields })).status).toBe(200);
    expect((await stored())[0]?.request).toEqual(STORED_QUOTE);
  });

  test.each([
    ["About Boat & Watercraft:", undefined],
    ["About Boat & Watercraft: a pontoon", "About Boat & Watercraft: a pontoon"],
  ])("is stored once, so that the message %j becomes %j", async (message, expected) => {
    const { post, stored } = await testContact({ form: PATH_FORM });
    expect((await post({ ...QUOTE, about: "boat", message })).status).toBe(200);
    const { request } = (await stored())[0] ?? {};
    expect([request?.about, request?.message]).toEqual([BOAT, expected]);
  });

  test("is found in any letter case", async () => {
    const { post, stored } = await testContact({ form: PATH_FORM });
    expect((await post({ ...QUOTE, about: "Boat" })).status).toBe(200);
    expect((await stored())[0]?.request.about).toEqual(BOAT);
  });

  test("is stored by its IDs if the content cannot be read, and the reason is logged", async () => {
    const store = { ...memoryStore(), reader: () => Promise.reject(new Error("EIO")) };
    const { post, stored, logged } = await testContact({ store });
    const response = await post({ ...QUOTE, about: "boat", details: { acres: "40" } });
    expect(await response.json()).not.toHaveProperty("answerBy");
    expect((await stored())[0]?.request).toEqual({
      ...QUOTE,
      about: { id: "boat", title: "boat" },
      details: [{ id: "acres", label: "acres", value: "40" }],
    });
    expect(JSON.stringify(logged)).toContain("EIO");
  });

  test("is read from the fields of a plain form, and from the URL of its page", async () => {
    const { submit, stored } = await testContact({ form: PATH_FORM });
    const fields = { ...QUOTE, pageSource: "Contact Page", about: "", "details.acres": "1,200", "details.renewal": "" };
    const Referer = "https://www.example.com/contact?about=boat";
    expect((await submit(fields, { Referer })).status).toBe(303);
    expect((await stored())[0]?.request).toEqual({
      ...STORED_QUOTE,
      pageSource: "Contact Page",
      about: BOAT,
      details: [{ id: "acres", label: "Acres", value: "1,200" }],
    });
  });

  test.each([
    ["the coverage page", "commercial/trucking", "Commercial - Trucking Page"],
    ["the overview of the line of business", "pets", "Animals Page"],
  ])("names %s that led a visitor without scripts to the form", async (_, about, expected) => {
    const { submit, stored } = await testContact({ site: SITE_WITH_PETS });
    const fields = { ...QUOTE, pageSource: "Contact Page" };
    await submit(fields, { Referer: `https://www.example.com/contact?about=${about}` });
    expect((await stored())[0]?.request.pageSource).toBe(expected);
  });

  test("returns to the fields of a plain form that was rejected", async () => {
    const { submit } = await testContact({ form: PATH_FORM });
    const Referer = "https://www.example.com/contact?about=boat&utm_source=news";
    const page = await (await submit({ ...QUOTE, email: "ada", "details.acres": "40" }, { Referer })).text();
    const { values } = JSON.parse(page.slice(page.indexOf("{")));
    expect(values).toMatchObject({ about: "boat", utm_source: "news", "details.acres": "40" });
  });

  test("does not change which request a repeated one is", async () => {
    const { post, stored } = await testContact({ form: PATH_FORM });
    const first = await (await post({ ...QUOTE, about: "boat" })).json();
    const again = await (await post({ ...QUOTE, about: "boat" }, { "Idempotency-Key": "k" })).json();
    expect([again.id, again.reference]).toEqual([first.id, first.reference]);
    await post({ ...QUOTE, about: "farm" });
    expect(await stored()).toHaveLength(2);
  });

  test("has its numbers masked", async () => {
    const { post, stored } = await testContact({ form: { questions: [{ id: "note", label: "Note" }] } });
    await post({ ...QUOTE, details: { note: "SSN 123-45-6789" } });
    expect(await stored()).toMatchObject([
      {
        maskedFields: ["details.note"],
        request: { details: [{ id: "note", label: "Note", value: "SSN ***-**-6789" }] },
      },
    ]);
  });
});

describe("confirmation of a plain form", () => {
  test("names the reference, the subject and the answer, and can be loaded again", async () => {
    const quoteLimits = {
      ...createQuoteLimits({ QUOTE_LIMIT: 10, QUOTE_LIMIT_TOTAL: 10 }),
      countFormPage: async () => ({ isAllowed: true, retryAfterMs: 0 }),
    };
    const { app, submit, clock, readReceived } = await testContact({ form: PATH_FORM, quoteLimits });
    const location = (await submit({ ...QUOTE, about: "boat" })).headers.get("location") ?? "";
    const response = await app.request(location, {}, { address: "203.0.113.7" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
    const confirmed = {
      reference: expect.stringMatching(/^[\dA-F]{4}-[\dA-F]{4}$/),
      about: "Boat & Watercraft",
      ready: ["Hull number"],
      isMasked: false,
      answerBy: "by 5:00 PM on Friday, November 20 (Central Time)",
    };
    expect(await readReceived(location)).toEqual(confirmed);
    clock.nowMs += 24 * 60 * 60_000;
    expect(await readReceived(location)).toEqual(confirmed);
  });

  test.each(["", "?id=", "?id=0123456789abcdef01234567", "?id=../../etc", "?id=0123456789abcdef01234567-ack"])(
    "leads to the form if %j names no request",
    async (query) => {
      const { app } = await testContact();
      const response = await app.request(`/api/contact/received${query}`, {}, { address: "203.0.113.7" });
      expect([response.status, response.headers.get("location")]).toEqual([303, "/contact"]);
    },
  );

  test("gives way to the notice of the contact page if it cannot be rendered, and during a flood", async () => {
    const formPages: FormPages = {
      renderReceived: () => Promise.reject(new Error("no form")),
      renderRejected: async () => "",
      digest: async () => "",
    };
    const { app, submit, logged } = await testContact({ formPages });
    const location = (await submit(QUOTE)).headers.get("location") ?? "";
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const response = await app.request(location, {}, { address: "203.0.113.7" });
      expect([response.status, response.headers.get("location")]).toEqual([303, `/contact#${QUOTE_RECEIVED.anchor}`]);
    }
    expect(JSON.stringify(logged)).toContain("no form");
  });
});

test("reads the campaign of a plain form from the URL of its page", async () => {
  const { submit, stored } = await testContact();
  const Referer = "https://www.example.com/contact?utm_source=news&gclid=x1&other=y";
  await submit(QUOTE, { Referer });
  await submit({ ...QUOTE, message: "private" }, { Referer, "Sec-GPC": "1" });
  const requests = (await stored()).map(({ request }) => request);
  expect(requests.find(({ message }) => message === undefined)).toMatchObject({ utm_source: "news", gclid: "x1" });
  const optedOut = requests.find(({ message }) => message === "private");
  expect(optedOut).toMatchObject({ utm_source: "news" });
  expect(optedOut).not.toHaveProperty("gclid");
});

test("reports each invalid field once, in the order of the form", async () => {
  const { post, outbox } = await testContact();
  const response = await post({ email: "ada", firstName: " ", message: "\u0000" });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    error: "Some fields are not valid. Please correct them and try again.",
    code: "invalid",
    issues: [
      { field: "firstName", message: "First name is required" },
      { field: "lastName", message: "Last name is required" },
      { field: "email", message: "Please enter a valid email address" },
      { field: "phone", message: "Phone number must be at least 10 digits" },
      { field: "insuranceType", message: "Please select an insurance type" },
      { field: "message", message: "Message must be plain text" },
    ],
  });
  expect((await countByState(outbox)).new).toBe(0);
});

describe("the line of business of a request", () => {
  const ISSUES = [{ field: "insuranceType", message: "Please select an insurance type" }];
  const unreadable = () => ({ ...memoryStore(), reader: () => Promise.reject(new Error("EIO")) });

  test("is one that the site has: another one is refused like a missing one", async () => {
    const { post, submit, outbox } = await testContact();
    const response = await post({ ...QUOTE, insuranceType: "pets" });
    expect([response.status, (await response.json()).issues]).toEqual([422, ISSUES]);
    const page = await (await submit({ ...QUOTE, insuranceType: "pets" })).text();
    expect(page).toContain('"firstName":"Ada"');
    expect(page).toContain(JSON.stringify(ISSUES));
    expect(await countByState(outbox)).toMatchObject({ new: 0, held: 0 });
  });

  test.each([
    ["may be new, and is stored with its name", { site: SITE_WITH_PETS }, { lineTitle: "Pets" }],
    ["is any if the content cannot be read, so that no request is lost", { store: unreadable() }, {}],
  ])("%s", async (_, options, expected) => {
    const { post, stored } = await testContact(options);
    expect((await post({ ...QUOTE, insuranceType: "pets" })).status).toBe(200);
    expect((await stored())[0]?.request).toEqual({ ...QUOTE, insuranceType: "pets", ...expected });
  });

  test.each(["", "Farm", "farm insurance", "x".repeat(81), 7, ["farm"]])("is never %j", async (insuranceType) => {
    const { post } = await testContact({ store: unreadable() });
    expect(await (await post({ ...QUOTE, insuranceType })).json()).toMatchObject({ issues: ISSUES });
  });
});

test("responds to an invalid plain form with the contact page", async () => {
  const { submit } = await testContact();
  const response = await submit({ ...QUOTE, email: "ada" });
  expect([response.status, response.headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
  const page = await response.text();
  expect(page).toContain("Some fields are not valid. Please correct them and try again.");
  expect(page).toContain('"firstName":"Ada"');
});

test("stores requests with the same key once, even in parallel", async () => {
  const { post, stored } = await testContact();
  const key = { "Idempotency-Key": "0123456789abcdef0123456789abcdef" };
  const responses = await Promise.all([1, 2, 3, 4].map(() => post(QUOTE, key)));
  responses.push(await post(QUOTE, key), await post(QUOTE, { "Idempotency-Key": `"${key["Idempotency-Key"]}"` }));
  const ids = new Set(await Promise.all(responses.map(async (response) => (await response.json()).id)));
  expect(ids.size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test("rejects a key that was used for a different request", async () => {
  const { post, stored } = await testContact();
  const key = { "Idempotency-Key": "k1" };
  await post(QUOTE, key);
  const response = await post({ ...QUOTE, message: "Another." }, key);
  expect([response.status, (await response.json()).code]).toEqual([422, "key-reused"]);
  expect(await stored()).toHaveLength(1);
});

test("stores equal requests without a key once within a few minutes", async () => {
  const { submit, post, stored, clock } = await testContact();
  await submit(QUOTE);
  clock.nowMs += 9 * 60_000;
  await submit(QUOTE);
  await post(QUOTE);
  expect(await stored()).toHaveLength(1);
  clock.nowMs += 60 * 60_000;
  await submit(QUOTE);
  await submit({ ...QUOTE, message: "More." });
  expect(await stored()).toHaveLength(3);
});

test("stores the same words once within a few minutes, whatever their keys", async () => {
  const { post, submit, stored, clock } = await testContact();
  const { id } = await (await post(QUOTE, { "Idempotency-Key": "k1" })).json();
  clock.nowMs += 9 * 60_000;
  expect((await (await post(QUOTE, { "Idempotency-Key": "k2" }, "/.netlify/functions/contact")).json()).id).toBe(id);
  await submit(QUOTE);
  expect(await stored()).toHaveLength(1);
  clock.nowMs += 11 * 60_000;
  await post(QUOTE, { "Idempotency-Key": "k3" });
  await post(QUOTE, { "Idempotency-Key": "k1" });
  expect(await stored()).toHaveLength(2);
});

test("rejects a key that was used for a different request, even if its words are stored under another key", async () => {
  const { post, stored } = await testContact();
  await post(QUOTE, { "Idempotency-Key": "k1" });
  await post({ ...QUOTE, message: "Another." }, { "Idempotency-Key": "k2" });
  expect((await post(QUOTE, { "Idempotency-Key": "k2" })).status).toBe(422);
  expect((await post(QUOTE, { "Idempotency-Key": "k3" })).status).toBe(200);
  expect(await stored()).toHaveLength(2);
});

test("makes a handled request wait again if it is sent again, but not if that looks like spam", async () => {
  const { clock, post, outbox } = await testContact();
  const { id } = await (await post(QUOTE, { "Idempotency-Key": "k1" })).json();
  await outbox.markHandled(id, { by: "Ben Ortiz", account: "b", at: new Date(clock.nowMs).toISOString() });
  clock.nowMs += 60_000;
  await post({ ...QUOTE, unasked: "x" }, { "Idempotency-Key": "k2" });
  expect((await outbox.find(id))?.handled).toBeDefined();
  expect((await (await post(QUOTE, { "Idempotency-Key": "k3" })).json()).id).toBe(id);
  expect((await outbox.find(id))?.handled).toBeUndefined();
});

test("makes a request new that waits for the client if it is sent again", async () => {
  const { clock, post, outbox } = await testContact();
  const { id } = await (await post(QUOTE, { "Idempotency-Key": "k1" })).json();
  await outbox.changeWork(id, { work: "waiting-for-client", assignee: { id: "b", name: "Ben" } });
  expect((await outbox.find(id))?.work).toBe("waiting-for-client");
  clock.nowMs += 60_000;
  await post(QUOTE, { "Idempotency-Key": "k2" });
  expect(await outbox.find(id)).toMatchObject({ assignee: { name: "Ben" } });
  expect((await outbox.find(id))?.work).toBeUndefined();
});

test("stores equal requests with different keys once if they arrive at the same time", async () => {
  const { post, stored } = await testContact();
  const responses = await Promise.all(["k1", "k2"].map((key) => post(QUOTE, { "Idempotency-Key": key })));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stored()).toHaveLength(1);
});

test("accepts a request with a filled honeypot, but does not deliver it", async () => {
  const { post, submit, outbox } = await testContact();
  const response = await post({ ...QUOTE, unasked: "https://spam.example" });
  expect([response.status, (await response.json()).success]).toEqual([200, true]);
  expect((await submit({ ...QUOTE, lastName: "Other", unasked: "x" })).status).toBe(303);
  expect(await countByState(outbox)).toMatchObject({ new: 0, held: 2 });
  expect(await entriesIn(outbox, "held")).toMatchObject([
    { quarantineReason: "honeypot" },
    { quarantineReason: "honeypot" },
  ]);
});

test.each([
  ["failed", { ...QUOTE }],
  ["held", { ...QUOTE, unasked: "https://spam.example" }],
] as const)("makes a %s request due at once when the visitor sends it again", async (state, first) => {
  const { post, outbox } = await testContact();
  const { id } = await (await post(first)).json();
  if (state === "failed") {
    const lease = await mustLease(outbox, id);
    await lease?.complete("failed", { ...lease.entry, attempts: 1 });
  }
  expect(await outbox.find(id)).toMatchObject({ state });
  expect(await (await post(QUOTE)).json()).toMatchObject({ success: true, id });
  expect(await outbox.find(id)).toMatchObject({ state: "new", entry: { attempts: 0 } });
});

test.each([
  ["failed", { ...QUOTE }],
  ["held", { ...QUOTE, unasked: "https://spam.example" }],
] as const)("makes a %s request due at once when the visitor sends it under another key", async (state, first) => {
  const { post, outbox, clock } = await testContact();
  const { id } = await (await post(first, { "Idempotency-Key": "k1" })).json();
  if (state === "failed") {
    const lease = await mustLease(outbox, id);
    await lease?.complete("failed", { ...lease.entry, attempts: 1 });
  }
  clock.nowMs += 24 * 60 * 60_000;
  for (const _ of [1, 2]) {
    expect(await (await post(QUOTE, { "Idempotency-Key": "k2" })).json()).toMatchObject({ success: true, id });
  }
  expect(await countByState(outbox)).toEqual({ new: 1, sent: 0, failed: 0, held: 0 });
});

test("keeps a quarantined request quarantined if it is sent again with a filled honeypot", async () => {
  const { post, outbox } = await testContact();
  for (let attempt = 0; attempt < 2; attempt += 1) await post({ ...QUOTE, unasked: "x" });
  expect(await countByState(outbox)).toMatchObject({ new: 0, held: 1 });
});

test("quarantines a form that was sent too quickly, and delivers it when sent again", async () => {
  const { post, issueToken, clock, outbox } = await testContact();
  const quote = { ...QUOTE, ticket: await issueToken() };
  clock.nowMs += 500;
  expect((await post(quote)).status).toBe(200);
  expect(await entriesIn(outbox, "held")).toMatchObject([{ quarantineReason: "too-fast" }]);
  clock.nowMs += 1500;
  expect((await post(quote)).status).toBe(200);
  expect(await countByState(outbox)).toMatchObject({ new: 1, held: 0 });
});

test.each([true, false])(
  "delivers a rejected plain form that is corrected at once (form token: %s)",
  async (hasToken) => {
    const { submit, issueToken, clock, outbox } = await testContact();
    const ticket = hasToken ? await issueToken() : "";
    clock.nowMs += 5000;
    const page = await (await submit({ ...QUOTE, ticket, email: "ada" })).text();
    const { formToken } = JSON.parse(page.slice(page.indexOf("{")));
    clock.nowMs += 300;
    expect((await submit({ ...QUOTE, ticket: formToken })).status).toBe(303);
    expect(await countByState(outbox)).toMatchObject({ new: 1, held: 0 });
  },
);

test("treats an invalid form token like a missing one", async () => {
  const { post, stored } = await testContact();
  expect((await post({ ...QUOTE, ticket: "x.y" })).status).toBe(200);
  expect((await post({ ...QUOTE, lastName: "Other", ticket: 7 })).status).toBe(200);
  expect(await stored()).toHaveLength(2);
});

test("quarantines requests over the limit of their client, and answers as usual", async () => {
  const quoteLimits = createQuoteLimits({ QUOTE_LIMIT: 2, QUOTE_LIMIT_TOTAL: 100 });
  const { post, submit, outbox } = await testContact({ quoteLimits });
  for (let number = 0; number < 2; number += 1) await post({ ...QUOTE, lastName: `Visitor ${number}` });
  const [byScript, byForm] = [await post(QUOTE), await submit({ ...QUOTE, lastName: "Other" })];
  expect([byScript.status, (await byScript.json()).success]).toEqual([200, true]);
  expect(byForm.status).toBe(303);
  expect(await countByState(outbox)).toMatchObject({ new: 2, held: 2 });
  expect(await entriesIn(outbox, "held")).toMatchObject([
    { quarantineReason: "limit-without-token" },
    { quarantineReason: "limit-without-token" },
  ]);
});

test("quarantines a request with a form token over the limit of its client for another reason", async () => {
  const quoteLimits = createQuoteLimits({ QUOTE_LIMIT: 1, QUOTE_LIMIT_TOTAL: 100 });
  const { post, issueToken, clock, outbox } = await testContact({ quoteLimits });
  const ticket = await issueToken();
  clock.nowMs += 5000;
  for (const lastName of ["First", "Second"]) await post({ ...QUOTE, lastName, ticket });
  expect(await entriesIn(outbox, "held")).toMatchObject([{ quarantineReason: "limit" }]);
});

test("delivers requests with a form token during a flood without tokens", async () => {
  const quoteLimits = createQuoteLimits({ QUOTE_LIMIT: 20, QUOTE_LIMIT_TOTAL: 1 });
  const { post, issueToken, clock, stored } = await testContact({ quoteLimits });
  const ticket = await issueToken();
  clock.nowMs += 5000;
  const flood = [1, 2, 3, 4, 5, 6, 7].map((number) => post({ ...QUOTE, lastName: `Bot ${number}` }));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect((await post({ ...QUOTE, ticket })).status).toBe(200);
  expect((await stored()).map(({ request }) => request.lastName)).toContain(QUOTE.lastName);
});

test("refuses a client that sends ten times its limit, before its body is read, and names the time to wait and the phone number", async () => {
  const quoteLimits = createQuoteLimits({ QUOTE_LIMIT: 1, QUOTE_LIMIT_TOTAL: 100 });
  const { post, submit, outbox } = await testContact({ quoteLimits });
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await post({})).status).toBe(422);
  const refused = await post(QUOTE);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  const { code, error } = await refused.json();
  expect(code).toBe("too-many");
  expect(error).toMatch(
    /^More requests are arriving .* Please try again in 10 minutes\. If you cannot wait, please call \(515\) 555-0142\.$/,
  );
  const page = await submit(QUOTE);
  expect(page.status).toBe(429);
  expect(await page.text()).toContain('<a href="tel:+15155550142">(515) 555-0142</a>');
  expect(await countByState(outbox)).toMatchObject({ new: 0, held: 0 });
});

describe("responds to a refused plain form with a small page that offers the phone number", () => {
  test.each<[number, Record<string, string>, Record<string, string>]>([
    [403, { "Sec-Fetch-Site": "cross-site" }, QUOTE],
    [413, {}, { ...QUOTE, message: "x".repeat(70_000) }],
    [415, { "Content-Type": `${FORM}; charset=latin1` }, QUOTE],
  ])("%i", async (status, headers, body) => {
    const { submit } = await testContact();
    const response = await submit(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const page = await response.text();
    expect(page.length).toBeLessThan(2048);
    expect(page).toContain('<a href="tel:+15155550142">(515) 555-0142</a>');
    expect(page).not.toContain("x".repeat(100));
  });

  test("400, 405 and 500", async () => {
    const { app } = await testContact();
    const send = (method: string, body: Uint8Array<ArrayBuffer> | null = null) =>
      app.request("/api/contact", { method, headers: { "Content-Type": FORM }, body }, { address: "203.0.113.7" });
    const [bytes, method] = [await send("POST", new Uint8Array([0xff])), await send("PUT")];
    const { outbox } = await testApp();
    outbox.enqueue = async () => {
      throw new Error("unexpected");
    };
    const failed = await (await testContact({ outbox })).submit(QUOTE);
    expect([bytes.status, method.status, failed.status]).toEqual([400, 405, 500]);
    for (const response of [bytes, method, failed]) expect(await response.text()).toContain("tel:+15155550142");
  });

  test("without a phone number if the content store cannot be read", async () => {
    const store = { ...memoryStore(), reader: () => Promise.reject(new Error("EIO")) };
    const { submit } = await testContact({ store });
    const page = await (await submit(QUOTE, { "Sec-Fetch-Site": "cross-site" })).text();
    expect(page).toContain("Go back to the form and try again.");
    expect(page).not.toContain("call");
  });
});

test("lists the problems of an invalid plain form on a small page if too many have to be rendered", async () => {
  const { submit } = await testContact();
  for (let page = 0; page < 2; page += 1) {
    expect(await (await submit({ ...QUOTE, email: "ada" })).text()).toContain('"firstName":"Ada"');
  }
  const response = await submit({ ...QUOTE, email: "ada", message: "<b>secret</b>" });
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain("<li>Please enter a valid email address</li>");
  expect(page).not.toContain("secret");
});

test("responds with 503 if the outbox cannot be written", async () => {
  const { outbox } = await testApp();
  outbox.enqueue = async () => {
    throw new DatabaseError("failed", "The disk is full.");
  };
  const { post, submit, logged } = await testContact({ outbox });
  const response = await post(QUOTE);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: "Failed to submit form. Please try again.", code: "unavailable" });
  expect((await submit(QUOTE)).status).toBe(503);
  expect(logged).toContainEqual(expect.objectContaining({ msg: "request failed", level: 50 }));
});

test("logs no personal data of visitors", async () => {
  const { post, logged } = await testContact();
  await post({ ...QUOTE, message: "Two barns." }, { "Idempotency-Key": "key-of-ada" });
  await post({ ...QUOTE, email: "ada" });
  const lines = JSON.stringify(logged);
  expect(logged.length).toBeGreaterThan(0);
  for (const secret of ["Ada", "Lindqvist", "example.com", "555-0199", "barns", "203.0.113", "key-of-ada"]) {
    expect(lines).not.toContain(secret);
  }
});
