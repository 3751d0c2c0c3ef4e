import { describe, expect, test } from "vitest";
import type { Hours, Notice, Site } from "#schemas/generated/site.ts";
import { currentSite, nextNoticeChange, scheduleState } from "./current-site.ts";
import { localTimeAt, timeZoneOf } from "./time-zone.ts";

const ADDRESS = { street: "1 Main Street", city: "Maple Fork", state: "IA", zip: "50099" } as const;
const SITE = withHours({});

function withHours(hours: Hours): Site {
  const office = { id: "main", name: "Maple Fork", address: ADDRESS, hours };
  return {
    name: "Agency",
    phone: "(515) 555-0142",
    email: "info@example.com",
    offices: [office],
  };
}
const NOON = new Date("2026-11-22T18:00:00Z");

function noticeAt(notice: Omit<Notice, "text">, now = NOON): string | undefined {
  return currentSite({ ...SITE, notice: { text: "Storm", ...notice } }, now).notice?.text;
}

describe("currentSite", () => {
  test.each([
    [{}, "Storm"],
    [{ from: "2026-11-22T12:00" }, "Storm"],
    [{ from: "2026-11-22T12:01" }, undefined],
    [{ until: "2026-11-22T12:01" }, "Storm"],
    [{ until: "2026-11-22T12:00" }, undefined],
    [{ from: "2026-11-21T12:00", until: "2026-11-23T12:00" }, "Storm"],
  ])("decides at noon in Iowa about a notice with %j", (span, text) => {
    expect(noticeAt(span)).toBe(text);
  });

  test("follows daylight saving time", () => {
    expect(noticeAt({ from: "2026-07-01T12:00" }, new Date("2026-07-01T17:00:00Z"))).toBe("Storm");
  });

  test.each([
    [{ from: "2026-11-01T01:30" }, ["06:30"]],
    [{ until: "2026-11-01T01:30" }, ["07:30"]],
    [{ from: "2026-11-01T01:15", until: "2026-11-01T01:45" }, ["06:15", "07:45"]],
    [{ from: "2026-11-01T02:00", until: "2026-11-01T03:00" }, ["08:00", "09:00"]],
    [{ from: "2026-03-08T02:30", until: "2026-03-08T04:00" }, ["08:30", "09:00"]],
  ])("begins and ends a notice with %j once when clocks are changed", (span, changes) => {
    const [day = ""] = Object.values(span)[0]?.split("T") ?? [];
    const found: string[] = [];
    for (let ms = Date.parse(`${day}T05:00Z`); ms <= Date.parse(`${day}T10:00Z`); ms += 15 * 60_000) {
      const [before, after] = [ms - 1, ms].map((each) => noticeAt(span, new Date(each)));
      if (before !== after) found.push(new Date(ms).toISOString().slice(11, 16));
    }
    expect(found).toEqual(changes);
  });

  test("keeps the next four holidays in their order, until their last day is over", () => {
    const holidays = [
      { name: "Five", date: "2027-05-31" },
      { name: "Past", date: "2026-11-21" },
      { name: "One", date: "2026-11-20", until: "2026-11-22" },
      { name: "Two", date: "2026-11-26" },
      { name: "Three", date: "2026-12-25" },
      { name: "Four", date: "2027-01-01" },
    ];
    const { offices } = currentSite(withHours({ display: "Daily", holidays }), NOON);
    expect(offices[0].hours).toMatchObject({ display: "Daily" });
    expect(offices[0].hours.holidays?.map(({ name }) => name)).toEqual(["One", "Two", "Three", "Four"]);
  });

  test("adds nothing to settings without hours", () => {
    expect(currentSite(SITE, NOON)).toEqual(SITE);
  });
});

test("the state of the schedule changes with the notice and with a holiday that is over", () => {
  const site = {
    ...withHours({ holidays: [{ name: "Thanksgiving", date: "2026-11-26" }] }),
    notice: { text: "Storm", from: "2026-11-23T08:00", until: "2026-11-24T08:00" },
  };
  const states = ["22T12", "23T12", "23T13", "24T12", "26T12", "27T12"].map((time) =>
    scheduleState(site, new Date(`2026-11-${time}:00:00-06:00`)),
  );
  expect(states.map((state, index) => state === states[index - 1])).toEqual([false, false, true, false, true, false]);
});

test.each([
  [
    { from: "2026-11-23T08:00", until: "2026-11-24T08:00" },
    { time: "2026-11-23T08:00", isStart: true },
  ],
  [
    { from: "2026-11-21T08:00", until: "2026-11-24T08:00" },
    { time: "2026-11-24T08:00", isStart: false },
  ],
  [{ from: "2026-11-21T08:00" }, undefined],
  [{ until: "2026-11-21T08:00" }, undefined],
])("finds the next change of a notice with %j", (span, change) => {
  expect(nextNoticeChange({ ...SITE, notice: { text: "Storm", ...span } }, NOON)).toEqual(change);
});

test("uses the time zone of the settings, else that of the state", () => {
  expect(timeZoneOf(SITE.offices[0])).toBe("America/Chicago");
  expect(timeZoneOf({ address: { ...ADDRESS, state: "CO" } })).toBe("America/Denver");
  expect(timeZoneOf({ address: ADDRESS, timeZone: "America/Boise" })).toBe("America/Boise");
  expect(localTimeAt(NOON, "America/New_York")).toBe("2026-11-22T13:00");
});
