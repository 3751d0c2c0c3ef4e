import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleEntry, sampleFollowUp } from "#tests/support/outbox/sample-entries.ts";
import type { FoundEntry, RequestEntry } from "../outbox/outbox.ts";
import { streamCsv } from "./export-csv.ts";

async function exportCsv(...parts: FoundEntry[][]): Promise<string> {
  let csv = "";
  for await (const part of streamCsv(() => parts, "America/Chicago")) csv += part;
  return csv;
}

function exportMessage(message: string): Promise<string> {
  const entry = sampleEntry(1);
  return exportCsv([{ state: "new", entry: { ...entry, request: { ...entry.request, message } } }]);
}

test("has headers that people read, local times, and a column for each question", async () => {
  const time = "2026-01-05T12:00:01.000Z";
  const consent = { version: "v1", text: "Call me, please.", time };
  const entry: RequestEntry = sampleEntry(1, { consent });
  const request = {
    ...entry.request,
    kind: { id: "certificate", title: "Certificate of Insurance" },
    pageSource: "Farm Page",
    about: { id: "boat", title: "Boat" },
    details: [{ id: "holder", label: "Certificate holder", value: "City of Ames" }],
    files: [{ id: "f", name: "contract.pdf", type: "application/pdf", bytes: 1000 }],
  };
  const work = { dueOn: "2026-12-04", assignee: { id: "a", name: "Ada" } };
  const notes = [{ id: "n", by: "Ada", account: "a", at: "2026-07-01T17:05:30.000Z", text: "Left voicemail." }];
  const details = [{ id: "call", label: "Call", value: "Noon hour" }];
  const other = sampleEntry(2, { request: { ...sampleEntry(2).request, details } });
  const csv = await exportCsv(
    [{ state: "sent", entry: { ...entry, request }, notes, ...work, handled: { by: "Ben", account: "b", at: time } }],
    [
      { state: "sent", entry: sampleFollowUp(1, "acknowledgement") },
      { state: "new", entry: other, work: "in-progress" },
    ],
  );
  expect(csv).toBe(
    [
      "\ufeffReference,Received,Kind,State,Needed by,Assigned to,First name,Last name,Email,Phone,Line,Asked about,Message,Certificate holder,Call,Files,Notes,Done,Done by,Email to the office,Came from,Consent,Consent given",
      '0000-0000,2026-01-05 06:00,Certificate of Insurance,Done,2026-12-04,Ada,Ann,Lee,ann.lee@example.com,515-555-0142,Farm,Boat,Request 1,City of Ames,,contract.pdf,2026-07-01 12:05 Ada: Left voicemail.,2026-01-05 06:00,Ben,sent,Farm Page,"Call me, please.",2026-01-05 06:00',
      "0000-0000,2026-01-05 06:00,Quote,In Progress,,,Ann,Lee,ann.lee@example.com,515-555-0142,Farm,,Request 2,,Noon hour,,,,,new,,,",
      "",
    ].join("\r\n"),
  );
});

test("has one column with the day, and tells answers apart whose question is like a fixed header", async () => {
  const { request } = sampleEntry(1);
  const neededBy = (value: string) => ({ id: "neededBy", label: "Needed by", value });
  const details = [neededBy("2026-12-04"), { id: "phone", label: "Phone", value: "641-555-0199" }];
  const first: FoundEntry = { state: "sent", entry: sampleEntry(1, { request: { ...request, details } }) };
  const [headers = "", row = ""] = (await exportCsv([{ ...first, dueOn: "2026-12-05" }])).split("\r\n");
  expect(headers.match(/Needed by[^,]*|Phone[^,]*/g)).toEqual(["Needed by", "Phone", "Phone (answer)"]);
  expect(row).toContain(",2026-12-05,");
  expect(row).toContain(",641-555-0199,");
  const other = { ...request, details: [neededBy("soon")] };
  expect(await exportCsv([{ state: "sent", entry: sampleEntry(1, { request: other }) }])).toContain(
    "Needed by (answer)",
  );
});

test("calls requests in quarantine so, and not done", async () => {
  const handled = { by: "Ben", account: "b", at: "2026-01-05T12:00:01.000Z" };
  const csv = await exportCsv([{ state: "held", entry: sampleEntry(1), handled }]);
  expect(csv.split("\r\n")[1]).toBe(
    "0000-0000,2026-01-05 06:00,Quote,Quarantined,,,Ann,Lee,ann.lee@example.com,515-555-0142,Farm,,Request 1,,,,,held,,,",
  );
});

test("has columns of a campaign only if a request came from one", async () => {
  expect(await exportMessage("Hello")).not.toContain("Campaign");
  const entry = sampleEntry(1);
  const request = { ...entry.request, utm_campaign: "spring", gclid: "x" };
  const csv = await exportCsv([{ state: "new", entry: { ...entry, request } }]);
  expect(csv).toMatch(/,Campaign,Google click\r\n.*,spring,x\r\n$/);
});

test("quotes line ends, commas and quotation marks (RFC 4180)", async () => {
  expect(await exportMessage('One,\r\n"two"\rthree\nfour')).toContain(',"One,\r\n""two""\rthree\nfour",');
  // A line that is not quoted would begin a row, and with it a formula.
  for (const message of ["a\n=1+1", "a\r=1+1"]) expect(await exportMessage(message)).toContain(`,"${message}",`);
});

test("writes no cell that a spreadsheet program takes for a formula", async () => {
  const starts = fc.constantFrom("=", "+", "-", "@", "\t", "\r");
  await fc.assert(
    fc.asyncProperty(starts, fc.string({ maxLength: 20 }), async (start, rest) => {
      expect(await exportMessage(`${start}${rest}`)).toMatch(/,Farm,,"?'[=+\-@\t\r]/);
    }),
  );
});
