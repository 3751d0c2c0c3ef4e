import { expect, test } from "vitest";
import { fieldName } from "./field-name.ts";

test.each([
  ["", "Whole page"],
  ["/hero/title", "Hero › Title"],
  ["/faq/items/2/answer", "Questions › 3 › Answer"],
  ["/faq/items", "Questions › Items"],
  ["/faq/title", "Questions › Title"],
  ["/whyChoose/features/0/imageAlt", "Why choose › Features › 1 › Image description"],
  ["/checklist/items/9", "Checklist › 10"],
  ["/meta/og/image", "Search engines › Social sharing › Image"],
  ["/unmapped/HERO_TITEL", "Unrecognized fields › HERO_TITEL"],
  ["/hero/unmapped/items/0/x~1y", "Hero › Unrecognized fields › items › 0 › x/y"],
  ["/toString", "To string"],
  ["/<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
])("names %s %s", (pointer, name) => {
  expect(fieldName(pointer).join(" › ")).toBe(name);
});
