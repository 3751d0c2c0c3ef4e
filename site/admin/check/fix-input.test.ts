import { expect, test } from "vitest";
import { mergePatch } from "#content/documents/merge-patch.ts";
import { createFixInput, createFixPatch } from "./fix-input.ts";

const CONTENT = {
  hero: { title: "Farm", ctaText: "Call 515-555-0148" },
  faq: {
    title: "Questions",
    items: [
      { id: "a", question: "Who?", answer: "We" },
      { id: "b", answer: "Call" },
    ],
  },
};

test("a field of an object is the only one in the input", () => {
  const fix = { page: "farm", pointer: "/hero/ctaText", value: "Call {site.phone}" };
  expect(JSON.parse(createFixInput(CONTENT, fix))).toEqual({
    pages: { farm: { hero: { ctaText: "Call {site.phone}" } } },
  });
});

test("a field within a list comes with the whole list, so that no item is lost", () => {
  const { pages } = JSON.parse(
    createFixInput(CONTENT, { page: "farm", pointer: "/faq/items/1/answer", value: "Write" }),
  );
  expect(mergePatch(CONTENT, pages.farm)).toEqual({
    ...CONTENT,
    faq: { ...CONTENT.faq, items: [CONTENT.faq.items[0], { id: "b", answer: "Write" }] },
  });
  expect(pages.farm).not.toHaveProperty("hero");
});

test("business info has a place of its own in the input", () => {
  const fix = { page: "site", pointer: "/footer/note", value: "New" };
  expect(JSON.parse(createFixInput({}, fix))).toEqual({ site: { footer: { note: "New" } } });
});

test("corrections of several fields are one patch, also within the same list", () => {
  const fixes = [
    { pointer: "/faq/items/0/answer", value: "{site.phone}" },
    { pointer: "/faq/items/1/answer", value: "{site.email}" },
    { pointer: "/hero/ctaText", value: "Call {site.phone}" },
  ];
  const { faq } = CONTENT;
  const items = [
    { id: "a", question: "Who?", answer: "{site.phone}" },
    { id: "b", answer: "{site.email}" },
  ];
  const patch = createFixPatch(CONTENT, fixes);
  expect(Object.keys(patch)).toEqual(["faq", "hero"]);
  expect(mergePatch(CONTENT, patch)).toEqual({
    hero: { title: "Farm", ctaText: "Call {site.phone}" },
    faq: { ...faq, items },
  });
});
