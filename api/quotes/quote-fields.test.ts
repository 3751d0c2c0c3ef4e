import { afterEach, expect, test } from "vitest";
import { QUOTE } from "#tests/support/api/sample-quote.ts";
import { testEntry, testSite, testTheme } from "#tests/support/mail/sample-mail.ts";
import { quoteMail } from "./mail/quote-mail.ts";
import { searchText } from "./outbox/search-text.ts";
import { streamCsv } from "./privacy/export-csv.ts";
import { maskNumbers } from "./privacy/mask-numbers.ts";
import { FIELD_RULES } from "./quote-fields.ts";

/** The rules with one more field, as a change of the schema would add it. */
const rules: Record<string, (typeof FIELD_RULES)["message"]> = FIELD_RULES;

afterEach(() => {
  delete rules.callTime;
});

test("a new field is masked, mailed, searched and exported", async () => {
  rules.callTime = { isMasked: true, label: "Best time to call" };
  const { request, maskedFields } = maskNumbers(Object.assign({ callTime: "after 5, SSN 123-45-6789" }, QUOTE));
  expect(request).toMatchObject({ callTime: "after 5, SSN ***-**-6789" });
  expect(maskedFields).toEqual(["callTime"]);

  const entry = testEntry(Object.assign({ callTime: "after 5" }));
  const addresses = { from: "quotes@agency.example", to: ["office@agency.example"] };
  const options = { site: testSite, theme: testTheme, ...addresses, timeZone: "UTC" };
  expect(quoteMail(entry, options).text).toMatch(/Best time to call\s+after 5/);
  expect(searchText(entry)).toContain("best time to call: after 5");
  let csv = "";
  for await (const part of streamCsv(() => [[{ state: "new", entry }]], "UTC")) csv += part;
  expect(csv).toMatch(/,Best time to call,.*\r\n.*,after 5,/);
});
