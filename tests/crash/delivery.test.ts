import { expect, test } from "vitest";
import { type CrashSetting, crashDelivery } from "./delivery.ts";

const SETTINGS: readonly CrashSetting[] = [
  "SQLite",
  "Postgres, one of two servers",
  "Postgres itself, under two servers",
];

test.each(SETTINGS)(
  "delivers or announces every acknowledged request, three times at most, while this is killed: %s",
  { timeout: 300_000 },
  async (setting) => {
    const result = await crashDelivery(4, setting);
    console.log(`delivery crash test (${setting}):`, result);
    expect(result.acknowledged).toBeGreaterThan(0);
    expect(result).toMatchObject({ lost: 0, silent: 0 });
    expect(result.maxCopies).toBeLessThanOrEqual(3);
  },
);
