import { expect, test } from "vitest";
import { GONE } from "#schemas/redirects.ts";
import { explainAddress } from "./address-field.tsx";

const LIST = {
  pages: [{ id: "farm/bees", path: "/farm/bees", title: "Bees", anchors: [], isDefault: false }],
  retired: [
    { id: "farm/goats", path: "/farm/goats", target: "/farm" },
    { id: "farm/emus", path: "/farm/emus", target: GONE },
  ],
};

test.each([
  ["bees", "There is already a page at /farm/bees."],
  ["goats", "/farm/goats leads to /farm since its page was retired. Restore that page, or choose another address."],
  ["emus", "/farm/emus belongs to a retired page. Restore that page, or choose another address."],
  ["index", "The address /farm/index is reserved. Choose another one."],
  ["Crop Cover", "Use lowercase letters, digits and hyphens, such as crop-insurance."],
  ["", "Enter an address."],
  ["crops", undefined],
])("checks the address %j", (slug, expected) => {
  expect(explainAddress({ parent: "farm", slug }, LIST)).toBe(expected);
});
