import { expect, test } from "vitest";
import { deductibleCents, divideLoss, formatDollars, parseDollars, parsePercent } from "./deductible-amount.ts";

test.each([
  ["350000", 35_000_000],
  ["$350,000", 35_000_000],
  [" $ 350,000.50 ", 35_000_050],
  ["0.01", 1],
  [".5", 50],
  ["1,350,000", 135_000_000],
  ["350,", undefined],
  ["350,00", undefined],
  ["3,5,0", undefined],
  ["350,0000", undefined],
  ["999,999,999.99", 99_999_999_999],
  ["1000000000", undefined],
  ["0", undefined],
  ["", undefined],
  ["-5", undefined],
  ["1.234", undefined],
  ["350k", undefined],
  ["1e6", undefined],
  ["1.2.3", undefined],
  ["9".repeat(30), undefined],
])("reads %j as %s cents", (text, cents) => {
  expect(parseDollars(text)).toBe(cents);
});

test.each([
  ["2", 200],
  ["2.5%", 250],
  ["0.01", 1],
  ["100", 10_000],
  ["100.01", undefined],
  ["0", undefined],
  ["two", undefined],
])("reads %j as %s hundredths of a percent", (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

test.each([
  ["300,000", "1", "$3,000"],
  ["300,000", "2", "$6,000"],
  ["472,800", "1", "$4,728"],
  ["350,000", "2.5", "$8,750"],
  ["333,333.33", "3", "$10,000"],
  ["333,333.50", "3", "$10,000.01"],
  // 0.1 × 3 is 0.30000000000000004 in floating point.
  ["10", "3", "$0.30"],
  ["0.01", "1", "$0"],
  ["0.50", "1", "$0.01"],
  ["999,999,999.99", "100", "$999,999,999.99"],
])("takes of $%s at %s%% a deductible of %s", (insured, percent, expected) => {
  const cents = deductibleCents(parseDollars(insured) ?? 0, parsePercent(percent) ?? 0);
  expect(formatDollars(cents)).toBe(expected);
});

test.each([
  [2_500_000, 600_000, 600_000, 1_900_000],
  [600_000, 600_000, 600_000, 0],
  [599_999, 600_000, 599_999, 0],
])("divides a loss of %i cents at a deductible of %i", (loss, deductible, ownerCents, policyCents) => {
  expect(divideLoss(loss, deductible)).toEqual({ ownerCents, policyCents });
});

test.each([
  [0, "$0"],
  [5, "$0.05"],
  [123_456_789, "$1,234,567.89"],
  [100_000_000, "$1,000,000"],
])("formats %i cents as %s", (cents, text) => {
  expect(formatDollars(cents)).toBe(text);
});
