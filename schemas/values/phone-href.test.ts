import { expect, test } from "vitest";
import { phoneHref } from "./phone-href.ts";

test.each([
  ["(515) 555-0142", "tel:+15155550142"],
  ["515.555.0142 ext. 12", "tel:+15155550142;ext=12"],
  ["515 555 0142 x7", "tel:+15155550142;ext=7"],
  ["5155550142 #7", "tel:+15155550142;ext=7"],
  ["5155550142 Extension 7 ", "tel:+15155550142;ext=7"],
  ["+46 8 123 456 78", "tel:+46812345678"],
  ["1-515-555-0142", "tel:15155550142"],
  ["555-0142", "tel:5550142"],
  ["no phone please", undefined],
  ["call ext. 5155550142", undefined],
  ['5155550142"><b>', "tel:+15155550142"],
])("converts %s to %s", (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
