import { expect, test } from "vitest";
import { sampleEntry } from "#tests/support/outbox/sample-entries.ts";
import type { RequestEntry } from "../quotes/outbox/outbox.ts";
import { createAcknowledgmentLimit } from "./acknowledgment-limit.ts";

function from(email: string, changes: Partial<RequestEntry> = {}): RequestEntry {
  const entry = sampleEntry(1, changes);
  return { ...entry, request: { ...entry.request, email } };
}

test.each([
  [["ann@a.example", "Ann@a.example", "ann+1@A.example", "ANN+2+b@a.example"], "a.nn@a.example"],
  [["ann.b@gmail.com", "a.n.n.b@gmail.com", "annb+x.y@GMail.com", "an.nb@googlemail.com"], "ann.c@gmail.com"],
])("allows three acknowledgments for one mailbox: %s", async (addresses, other) => {
  const mayAcknowledge = createAcknowledgmentLimit();
  const results = [];
  for (const email of addresses) results.push(await mayAcknowledge(from(email)));
  expect(results).toEqual([true, true, true, false]);
  expect(await mayAcknowledge(from(other))).toBe(true);
});

test("allows 100 acknowledgments in all", async () => {
  const mayAcknowledge = createAcknowledgmentLimit();
  const results = [];
  for (let n = 0; n < 101; n += 1) results.push(await mayAcknowledge(from(`visitor${n}@a.example`)));
  expect(results.indexOf(false)).toBe(100);
});

test("allows none for a request that was quarantined, or an address that some mail servers do not support", async () => {
  const mayAcknowledge = createAcknowledgmentLimit();
  expect(await mayAcknowledge(from("ann@a.example", { quarantineReason: "limit" }))).toBe(false);
  expect(await mayAcknowledge(from("änn@a.example"))).toBe(false);
});
