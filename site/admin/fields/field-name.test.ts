import { expect, test } from "vitest";
import { fieldName } from "./field-name.ts";

test.each([
  ["", "Whole page"],
  ["/hero/title", "Top of the page › Headline"],
  ["/faq/items/2/answer", "Questions › 3 › Answer"],
  ["/faq/items", "Questions › Questions"],
  ["/faq/title", "Questions › Headline"],
  ["/whyChoose/features/0/imageAlt", "Reasons to choose us › Features › 1 › Photo description"],
  ["/checklist/items/9", "Checklist › 10"],
  ["/meta/og/image", "Search engines › Social sharing › Photo"],
  ["/unmapped/HERO_TITEL", "Unrecognized fields › HERO_TITEL"],
  ["/hero/unmapped/items/0/x~1y", "Top of the page › Unrecognized fields › items › 0 › x/y"],
  ["/toString", "To string"],
  ["/<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
])("names %s %s", (pointer, name) => {
  expect(fieldName(pointer).join(" › ")).toBe(name);
});
