import { expect, test } from "vitest";
import { parseOpeningHours } from "./opening-hours.ts";

const MORNING = { opens: "09:00", closes: "12:00" };
const AFTERNOON = { opens: "13:00", closes: "17:00" };

test.each([
  ["Mo-Tu 09:00-12:00", { monday: [MORNING], tuesday: [MORNING] }],
  ["mo 09:00-12:00, mo 13:00-17:00; Sa 09:00-12:00", { monday: [MORNING, AFTERNOON], saturday: [MORNING] }],
])("reads %s", (text, week) => expect(parseOpeningHours(text)).toEqual(week));

test.each(["", "Monday 9-5", "Fr-Mo 09:00-12:00", "Mo 12:00-09:00", "Mo 24:00-25:00"])("does not read %j", (text) =>
  expect(parseOpeningHours(text)).toBeUndefined(),
);
