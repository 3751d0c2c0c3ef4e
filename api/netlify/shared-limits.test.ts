import { expect, test } from "vitest";
import { BlobService } from "#tests/support/outbox/blob-service.ts";
import { createQuoteLimits } from "../middleware/quote-limits.ts";
import { openBlobRecordStore } from "../storage/blob-record-store.ts";
import { createSharedLimits } from "./shared-limits.ts";

/** Opens the limits of two requests for each client, as several instances that share one store. */
function setUp() {
  const service = new BlobService();
  const open = () => {
    const records = openBlobRecordStore({ store: service.createStore() });
    return createQuoteLimits({ QUOTE_LIMIT: 2, QUOTE_LIMIT_TOTAL: 100 }, createSharedLimits({ records, onError() {} }));
  };
  return { service, open };
}

test("counts the requests of a client to all instances", async () => {
  const { open } = setUp();
  const results = [];
  for (const instance of [open(), open(), open()]) results.push(await instance.countRequest("203.0.113.7", undefined));
  expect(results.map(({ isAllowed, isWithinLimits }) => [isAllowed, isWithinLimits])).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ]);
});

test("quarantines a request, and does not refuse it, while the service fails", async () => {
  const { open, service } = setUp();
  service.injectFault = () => "network down";
  const result = await open().countRequest("203.0.113.7", undefined);
  expect(result).toMatchObject({ isAllowed: true, isWithinLimits: false });
});
