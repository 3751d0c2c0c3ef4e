import { describe, expect, test } from "vitest";
import { ENGINES } from "#tests/support/database/office-databases.ts";
import { createSignInThrottle } from "./sign-in-throttle.ts";

const MINUTE_MS = 60_000;

describe.each(ENGINES)("limits on wrong passwords in %s", (_, create) => {
  async function setUp() {
    const openDatabase = await create();
    const clock = { nowMs: Date.UTC(2026, 10, 20, 12) };
    const open = () => createSignInThrottle({ database: openDatabase(), secret: "a secret", now: () => clock.nowMs });
    const database = openDatabase();
    const countRows = async () => (await database.read((db) => db.selectFrom("limits").selectAll().execute())).length;
    return { clock, open, countRows };
  }
  const fromNetwork = (network: string) => ({ device: undefined, network, account: "ada" });

  test("are those of all servers together, also for attempts at the same time", async () => {
    const { open } = await setUp();
    const [one, other] = [open(), open()];
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? one : other).admit(fromNetwork("203.0.113.7"))),
    );
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(4);
    expect(waits.filter((waitMs) => waitMs === 5000)).toHaveLength(8);
    expect(await other.admit(fromNetwork("203.0.113.8"))).toBe(0);
  });

  test("take back the count of a right password, and of a password that was not verified", async () => {
    const { open } = await setUp();
    const throttle = open();
    for (let n = 0; n < 20; n += 1) {
      expect(await throttle.admit(fromNetwork("203.0.113.7"))).toBe(0);
      await throttle.refund(fromNetwork("203.0.113.7"), n % 2 === 0);
    }
  });

  test("leave no rows when they have no effect, and no addresses", async () => {
    const { clock, open, countRows } = await setUp();
    const throttle = open();
    for (let n = 0; n < 20; n += 1) await throttle.admit(fromNetwork(`203.0.113.${n}`));
    expect(await countRows()).toBe(21);
    clock.nowMs += 30 * MINUTE_MS;
    await throttle.admit({ ...fromNetwork("203.0.113.7"), device: "known" });
    expect(await countRows()).toBe(1);
  });
});
