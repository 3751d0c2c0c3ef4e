import { expect, test } from "vitest";
import { listCarriers } from "./carriers.ts";

test("gives each carrier its own anchor, by default from its name", () => {
  const carrier = { name: "Plum & Thicket", phone: "(515) 555-0152" };
  const carriers = [carrier, { ...carrier, id: "plum" }, carrier, { ...carrier, name: "保険" }];
  expect(listCarriers({ carriers }).map(({ id }) => id)).toEqual(["plum-thicket", "plum", "plum-thicket-3", "carrier"]);
  expect(listCarriers({})).toEqual([]);
});
