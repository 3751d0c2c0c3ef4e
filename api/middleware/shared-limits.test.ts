import { expect, test, vi } from "vitest";
import { DatabaseError } from "#content/database/database-error.ts";
import { memoryDatabase } from "#tests/support/database/office-databases.ts";
import { createQuoteLimits } from "./quote-limits.ts";
import { createSharedLimits } from "./shared-rate-limit.ts";

/** Returns a function that opens the limits of two requests for each client, as servers that share a database do. */
function setUp() {
  const database = memoryDatabase();
  const open = () =>
    createQuoteLimits({ QUOTE_LIMIT: 2, QUOTE_LIMIT_TOTAL: 100 }, createSharedLimits({ database, onError() {} }));
  return { database, open };
}

test("counts the requests of a client to all servers", async () => {
  const { open } = setUp();
  const results = [];
  for (const server of [open(), open(), open()]) results.push(await server.countRequest("203.0.113.7", undefined));
  expect(results.map(({ isAllowed, isWithinLimits }) => [isAllowed, isWithinLimits])).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ]);
});

test("neither quarantines nor refuses a request while the database fails", async () => {
  const { open, database } = setUp();
  vi.spyOn(database, "write").mockRejectedValue(new DatabaseError("unreachable", "The server is down."));
  const result = await open().countRequest("203.0.113.7", undefined);
  expect(result).toMatchObject({ isAllowed: true, isWithinLimits: true });
});
