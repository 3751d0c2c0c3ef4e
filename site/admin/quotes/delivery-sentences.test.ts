import { expect, test } from "vitest";
import type { DeliveryLog } from "#schemas/quotes/quote-inbox.ts";
import { describeDelivery, describeQuarantine } from "./delivery-sentences.ts";

const log = (changes: Partial<DeliveryLog> = {}): DeliveryLog => ({
  status: "sent",
  attempts: 1,
  deliveredTo: [],
  ...changes,
});

/** Returns the sentences without times, which depend on the time zone. */
function describeWithoutTimes(...given: Parameters<typeof describeDelivery>): string[] {
  return describeDelivery(...given).map((sentence) =>
    sentence.replaceAll(/ on [A-Z][a-z]{2} \d+, \d{4}, [\d:]+\s[AP]M/g, ""),
  );
}

const RECEIVED = { receivedAt: "2026-01-05T12:00:00Z", handled: undefined };

test("tells that the office and the customer have their emails, and who has done the request", () => {
  const time = "2026-01-05T12:01:00Z";
  const sentences = describeWithoutTimes({
    ...RECEIVED,
    handled: { by: "Ann Lee", at: time },
    delivery: {
      office: log({ sentAt: time, deliveredTo: ["office@agency.example"] }),
      confirmation: log({ sentAt: time }),
    },
  });
  expect(sentences).toEqual([
    "Received.",
    "Emailed to the office (office@agency.example).",
    "The customer got a confirmation.",
    "Marked as done by Ann Lee.",
  ]);
});

test("does not call a request emailed if there was no mail server", () => {
  const saved = log({ isSavedOnly: true, sentAt: "2026-01-05T12:01:00Z", deliveredTo: ["office@agency.example"] });
  expect(describeWithoutTimes({ ...RECEIVED, delivery: { office: saved, confirmation: saved } })).toEqual([
    "Received.",
    "Saved here only. Email was not set up, so the office got none.",
    "The confirmation to the customer was saved here only.",
  ]);
});

test("tells what failed, why, and what happens next", () => {
  const dueAt = "2026-01-05T13:00:00Z";
  const sentences = describeWithoutTimes({
    ...RECEIVED,
    delivery: {
      office: log({ status: "new", attempts: 2, dueAt, lastError: "451 busy" }),
      webhook: log({ status: "failed", attempts: 1 }),
    },
  });
  expect(sentences.slice(1)).toEqual([
    "Not emailed to the office yet, after 2 attempts. It is tried again. The mail server or the other system said: “451 busy”",
    "Your other system did not take it, after 1 attempt.",
  ]);
});

test("explains every reason for quarantine", () => {
  expect(describeQuarantine("too-fast")).toContain("faster than a person");
  expect(describeQuarantine("something new")).toBe(describeQuarantine(undefined));
});
