import { expect, test, vi } from "vitest";
import { applyValues } from "./use-document-form.ts";

test("sets only the values that differ, each list as a whole", () => {
  const setValue = vi.fn();
  const before = { hero: { title: "A", subtitle: "B" }, faq: { items: [{ id: 1 }] }, cta: null };
  applyValues(setValue, before, { hero: { title: "A", subtitle: "C" }, faq: { items: [] }, cta: { title: "D" } });
  expect(setValue.mock.calls).toEqual([
    ["hero.subtitle", "C"],
    ["faq.items", []],
    ["cta", { title: "D" }],
  ]);
});

test("sets an object as a whole if one of its values goes away", () => {
  const setValue = vi.fn();
  applyValues(setValue, { days: { monday: [], sunday: [] } }, { days: { monday: [] } });
  expect(setValue.mock.calls).toEqual([["days", { monday: [] }]]);
});
