import { expect, test } from "vitest";
import { CONSENT, QUOTE_RECEIVED } from "#schemas/quote-request.ts";
import { QUOTE, testApp } from "#tests/support/api/app.ts";
import type { AppContext } from "../context/app-context.ts";
import { quoteLimits } from "../limits/rate-limit.ts";
import { OutboxError } from "../quotes/outbox/outbox.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const FORM = "application/x-www-form-urlencoded";

async function contact(deps: Partial<AppContext> = {}) {
  const clock = { nowMs: NOON };
  const tested = await testApp({ now: () => clock.nowMs, ...deps });
  const send = (body: string, headers: Record<string, string>, path = "/api/contact") =>
    tested.app.request(path, { method: "POST", headers, body }, { address: "203.0.113.7" });
  return {
    ...tested,
    clock,
    post: (body: object, headers: Record<string, string> = {}, path?: string) =>
      send(JSON.stringify(body), { "Content-Type": "application/json", ...headers }, path),
    submit: (body: Record<string, string>, headers: Record<string, string> = {}) =>
      send(new URLSearchParams(body).toString(), { "Content-Type": FORM, ...headers }),
    async ticket(): Promise<string> {
      const answer = await tested.app.request("/api/contact");
      return (await answer.json()).ticket;
    },
    kept: () => tested.outbox.list("new"),
  };
}

test.each(["/api/contact", "/.netlify/functions/contact"])("%s keeps a request, and says so", async (path) => {
  const { post, kept, woken } = await contact();
  const answer = await post(
    { ...QUOTE, message: "Two barns.\nOne is old.", pageSource: "Farm Page", gclid: "x1" },
    {},
    path,
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { id, ...said } = await answer.json();
  expect(said).toEqual({ success: true, message: "Your request has been submitted. We'll contact you soon." });
  expect(id).toMatch(/^[\da-f]{24}$/);
  expect(woken).toEqual([id]);
  expect(await kept()).toEqual([
    {
      id,
      kind: "quote",
      receivedAt: "2026-11-20T12:00:00.000Z",
      messageId: `<${id}@example.com>`,
      fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
      request: { ...QUOTE, message: "Two barns.\nOne is old.", pageSource: "Farm Page", gclid: "x1" },
      attempts: 0,
    },
  ]);
});

test("consent is kept with its text, its version and its time", async () => {
  const { post, kept } = await contact();
  await post({ ...QUOTE, consent: CONSENT.version });
  expect((await kept())[0]?.consent).toEqual({ ...CONSENT, time: "2026-11-20T12:00:00.000Z" });
});

test("a plain form is answered with the thanks of the page", async () => {
  const { submit, kept } = await contact();
  const answer = await submit({
    ...QUOTE,
    message: "",
    consent: "1",
    pageSource: "Contact Page",
    website: "",
    ticket: "",
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/contact#${QUOTE_RECEIVED.anchor}`]);
  expect(await kept()).toMatchObject([
    { request: { ...QUOTE, pageSource: "Contact Page" }, consent: { version: "1" } },
  ]);
});

test("a plain form brings the campaign of the address that it stood at", async () => {
  const { submit, kept } = await contact();
  const Referer = "https://www.example.com/contact?utm_source=news&gclid=x1&other=y";
  await submit(QUOTE, { Referer });
  await submit({ ...QUOTE, message: "private" }, { Referer, "Sec-GPC": "1" });
  const requests = (await kept()).map(({ request }) => request);
  expect(requests.find(({ message }) => message === undefined)).toMatchObject({ utm_source: "news", gclid: "x1" });
  const asked = requests.find(({ message }) => message === "private");
  expect(asked).toMatchObject({ utm_source: "news" });
  expect(asked).not.toHaveProperty("gclid");
});

test("every field that is wrong is named, once, in the order of the form", async () => {
  const { post, outbox } = await contact();
  const answer = await post({ email: "ada", firstName: " ", message: "\u0000" });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    error: "Please check what is filled in.",
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
  expect((await outbox.counts()).new).toBe(0);
});

test("a plain form that is refused is answered with the page", async () => {
  const { submit } = await contact();
  const answer = await submit({ ...QUOTE, email: "ada" });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
  const page = await answer.text();
  expect(page).toContain("Please check what is filled in.");
  expect(page).toContain('"firstName":"Ada"');
});

test("the same key is the same request, also when it is sent at once", async () => {
  const { post, kept } = await contact();
  const key = { "Idempotency-Key": "0123456789abcdef0123456789abcdef" };
  const answers = await Promise.all([1, 2, 3, 4].map(() => post(QUOTE, key)));
  answers.push(await post(QUOTE, key), await post(QUOTE, { "Idempotency-Key": `"${key["Idempotency-Key"]}"` }));
  const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id)));
  expect(ids.size).toBe(1);
  expect(await kept()).toHaveLength(1);
});

test("a key that was used for another request is refused", async () => {
  const { post, kept } = await contact();
  const key = { "Idempotency-Key": "k1" };
  await post(QUOTE, key);
  const answer = await post({ ...QUOTE, message: "Another." }, key);
  expect([answer.status, (await answer.json()).code]).toEqual([422, "key-reused"]);
  expect(await kept()).toHaveLength(1);
});

test("without a key, the same words are the same request for some minutes", async () => {
  const { submit, post, kept, clock } = await contact();
  await submit(QUOTE);
  clock.nowMs += 9 * 60_000;
  await submit(QUOTE);
  await post(QUOTE);
  expect(await kept()).toHaveLength(1);
  clock.nowMs += 60 * 60_000;
  await submit(QUOTE);
  await submit({ ...QUOTE, message: "More." });
  expect(await kept()).toHaveLength(3);
});

test("who fills in what nobody sees is answered as others, and mailed to nobody", async () => {
  const { post, submit, outbox } = await contact();
  const answer = await post({ ...QUOTE, website: "https://spam.example" });
  expect([answer.status, (await answer.json()).success]).toEqual([200, true]);
  expect((await submit({ ...QUOTE, lastName: "Other", website: "x" })).status).toBe(303);
  expect(await outbox.counts()).toMatchObject({ new: 0, held: 2 });
});

test("a form that is filled in at once is asked to be sent again, and then is", async () => {
  const { post, ticket, clock, kept } = await contact();
  const filledIn = { ...QUOTE, ticket: await ticket() };
  clock.nowMs += 500;
  const early = await post(filledIn);
  expect([early.status, early.headers.get("retry-after"), (await early.json()).code]).toEqual([429, "2", "too-fast"]);
  clock.nowMs += 1500;
  expect((await post(filledIn)).status).toBe(200);
  expect(await kept()).toHaveLength(1);
});

test("a ticket that is none is as good as none", async () => {
  const { post, kept } = await contact();
  expect((await post({ ...QUOTE, ticket: "x.y" })).status).toBe(200);
  expect((await post({ ...QUOTE, lastName: "Other", ticket: 7 })).status).toBe(200);
  expect(await kept()).toHaveLength(2);
});

test("too many are refused, and those without a ticket sooner", async () => {
  const limits = quoteLimits({ QUOTE_LIMIT: 4, QUOTE_LIMIT_TOTAL: 100 });
  const { post, submit, ticket, clock } = await contact({ limits });
  const withTicket = { ...QUOTE, ticket: await ticket() };
  clock.nowMs += 5000;
  const statuses = [await post(withTicket), await post(withTicket), await submit(QUOTE), await submit(QUOTE)];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 303, 429]);
  const refused = await post(QUOTE);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  expect((await refused.json()).code).toBe("too-many");
});

test("where nothing can be kept, nobody is told that it was", async () => {
  const { outbox } = await testApp();
  outbox.enqueue = async () => {
    throw new OutboxError("The disk is full.");
  };
  const { post, submit, logged } = await contact({ outbox });
  const answer = await post(QUOTE);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: "Failed to submit form. Please try again.", code: "unavailable" });
  expect((await submit(QUOTE)).status).toBe(503);
  expect(logged).toContainEqual(expect.objectContaining({ msg: "failed", level: 50 }));
});

test("the log tells no secrets of visitors", async () => {
  const { post, logged } = await contact();
  await post({ ...QUOTE, message: "Two barns." }, { "Idempotency-Key": "key-of-ada" });
  await post({ ...QUOTE, email: "ada" });
  const said = JSON.stringify(logged);
  expect(logged.length).toBeGreaterThan(0);
  for (const secret of ["Ada", "Lindqvist", "example.com", "555", "barns", "203.0.113", "key-of-ada"]) {
    expect(said).not.toContain(secret);
  }
});
