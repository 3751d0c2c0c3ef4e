import { expect, test } from "vitest";
import type { PageContent } from "#schemas/generated/page.ts";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import { listPreparation, readQuoteContent } from "./quote-content.ts";

const form: PageContent["form"] = {
  subjects: [
    { id: "boat", title: "Boat", insuranceType: "personal", ready: ["Hull number"] },
    { id: "cabin", title: "Cabin", insuranceType: "personal" },
  ],
  preparation: [{ insuranceType: "personal", items: ["Your current policies"] }],
};
const items = [
  { title: "Home", url: "/personal/home" },
  { title: "Auto", url: "/personal/auto" },
];
const reader = testReader({
  contact: testContent("Contact", { form }),
  personal: testContent("Personal", { coverage: { items } }),
  "personal/home": testContent("Home", { bring: { items: ["Age of the roof"] } }),
  "personal/auto": testContent("Auto"),
});

test.each([
  ["the list of a subject", "boat", ["Hull number"]],
  ["what the page of a coverage asks to bring", "personal/home", ["Age of the roof"]],
  ["the list of the insurance type for a subject without one", "cabin", ["Your current policies"]],
  ["the list of the insurance type for a page without one", "personal/auto", ["Your current policies"]],
  ["the list of the insurance type for an unknown subject", "rocket", ["Your current policies"]],
])("has ready %s", async (_, id, expected) => {
  const content = await readQuoteContent({ reader: async () => reader as never });
  const about = { id, title: id };
  expect(await listPreparation(content, { about, insuranceType: "personal" })).toEqual(expected);
  expect(await listPreparation(content, { insuranceType: "farm" })).toEqual([]);
});
