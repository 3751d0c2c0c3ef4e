import { expect, test } from "vitest";
import type { Holiday, Office } from "#schemas/generated/site.ts";
import { closeOffices } from "./close-today.tsx";

const DAY = "2026-12-24";
const SPANS = [{ opens: "08:30", closes: "12:00" }];

const office = (...holidays: Holiday[]): Office => ({
  id: "ames",
  name: "Office",
  address: { street: "1 Main Street", city: "Ames", state: "IA", zip: "50010" },
  hours: { days: { thursday: [{ opens: "08:30", closes: "17:00" }] }, holidays },
});

const holidaysOf = (...holidays: Holiday[]) => closeOffices([office(...holidays)], DAY)[0]?.hours.holidays;

test("closes an office before its other holidays, so that the site shows one entry for the day", () => {
  const closed = { name: "Closed today", date: DAY };
  const christmas = { name: "Christmas", date: "2026-12-25" };
  expect(holidaysOf(christmas)).toMatchObject([closed, christmas]);
  expect(holidaysOf({ name: "Half day", date: DAY, spans: SPANS }, christmas)).toMatchObject([closed, christmas]);
  const week = { id: `closed-${DAY}`, name: "Short days", date: "2026-12-21", until: DAY, spans: SPANS };
  const both = holidaysOf(week);
  expect(both).toMatchObject([closed, week]);
  expect(new Set(both?.map(({ id }) => id)).size).toBe(2);
});

test("leaves offices alone that are closed already or have no hours by day", () => {
  const closed = office({ name: "Christmas Eve", date: DAY });
  const byAppointment = { ...office(), hours: { display: "By appointment" } };
  expect(closeOffices([closed, byAppointment], DAY)).toEqual([closed, byAppointment]);
});
