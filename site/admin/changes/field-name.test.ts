import { expect, test } from "vitest";
import { fieldName } from "./field-name.ts";

test.each([
  ["", "The whole page"],
  ["/hero/title", "Hero › Title"],
  ["/faq/items/2/answer", "Questions › 3 › Answer"],
  ["/faq/items", "Questions › Items"],
  ["/faq/title", "Questions › Title"],
  ["/whyChoose/features/0/imageAlt", "Why choose › Features › 1 › Picture in words"],
  ["/checklist/items/9", "Checklist › 10"],
  ["/meta/og/image", "For search engines › Shared links › Picture"],
  ["/unmapped/HERO_TITEL", "Other keys › HERO_TITEL"],
  ["/hero/unmapped/items/0/x~1y", "Hero › Other keys › items › 0 › x/y"],
  ["/toString", "To string"],
  ["/<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
])("%s is %s", (pointer, name) => {
  expect(fieldName(pointer).join(" › ")).toBe(name);
});
