import { describe, expect, test, vi } from "vitest";
import { DatabaseError } from "#content/database/database-error.ts";
import { ENGINES } from "#tests/support/database/office-databases.ts";
import { createSharedRateLimit } from "./shared-rate-limit.ts";

const NOON = Date.UTC(2026, 10, 22, 12);
const WINDOW_SECONDS = 600;

describe.each(ENGINES)("a shared rate limit in %s", (_, create) => {
  /** Opens limits of three actions, as servers that share a database do. */
  async function setUp(isAllowedOnFailure = false) {
    const database = (await create())();
    const clock = { nowMs: NOON };
    const errors: unknown[] = [];
    const open = (name = "client") =>
      createSharedRateLimit({
        ...{ database, name, maxActions: 3, windowSeconds: WINDOW_SECONDS, isAllowedOnFailure },
        onError: (error) => errors.push(error),
        now: () => clock.nowMs,
      });
    return { database, clock, errors, open };
  }

  test("counts the actions of all servers together, separately for each key and limit", async () => {
    const { open } = await setUp();
    const results = await Promise.all([1, 2, 3, 4].map(() => open().consume("203.0.113.7")));
    expect(results.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
    expect(results[0]?.retryAfterMs).toBe(WINDOW_SECONDS * 1000);
    expect((await open().consume("203.0.113.8")).isAllowed).toBe(true);
    expect((await open("site").consume("203.0.113.7")).isAllowed).toBe(true);
  });

  test("counts actions that arrive together, each for its key", async () => {
    const limit = (await setUp()).open();
    const consume = async (key: string) => ((await limit.consume(key)).isAllowed ? key : "refused");
    const results = await Promise.all(["a", "b", "a", "a", "a", "b"].map(consume));
    expect(results.sort()).toEqual(["a", "a", "a", "b", "b", "refused"]);
    expect((await limit.consume("a")).isAllowed).toBe(false);
    expect((await limit.consume("b")).isAllowed).toBe(true);
  });

  test("allows again in the next window", async () => {
    const { open, clock } = await setUp();
    for (let n = 0; n < 3; n += 1) await open().consume("a");
    expect((await open().consume("a")).isAllowed).toBe(false);
    clock.nowMs += WINDOW_SECONDS * 1000;
    expect((await open().consume("a")).isAllowed).toBe(true);
  });

  test.each([true, false])("returns isAllowed: %s while the database fails, and reports it", async (isAllowed) => {
    const { open, database, errors } = await setUp(isAllowed);
    const error = new DatabaseError("unreachable", "The server is down.");
    vi.spyOn(database, "write").mockRejectedValue(error);
    expect((await open().consume("a")).isAllowed).toBe(isAllowed);
    expect(errors).toEqual([error]);
  });

  test("leaves no row of ended windows, and no address", async () => {
    const { open, database, clock } = await setUp();
    await open().consume("203.0.113.7");
    clock.nowMs += WINDOW_SECONDS * 1000;
    await open().consume("203.0.113.7");
    const rows = await database.read((db) => db.selectFrom("limits").select("id").execute());
    expect(rows).toEqual([{ id: expect.stringMatching(/^client \d+ [\da-f]{32}$/) }]);
  });
});
