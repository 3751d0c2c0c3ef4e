import { expect, test } from "vitest";
import { listMedicareNotices } from "./medicare-notices.ts";

const facts = {
  organizations: 9,
  products: 54,
  disclaimer: "We represent {organizations} organizations which offer {products} products.",
  nonAffiliation: "Not connected with the U.S. Government.",
};

test("puts the counts into the disclaimer", () => {
  expect(listMedicareNotices(facts)).toEqual([
    "We represent 9 organizations which offer 54 products.",
    "Not connected with the U.S. Government.",
  ]);
});

test("leaves out a disclaimer without counts, and empty notices", () => {
  const { products: _, ...withoutProducts } = facts;
  expect(listMedicareNotices(withoutProducts)).toEqual(["Not connected with the U.S. Government."]);
  expect(listMedicareNotices({ ...facts, disclaimer: "", nonAffiliation: "" })).toEqual([]);
  expect(listMedicareNotices(undefined)).toEqual([]);
});
