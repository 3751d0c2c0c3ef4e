import { expect, test } from "vitest";
import { memoryOutbox } from "#tests/support/outbox/memory-outbox.ts";
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { complete } from "#tests/support/outbox/test-outbox.ts";
import { listFollowUps, requeue } from "./follow-ups.ts";

const ENV = { WEBHOOK_URL: "https://crm.example/hook" };
const HOOK_ID = `${sampleId(1)}-hook`;

test("a request has a webhook only if one is configured", () => {
  expect(listFollowUps(sampleEntry(1), { WEBHOOK_URL: undefined })).toEqual([]);
  expect(listFollowUps(sampleEntry(1), ENV)).toEqual([
    {
      ...sampleEntry(1),
      id: HOOK_ID,
      kind: "webhook",
      messageId: `<${HOOK_ID}@agency.example>`,
    },
  ]);
});

test("a quarantined request gets its webhook when it is released, and only one", async () => {
  const outbox = memoryOutbox();
  await outbox.enqueue(sampleEntry(1), { state: "held" });
  expect(await requeue(outbox, sampleId(1), ENV)).toBe(true);
  expect(await requeue(outbox, sampleId(1), ENV)).toBe(true);
  expect((await outbox.listIds({ states: ["new"] })).sort()).toEqual([sampleId(1), HOOK_ID]);
});

test("a failed request is retried without another webhook", async () => {
  const outbox = memoryOutbox();
  await complete(outbox, sampleEntry(1), "failed");
  expect(await requeue(outbox, sampleId(1), ENV)).toBe(true);
  expect(await outbox.find(HOOK_ID)).toBeUndefined();
});
