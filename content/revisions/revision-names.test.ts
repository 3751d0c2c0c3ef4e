import { expect, test } from "vitest";
import { createRevisionNames } from "./revision-names.ts";

const nodeOf = (id: string) => ({ id, revision: Number.parseInt(id, 10), parents: [] });

test.each([
  [
    ["1-aaaa00000000", "2-bbbb00000000"],
    ["1", "2"],
  ],
  [
    ["2-aaaa00000000", "2-bbbb00000000"],
    ["2-aaaa", "2-bbbb"],
  ],
  [
    ["2-aaaa10000000", "2-aaaa20000000"],
    ["2-aaaa1", "2-aaaa2"],
  ],
  [
    ["2", "2-aaaa00000000"],
    ["2", "2-aaaa"],
  ],
])("names %j as %j", (ids, expected) => {
  const nodes = ids.map(nodeOf);
  expect(nodes.map(createRevisionNames(nodes))).toEqual(expected);
});
