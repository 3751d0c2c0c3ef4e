import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleEntry, sampleFollowUp } from "#tests/support/outbox/sample-entries.ts";
import type { RequestEntry } from "../outbox/outbox.ts";
import { exportCsv } from "./export-csv.ts";

function exportMessage(message: string): string {
  const entry = sampleEntry(1);
  return exportCsv([{ state: "new", entry: { ...entry, request: { ...entry.request, message } } }]);
}

test("has a byte order mark, a header, and one row for each request", () => {
  const entry: RequestEntry = sampleEntry(1, {
    attempts: 1,
    sentAt: "2026-01-05T12:01:00.000Z",
    consent: { version: "v1", text: "Call me, please.", time: "2026-01-05T12:00:01.000Z", pageDigest: "sha256-AAA=" },
  });
  const csv = exportCsv([
    {
      state: "sent",
      entry: {
        ...entry,
        request: {
          ...entry.request,
          utm_source: "news",
          pageSource: "Farm Page",
          about: { id: "boat", title: "Boat" },
          details: [
            { id: "renewal", label: "Renewal", value: "2026-12-01" },
            { id: "call", label: "Call", value: "Noon hour" },
          ],
        },
      },
      handled: { by: "Ada Lindqvist", account: "ada", at: "2026-01-06T00:00:00.000Z" },
    },
    { state: "sent", entry: sampleFollowUp(1, "acknowledgement") },
    { state: "new", entry: sampleFollowUp(1, "alert") },
  ]);
  expect(csv).toBe(
    [
      "\ufeffid,state,received,sent,attempts,firstName,lastName,email,phone,insuranceType,message,page,utm_source,utm_medium,utm_campaign,utm_term,utm_content,gclid,fbclid,consentText,consentVersion,consentPageDigest,consentTime,handled,handledBy,reference,about,details",
      `${entry.id},sent,2026-01-05T12:00:01.000Z,2026-01-05T12:01:00.000Z,1,Ann,Lee,ann.lee@example.com,515-555-0142,farm,Request 1,Farm Page,news,,,,,,,"Call me, please.",v1,sha256-AAA=,2026-01-05T12:00:01.000Z,2026-01-06T00:00:00.000Z,Ada Lindqvist,0000-0000,Boat,"Renewal: 2026-12-01\nCall: Noon hour"`,
      "",
    ].join("\r\n"),
  );
});

test("quotes line ends, commas and quotation marks (RFC 4180)", () => {
  expect(exportMessage('One,\r\n"two"\rthree\nfour')).toContain(',"One,\r\n""two""\rthree\nfour",');
  // A line that is not quoted would begin a row, and with it a formula.
  for (const message of ["a\n=1+1", "a\r=1+1"]) expect(exportMessage(message)).toContain(`,"${message}",`);
});

test("writes no cell that a spreadsheet program takes for a formula", () => {
  const starts = fc.constantFrom("=", "+", "-", "@", "\t", "\r");
  fc.assert(
    fc.property(starts, fc.string({ maxLength: 20 }), (start, rest) => {
      expect(exportMessage(`${start}${rest}`)).toMatch(/,farm,"?'[=+\-@\t\r]/);
    }),
  );
});
