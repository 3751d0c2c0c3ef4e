import { expect, test } from "vitest";
import { writeCalendar } from "./calendar-file.ts";

const CREATED = new Date("2026-11-23T08:05:09.123Z");

function linesOf(title: string, description = "Call us", date = "2027-02-28"): string[] {
  return writeCalendar([{ date, title, description }], CREATED).split("\r\n");
}

test("writes an event of one whole day with a reminder", () => {
  expect(linesOf("Enrollment ends")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Medicare dates//EN",
    "BEGIN:VEVENT",
    "UID:20270228-enrollment-ends@medicare-dates",
    "DTSTAMP:20261123T080509Z",
    "DTSTART;VALUE=DATE:20270228",
    "DTEND;VALUE=DATE:20270301",
    "SUMMARY:Enrollment ends",
    "DESCRIPTION:Call us",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:Enrollment ends",
    "TRIGGER:-P7D",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  ["2027-12-31", "20280101"],
  ["2028-02-28", "20280229"],
  ["2028-02-29", "20280301"],
])("ends an event of %s before %s", (date, end) => {
  expect(linesOf("A", "B", date)).toContain(`DTEND;VALUE=DATE:${end}`);
});

test("escapes separators and line ends", () => {
  expect(linesOf("A", "Parts A, B; \\ and\nPart D")).toContain("DESCRIPTION:Parts A\\, B\\; \\\\ and\\nPart D");
});

test.each(["x".repeat(300), "é".repeat(100), "🌾".repeat(60)])(
  "folds %s at 75 bytes and keeps characters whole",
  (text) => {
    const calendar = writeCalendar([{ date: "2027-02-28", title: "A", description: text }], CREATED);
    for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(calendar.replaceAll("\r\n ", "")).toContain(`\r\nDESCRIPTION:${text}\r\n`);
  },
);
