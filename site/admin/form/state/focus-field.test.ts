import { expect, test } from "vitest";
import { pathTo } from "./focus-field.ts";

test("lists everything that has to open for a field", () => {
  expect(pathTo("/faq/items/2")).toEqual(["/faq", "/faq/items", "/faq/items/2"]);
});
