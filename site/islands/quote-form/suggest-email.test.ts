import { expect, test } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

test.each([
  ["al@gmial.com", "al@gmail.com"],
  ["al@gmal.com", "al@gmail.com"],
  ["al@gmaill.com", "al@gmail.com"],
  ["Al.B@Gmail.con", "Al.B@gmail.com"],
  ["al@gmail.co", "al@gmail.com"],
  ["al@yaho.com", "al@yahoo.com"],
  ["al@hotmial.com", "al@hotmail.com"],
  ["al@outlok.com", "al@outlook.com"],
  ["al@iclould.com", "al@icloud.com"],
])("suggests for %s the address %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "al@gmail.com",
  "al@GMAIL.com",
  "al@ymail.com",
  "al@mail.com",
  "al@gmx.com",
  "al@yahoo.co.uk",
  "al@aol.com",
  "al@example.com",
  "al@icloud.com",
  "gmial.com",
  "",
])("suggests nothing for %j", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
