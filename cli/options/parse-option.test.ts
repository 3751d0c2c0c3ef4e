import { expect, test } from "vitest";
import { parseShard } from "./parse-option.ts";

test("parses the number of a shard and the number of all shards", () => {
  expect(parseShard("2/3")).toEqual({ index: 2, of: 3 });
});
