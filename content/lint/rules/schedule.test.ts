import { hoursOf, siteWith, testRule } from "#tests/support/lint.ts";

testRule("schedule/expired-notice", [
  [
    "accepts a notice without an end and one that ends today",
    siteWith({}, { notice: { text: "Storm", until: "2026-11-22T00:30" } }),
    [],
  ],
  [
    "reports a notice that ended yesterday",
    siteWith({}, { notice: { text: "Storm", until: "2026-11-21T23:30" } }),
    ['site /notice/until Visitors do not see the notice "Storm", because it ended on Nov 21, 2026, 11:30 PM.'],
  ],
]);

testRule("schedule/overlapping-holidays", [
  [
    "accepts holidays that follow each other",
    siteWith(
      {},
      {
        ...hoursOf({
          holidays: [
            { name: "Christmas", date: "2026-12-25" },
            { name: "Christmas Eve", date: "2026-12-24" },
          ],
        }),
      },
    ),
    [],
  ],
  [
    "reports the first day that two holidays have",
    siteWith(
      {},
      {
        ...hoursOf({
          holidays: [
            { name: "Christmas", date: "2026-12-24", until: "2026-12-25" },
            { name: "Break", date: "2026-12-23", until: "2026-12-24" },
          ],
        }),
      },
    ),
    ["site /offices/0/hours/holidays/1/date Break and Christmas both have 2026-12-24."],
  ],
]);

const hours = (...holidays: { name: string; date: string; until?: string }[]) => ({
  ...hoursOf({ display: "Monday-Friday 8:30 AM-5:00 PM", ...(holidays.length > 0 && { holidays }) }),
});

testRule("schedule/no-holidays", [
  ["accepts a site without hours by day", siteWith({}, { ...hoursOf({ display: "By appointment" }) }), []],
  [
    "accepts a holiday that lasts until today",
    siteWith({}, hours({ name: "Break", date: "2026-11-01", until: "2026-11-22" })),
    [],
  ],
  ["accepts a holiday in a year", siteWith({}, hours({ name: "Christmas", date: "2027-11-22" })), []],
  [
    "reports hours without holidays",
    siteWith({}, hours()),
    ["site /offices/0/hours The office hours list no holiday from 2026-11-22 to 2027-11-22."],
  ],
  [
    "reports holidays that are over or more than a year away",
    siteWith({}, hours({ name: "Christmas", date: "2025-12-25" }, { name: "Thanksgiving", date: "2027-11-25" })),
    ["site /offices/0/hours/holidays The office hours list no holiday from 2026-11-22 to 2027-11-22."],
  ],
]);

testRule("schedule/order", [
  [
    "names the way to write midnight as a closing time",
    siteWith({}, { ...hoursOf({ days: { friday: [{ opens: "18:00", closes: "00:00" }] } }) }),
    [
      "site /offices/0/hours/days/friday/0/closes Hours on Friday: 00:00 must be later than 18:00. For midnight, write 23:59.",
    ],
  ],
  [
    "accepts times in their order, and a holiday of one day",
    siteWith(
      {},
      {
        ...hoursOf({
          days: {
            monday: [
              { opens: "08:30", closes: "12:00" },
              { opens: "13:00", closes: "17:00" },
            ],
          },
          holidays: [{ name: "Thanksgiving", date: "2026-11-26", until: "2026-11-26" }],
        }),
        notice: { text: "Storm", from: "2026-11-22T08:00", until: "2026-11-22T09:00" },
      },
    ),
    [],
  ],
  [
    "reports hours that overlap, and hours, holidays and notices that end before they begin",
    siteWith(
      {},
      {
        ...hoursOf({
          days: {
            monday: [
              { opens: "08:30", closes: "13:00" },
              { opens: "12:00", closes: "17:00" },
            ],
          },
          holidays: [
            { name: "Break", date: "2026-12-26", until: "2026-12-24", spans: [{ opens: "12:00", closes: "12:00" }] },
          ],
        }),
        notice: { text: "Storm", from: "2026-11-22T10:00", until: "2026-11-22T09:00" },
      },
    ),
    [
      "site /offices/0/hours/days/monday/1/opens Hours on Monday: 12:00 must be later than 13:00.",
      "site /offices/0/hours/holidays/0/until Break: 2026-12-24 must be later than 2026-12-26.",
      "site /offices/0/hours/holidays/0/spans/0/closes Hours on Break: 12:00 must be later than 12:00.",
      "site /notice/until Notice: 2026-11-22 09:00 must be later than 2026-11-22 10:00.",
    ],
  ],
]);
