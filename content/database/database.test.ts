import { expect, test } from "vitest";
import { memoryDatabase } from "#tests/support/database/office-databases.ts";

test("x", async () => {
  const db = memoryDatabase();
  expect(await db.read((d) => d.selectFrom("messages").selectAll().execute())).toEqual([]);
});
