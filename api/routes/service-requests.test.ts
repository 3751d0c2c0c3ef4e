import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Form } from "#schemas/generated/page.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { QUOTE, testApp } from "#tests/support/api/app.ts";
import { FILE_CONTENTS, PDF, sampleFile } from "#tests/support/api/sample-files.ts";
import { testSite } from "#tests/support/mail/sample-mail.ts";
import { entriesIn } from "#tests/support/outbox/test-outbox.ts";
import { testContent } from "#tests/support/site/sample-content.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createQuoteLimits } from "../middleware/quote-limits.ts";
import { isRequestEntry } from "../quotes/outbox/outbox.ts";
import type { AppContext } from "./app-context.ts";

const NOON = Date.UTC(2026, 10, 20, 18);
const PROMISE = "Nothing is changed until we confirm it in writing.";
const BOAT: Form = {
  promise: PROMISE,
  ready: ["The hull number"],
  asks: [{ name: "property", label: "Boat", required: true }, { name: "neededBy" }, { name: "details" }],
  questions: [{ id: "length", label: "Length of the boat" }],
};
const REQUEST = { ...QUOTE, kind: "boat-winter-storage", details: { property: "Pontoon" } };

/** Creates the app with a kind of request that only the content knows. */
async function testService(context: Partial<AppContext> = {}) {
  const pages = Object.entries({
    site: testSite,
    contact: testContent("Contact", { form: {} }),
    service: testContent("For Clients"),
    "service/boat-winter-storage": testContent("Boat Winter Storage", { form: BOAT }),
    "service/about": testContent("About"),
  }) as unknown as [DocumentId, JsonObject][];
  const tested = await testApp({ now: () => NOON, pages, ...context });
  const send = (body: string | FormData, headers: Record<string, string>) =>
    tested.app.request("/api/contact", { method: "POST", headers, body }, { address: "203.0.113.7" });
  const upload = (files: readonly File[], request: object = REQUEST, headers: Record<string, string> = {}) => {
    const form = new FormData();
    form.append("request", JSON.stringify(request));
    for (const file of files) form.append("files", file);
    return send(form, headers);
  };
  return {
    ...tested,
    upload,
    post: (request: object) => send(JSON.stringify(request), { "Content-Type": "application/json" }),
    submit(fields: Record<string, string>, files: readonly File[] = [], headers: Record<string, string> = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const file of files) form.append("files", file);
      return send(form, { Accept: "text/html", ...headers });
    },
    issuesOf: async (response: Response) => (await response.json()).issues,
    stored: async () => (await entriesIn(tested.outbox, "new")).filter(isRequestEntry),
  };
}

test("stores a request of a kind that the content describes, with its words", async () => {
  const { post, stored } = await testService();
  const details = { property: "Pontoon", neededBy: "2026-12-01", length: "22 feet" };
  const response = await post({ ...REQUEST, details });
  expect(await response.json()).toMatchObject({ success: true, ready: ["The hull number"] });
  expect((await stored())[0]?.request).toMatchObject({
    kind: { id: "boat-winter-storage", title: "Boat Winter Storage" },
    promise: PROMISE,
    details: [
      { id: "property", label: "Boat", value: "Pontoon" },
      { id: "neededBy", label: "Needed by", value: "2026-12-01" },
      { id: "length", label: "Length of the boat", value: "22 feet" },
    ],
  });
});

test.each([
  ["a required answer is missing", {}, "property", "Boat: this is required"],
  ["a date is past", { property: "x", neededBy: "2026-11-19" }, "neededBy", "Needed by: today or a later day"],
  ["a date is none", { property: "x", neededBy: "2026-02-30" }, "neededBy", "Needed by: a date, such as 2026-11-20"],
  ["an answer is too long", { property: "x".repeat(201) }, "property", "Boat: at most 200 characters"],
  [
    "a paragraph is too long",
    { property: "x", details: "x".repeat(2001) },
    "details",
    "Details: at most 2,000 characters",
  ],
])("says at the field if %s", async (_, details, field, message) => {
  const { post, issuesOf, stored } = await testService();
  const response = await post({ ...REQUEST, details });
  expect(response.status).toBe(422);
  expect(await issuesOf(response)).toEqual([{ field: `details.${field}`, message }]);
  expect(await stored()).toEqual([]);
});

test("accepts today in the time zone of the office", async () => {
  const { post } = await testService({ now: () => Date.UTC(2026, 10, 21, 3) });
  expect((await post({ ...REQUEST, details: { property: "x", neededBy: "2026-11-20" } })).status).toBe(200);
});

test.each(["rocket", "about", "../contact", "", 7])(
  "refuses a request of the kind %j, which has no form",
  async (kind) => {
    const { post, stored } = await testService();
    const response = await post({ ...REQUEST, kind });
    expect(response.status).toBe(422);
    expect((await response.json()).error).toContain("no longer has this form");
    expect(await stored()).toEqual([]);
  },
);

test("keeps an answer to a field that the form no longer has", async () => {
  const { post, stored } = await testService();
  await post({ ...REQUEST, details: { property: "x", engine: "40 hp" } });
  expect((await stored())[0]?.request.details).toContainEqual({ id: "engine", label: "engine", value: "40 hp" });
});

test("masks numbers in answers and in names of files", async () => {
  const { upload, stored } = await testService();
  const details = { property: "SSN 219-09-9999, driver’s license number 123AB4567" };
  await upload([sampleFile(PDF, "ssn 219-09-9999.pdf")], { ...REQUEST, details });
  const text = JSON.stringify(await stored());
  expect(text).not.toContain("219-09");
  expect(text).not.toContain("123AB");
  expect((await stored())[0]?.request.files).toMatchObject([{ name: "ssn ***-**-9999.pdf" }]);
});

describe("files", () => {
  test.each([
    ["jpeg", "photo.jpg", "image/jpeg", "photo.jpg"],
    ["jpeg", "photo.pdf", "image/jpeg", "photo.jpg"],
    ["jpegWithVideo", "motion.jpg", "image/jpeg", "motion.jpg"],
    ["png", "scan.png", "image/png", "scan.png"],
    ["heic", "IMG_1.HEIC", "image/heic", "IMG_1.heic"],
    ["pdf", "../../etc/contract.exe", "application/pdf", "contract.pdf"],
    ["pdf", "\u202efdp.exe", "application/pdf", "fdp.pdf"],
    ["pdf", ".pdf", "application/pdf", "file.pdf"],
  ] as const)("are stored with the request: %s as %s", async (content, name, type, stored) => {
    const tested = await testService();
    expect((await tested.upload([sampleFile(FILE_CONTENTS[content], name)])).status).toBe(200);
    const [entry] = await tested.stored();
    const [file] = entry?.request.files ?? [];
    expect(file).toEqual({ id: expect.any(String), name: stored, type, bytes: FILE_CONTENTS[content].length });
    const found = await tested.outbox.findFile(file?.id ?? "");
    expect(Buffer.from(found?.content ?? "")).toEqual(FILE_CONTENTS[content]);
  });

  test.each([
    ["zip", "contract.pdf", "contract.pdf is not a JPEG, PNG, HEIC or PDF file"],
    ["html", "photo.jpg", "photo.jpg is not a JPEG, PNG, HEIC or PDF file"],
    ["svg", "photo.svg", "photo.svg is not a JPEG, PNG, HEIC or PDF file"],
    ["movie", "IMG_2.HEIC", "IMG_2.HEIC is not a JPEG, PNG, HEIC or PDF file"],
    ["htmlAndPdf", "a.pdf", "a.pdf is not a JPEG, PNG, HEIC or PDF file"],
    ["emptyHeic", "IMG_3.HEIC", "IMG_3.heic is damaged or incomplete. Open it, save it again, and choose the new file"],
    ["pdfAndZip", "a.pdf", "a.pdf is damaged or incomplete. Open it, save it again, and choose the new file"],
    ["jpegAndZip", "a.jpg", "a.jpg is damaged or incomplete. Open it, save it again, and choose the new file"],
    ["jpegAndPdf", "c.jpg", "c.jpg is damaged or incomplete. Open it, save it again, and choose the new file"],
    ["jpegAndPage", "d.jpg", "d.jpg is damaged or incomplete. Open it, save it again, and choose the new file"],
    ["jpegAndProgram", "e.jpg", "e.jpg is damaged or incomplete. Open it, save it again, and choose the new file"],
    ["brokenJpeg", "f.jpg", "f.jpg is damaged or incomplete. Open it, save it again, and choose the new file"],
    ["textAfterHeic", "g.heic", "g.heic is damaged or incomplete. Open it, save it again, and choose the new file"],
    ["brokenPdf", "b.pdf", "b.pdf is damaged or incomplete. Open it, save it again, and choose the new file"],
    ["brokenPng", "b.png", "b.png is damaged or incomplete. Open it, save it again, and choose the new file"],
  ] as const)("are refused at their field: %s as %s", async (content, name, message) => {
    const { upload, issuesOf, stored } = await testService();
    const response = await upload([sampleFile(PDF, "good.pdf"), sampleFile(FILE_CONTENTS[content], name)]);
    expect(response.status).toBe(422);
    expect(await issuesOf(response)).toEqual([{ field: "files", message }]);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["11 MB", [Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024, " "), PDF])], /larger than 10 MB together/],
    ["40 files", Array.from({ length: 40 }, () => PDF), /at most 10 files/],
  ])("are refused if they are %s", async (_, contents, message) => {
    const { upload, issuesOf } = await testService();
    const response = await upload(contents.map((content, index) => sampleFile(content, `${index}.pdf`)));
    expect(await issuesOf(response)).toEqual([{ field: "files", message: expect.stringMatching(message) }]);
  });

  test("are refused before they are read if they are much larger", async () => {
    const { app } = await testService();
    const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "17000000" };
    const request = { method: "POST", headers, body: "--x--" };
    const response = await app.request("/api/contact", request, { address: "203.0.113.7" });
    expect(response.status).toBe(413);
    expect((await response.json()).error).toContain("larger than 10 MB together");
  });

  test("leave no room for more text than a form without them", async () => {
    const { upload, stored } = await testService();
    const details = { property: "x", other: "1".repeat(70_000) };
    expect((await upload([], { ...REQUEST, details })).status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  test("of one client are received four at a time, while forms without files go on", async () => {
    const { app, submit } = await testService();
    const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "9000000" };
    const send = (body: ReadableStream | string) =>
      app.request("/api/contact", { method: "POST", headers, body, duplex: "half" } as RequestInit, {
        address: "203.0.113.7",
      });
    const slow = Array.from({ length: 4 }, () => new ReadableStream());
    for (const body of slow) void send(body);
    expect((await send("--x--")).status).toBe(429);
    const length = { "Content-Length": "900" };
    expect((await submit({ ...QUOTE, message: "A form without files" }, [], length)).status).toBe(303);
  });

  test("are stored once if the same one is sent twice", async () => {
    const { upload, stored } = await testService();
    await upload([sampleFile(PDF, "one.pdf"), sampleFile(PDF, "two.pdf")]);
    expect((await stored())[0]?.request.files).toMatchObject([{ name: "one.pdf" }]);
  });

  test("are masked by name with other separators, too", async () => {
    const { upload, stored } = await testService();
    await upload([sampleFile(PDF, "ssn_219_09_9999.pdf")]);
    expect((await stored())[0]?.request.files).toMatchObject([{ name: "ssn ***-**-9999.pdf" }]);
  });

  test("are part of the request, which is stored once if it is sent twice", async () => {
    const { upload, stored } = await testService();
    const first = await (await upload([sampleFile(PDF, "a.pdf")])).json();
    const again = await (await upload([sampleFile(PDF, "a.pdf")], REQUEST, { "Idempotency-Key": "second" })).json();
    const other = await (await upload([sampleFile(FILE_CONTENTS.png, "a.png")])).json();
    expect(again.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
    expect(await stored()).toHaveLength(2);
  });

  test("are limited, because each request with files takes space on the disk", async () => {
    const quoteLimits = createQuoteLimits({ QUOTE_LIMIT: 1000, QUOTE_LIMIT_TOTAL: 10 });
    const { upload, post, stored } = await testService({ quoteLimits });
    const statuses = [];
    for (const name of ["a", "b", "c"]) {
      const request = { ...REQUEST, details: { property: name } };
      statuses.push((await upload([sampleFile(PDF, "a.pdf")], request)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await post(REQUEST)).status).toBe(200);
    expect(await stored()).toHaveLength(3);
  });

  test("are removed with their request", async () => {
    const { upload, stored, outbox } = await testService();
    await upload([sampleFile(PDF, "a.pdf")]);
    const [entry] = await stored();
    await outbox.removeRequests([entry?.id ?? ""]);
    expect(await outbox.findFile(entry?.request.files?.[0]?.id ?? "")).toBeUndefined();
  });

  test("of a quote are stored, too", async () => {
    const { upload, stored } = await testService();
    expect((await upload([sampleFile(PDF, "declarations.pdf")], QUOTE)).status).toBe(200);
    expect((await stored())[0]?.request).toMatchObject({ files: [{ name: "declarations.pdf" }] });
    expect((await stored())[0]?.request.kind).toBeUndefined();
  });

  test.each([
    ["exit 1", 422, "was refused by our virus scanner"],
    ["exit 2", 503, "cannot be checked right now"],
    ["cat > /dev/null", 200, "success"],
  ])("are scanned by the command of the server: %s", async (script, status, text) => {
    const command = join(temporaryFolder(), "scan");
    writeFileSync(command, `#!/bin/sh\n${script}\n`);
    chmodSync(command, 0o755);
    const env = { SESSION_SECRET: "a secret for tests that is long enough", FILE_SCAN_COMMAND: `${command} --flag -` };
    const { upload } = await testService({ env });
    const response = await upload([sampleFile(PDF, "a.pdf")]);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  test("are refused if there is no such command", async () => {
    const env = { SESSION_SECRET: "a secret for tests that is long enough", FILE_SCAN_COMMAND: "/missing/scan -" };
    const { upload, stored } = await testService({ env });
    expect((await upload([sampleFile(PDF, "a.pdf")])).status).toBe(503);
    expect(await stored()).toEqual([]);
  });
});

describe("a form without scripts", () => {
  const FIELDS = { ...QUOTE, kind: "boat-winter-storage", "details.property": "Pontoon" };

  test("is confirmed on the page of its kind", async () => {
    const { app, submit, stored } = await testService();
    const response = await submit(FIELDS, [sampleFile(PDF, "a.pdf"), new File([], "")]);
    expect(response.status).toBe(303);
    expect((await stored())[0]?.request.files).toHaveLength(1);
    const page = await app.request(response.headers.get("Location") ?? "", {}, { address: "203.0.113.7" });
    expect(await page.text()).toContain('"about":"Boat Winter Storage"');
  });

  test("that is rejected is shown again with what was typed, and asks for the files again", async () => {
    const { submit } = await testService();
    const response = await submit({ ...FIELDS, "details.property": "" }, [sampleFile(PDF, "a.pdf")]);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain("Boat: this is required");
    expect(page).toContain("choose your files again");
    expect(page).toContain('"firstName":"Ada"');
  });

  test("of a kind that does not exist gets a page with the next step", async () => {
    const { submit } = await testService();
    const response = await submit({ ...FIELDS, kind: "rocket" });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("no longer has this form");
  });

  test("whose transfer broke off is not stored", async () => {
    const { app, stored } = await testService();
    const body = '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nAda';
    const headers = { "Content-Type": "multipart/form-data; boundary=x", Accept: "text/html" };
    const response = await app.request("/api/contact", { method: "POST", headers, body }, { address: "203.0.113.7" });
    expect(response.status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});
