import { describe, expect, test, vi } from "vitest";
import { DatabaseError } from "#content/database/database-error.ts";
import { ENGINES, memoryDatabase } from "#tests/support/database/office-databases.ts";
import { createQuoteLimits } from "./quote-limits.ts";
import { createMemoryRateLimit, createSharedLimits, retryAfterSeconds } from "./rate-limits.ts";

const NOON = Date.UTC(2026, 10, 22, 12);
const WINDOW_SECONDS = 600;

test("limits each key separately, and returns the time until the window ends", async () => {
  const consume = createMemoryRateLimit("test", { maxActions: 2, windowSeconds: 60, counting: "in memory" });
  expect(await consume("a")).toMatchObject({ isAllowed: true });
  expect(await consume("a")).toMatchObject({ isAllowed: true });
  const { isAllowed, retryAfterMs } = await consume("a");
  expect(isAllowed).toBe(false);
  expect(retryAfterMs).toBeGreaterThan(0);
  expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  expect(await consume("b")).toMatchObject({ isAllowed: true });
});

test.each([
  [0, "1"],
  [1, "1"],
  [1001, "2"],
])("formats a wait of %i ms as %s s", (ms, seconds) => {
  expect(retryAfterSeconds(ms)).toBe(seconds);
});

describe.each(ENGINES)("a shared rate limit in %s", (_, create) => {
  /** Opens limits of three actions, as servers that share a database do. */
  async function setUp() {
    const database = (await create())();
    const clock = { nowMs: NOON };
    const errors: unknown[] = [];
    const open = (name = "client", counting: "allow" | "deny" = "allow") =>
      createSharedLimits(
        database,
        (error) => errors.push(error),
        () => clock.nowMs,
      )(name, { maxActions: 3, windowSeconds: WINDOW_SECONDS, counting });
    return { database, clock, errors, open };
  }

  test("counts the actions of all servers together, separately for each key and limit", async () => {
    const { open } = await setUp();
    const results = await Promise.all([1, 2, 3, 4].map(() => open()("203.0.113.7")));
    expect(results.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
    expect(results[0]?.retryAfterMs).toBe(WINDOW_SECONDS * 1000);
    expect((await open()("203.0.113.8")).isAllowed).toBe(true);
    expect((await open("site")("203.0.113.7")).isAllowed).toBe(true);
  });

  test("counts actions that arrive together, each for its key", async () => {
    const limit = (await setUp()).open();
    const consume = async (key: string) => ((await limit(key)).isAllowed ? key : "refused");
    const results = await Promise.all(["a", "b", "a", "a", "a", "b"].map(consume));
    expect(results.sort()).toEqual(["a", "a", "a", "b", "b", "refused"]);
  });

  test("allows again in the next window", async () => {
    const { open, clock } = await setUp();
    for (let n = 0; n < 3; n += 1) await open()("a");
    expect((await open()("a")).isAllowed).toBe(false);
    clock.nowMs += WINDOW_SECONDS * 1000;
    expect((await open()("a")).isAllowed).toBe(true);
  });

  test.each([
    ["allow", true],
    ["deny", false],
  ] as const)("with %s returns isAllowed: %s while the database fails, and reports it", async (counting, isAllowed) => {
    const { open, database, errors } = await setUp();
    const error = new DatabaseError("unreachable", "The server is down.");
    vi.spyOn(database, "write").mockRejectedValue(error);
    expect((await open("client", counting)("a")).isAllowed).toBe(isAllowed);
    expect(errors).toEqual([error]);
  });

  test("leaves no row of ended windows, and no address", async () => {
    const { open, database, clock } = await setUp();
    await open()("203.0.113.7");
    clock.nowMs += WINDOW_SECONDS * 1000;
    await open()("203.0.113.7");
    const rows = await database.read((db) => db.selectFrom("limits").select("id").execute());
    expect(rows).toEqual([{ id: expect.stringMatching(/^client \d+ [\da-f]{32}$/) }]);
  });
});

/** Returns a function that opens the limits of two requests for each client, as servers that share a database do. */
function setUpServers() {
  const database = memoryDatabase();
  const open = () =>
    createQuoteLimits(
      { QUOTE_LIMIT: 2, QUOTE_LIMIT_TOTAL: 100 },
      createSharedLimits(database, () => undefined),
    );
  return { database, open };
}

test("counts the requests of a client to all servers", async () => {
  const { open } = setUpServers();
  const results = [];
  for (const server of [open(), open(), open()]) results.push(await server.countRequest("203.0.113.7", undefined));
  expect(results.map(({ isAllowed, isWithinLimits }) => [isAllowed, isWithinLimits])).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ]);
});

test("neither quarantines nor refuses a request while the database fails", async () => {
  const { open, database } = setUpServers();
  vi.spyOn(database, "write").mockRejectedValue(new DatabaseError("unreachable", "The server is down."));
  const result = await open().countRequest("203.0.113.7", undefined);
  expect(result).toMatchObject({ isAllowed: true, isWithinLimits: true });
});
