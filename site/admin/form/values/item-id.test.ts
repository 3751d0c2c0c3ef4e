import { expect, test } from "vitest";
import { nextItemId } from "./item-id.ts";

test.each([
  [["feature_1", "feature_2"], "feature_3"],
  [["faq_4", "faq_1", "summary"], "faq_5"],
  [["Step2"], "Step3"],
  [[], "member_1"],
  [["links", "security"], "member_1"],
  [[1, 7], 8],
])("continues %j with %j", (ids, next) => {
  expect(
    nextItemId(
      ids.map((id) => ({ id })),
      ["team", "members"],
    ),
  ).toBe(next);
});

test("names the IDs of a new list after its section", () => {
  expect(nextItemId([], ["faq", "items"])).toBe("faq_1");
});
