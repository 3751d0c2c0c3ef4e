import { expect, test } from "vitest";
import { BlobService } from "#tests/support/outbox/blob-service.ts";
import { openBlobRecordStore } from "../storage/blob-record-store.ts";
import { createRecordRateLimit, deleteEndedLimits } from "./record-rate-limit.ts";

const NOON = Date.UTC(2026, 10, 22, 12);
const WINDOW_SECONDS = 600;

/** Opens limits of three actions, as several instances that share one store. */
function setUp(isAllowedOnFailure = false) {
  const service = new BlobService();
  const clock = { nowMs: NOON };
  const errors: unknown[] = [];
  const records = openBlobRecordStore({ store: service.createStore() });
  const open = (name = "client") =>
    createRecordRateLimit({
      ...{ records, name, maxActions: 3, windowSeconds: WINDOW_SECONDS, isAllowedOnFailure },
      onError: (error) => errors.push(error),
      now: () => clock.nowMs,
    });
  return { service, clock, errors, records, open };
}

test("counts the actions of all instances together, separately for each key and limit", async () => {
  const { open } = setUp();
  const results = await Promise.all([1, 2, 3, 4].map(() => open().consume("203.0.113.7")));
  expect(results.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
  expect(results[0]?.retryAfterMs).toBe(WINDOW_SECONDS * 1000);
  expect((await open().consume("203.0.113.8")).isAllowed).toBe(true);
  expect((await open("site").consume("203.0.113.7")).isAllowed).toBe(true);
});

test("allows again in the next window", async () => {
  const { open, clock } = setUp();
  for (let n = 0; n < 3; n += 1) await open().consume("a");
  expect((await open().consume("a")).isAllowed).toBe(false);
  clock.nowMs += WINDOW_SECONDS * 1000;
  expect((await open().consume("a")).isAllowed).toBe(true);
});

test.each([true, false])(
  "returns isAllowed: %s while the service fails, and reports it",
  async (isAllowedOnFailure) => {
    const { open, service, errors } = setUp(isAllowedOnFailure);
    service.injectFault = () => "network down";
    expect((await open().consume("a")).isAllowed).toBe(isAllowedOnFailure);
    expect(errors).toHaveLength(1);
  },
);

test("gives up after some tries if other instances change the record each time", async () => {
  const { open, records, errors } = setUp();
  let writes = 0;
  const [limit, other] = [open(), open()];
  const put = records.put;
  records.put = async (key, value, condition) => {
    writes += 1;
    await put(key, { used: 0, writes });
    return put(key, value, condition);
  };
  expect((await limit.consume("a")).isAllowed).toBe(false);
  expect([errors, writes]).toEqual([[expect.objectContaining({ message: expect.stringContaining("client") })], 8]);
  records.put = put;
  expect((await other.consume("a")).isAllowed).toBe(true);
});

test("deletes the records of ended windows only, and stores no address", async () => {
  const { open, records, clock } = setUp();
  await open().consume("203.0.113.7");
  clock.nowMs += WINDOW_SECONDS * 1000;
  await open().consume("203.0.113.7");
  await deleteEndedLimits(records, clock.nowMs + 1);
  const keys = await records.list("");
  expect(keys).toEqual([expect.stringMatching(/^limits\/client\/\d+\/[0-9a-f]{32}$/)]);
});
