/** Follows a change of the phone number and the office hours through everything that visitors and clients can see. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Mail } from "#api/quotes/mail/mail.ts";
import { sendEntry } from "#api/quotes/mail/send-entry.ts";
import { importContent } from "#content/importer/import-content.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { pathOf, SITE } from "#schemas/page-ids.ts";
import { loadPage } from "#site/page-model/page-model.ts";
import { createPreview } from "#site/publishing/live/preview.ts";
import { prerender } from "#site/publishing/prerender/prerender.ts";
import { openGraphContent } from "#site/seo/open-graph/open-graph-page.ts";
import { testApp } from "./support/api/app.ts";
import { testEntry } from "./support/mail/sample-mail.ts";
import { memoryOutbox } from "./support/outbox/memory-outbox.ts";
import { PROJECT } from "./support/project.ts";
import { copySampleContent, readSampleDocument, SAMPLE_SITE } from "./support/sample-agency.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const NEW_FACTS = {
  phone: "(641) 555-0177",
  hours: { display: "Monday-Friday 9:15 AM-4:45 PM", structured: "Mo-Fr 09:15-16:45" },
};

/** Puts the new phone number and hours into site settings. */
function withNewFacts(site: JsonObject): JsonObject {
  const [main = {}] = site.offices as { hours?: JsonObject }[];
  return { ...site, phone: NEW_FACTS.phone, offices: [{ ...main, hours: { ...main.hours, ...NEW_FACTS.hours } }] };
}

/** The values in the sample content, each with the value that replaces it. */
const REPLACEMENTS = [
  ["(515) 555-0142", NEW_FACTS.phone],
  ["tel:+15155550142", "tel:+16415550177"],
  ["Monday-Friday 8:30 AM-5:00 PM", NEW_FACTS.hours.display],
  ["Mo-Fr 08:00-17:00", NEW_FACTS.hours.structured],
  ["by 5:00 PM", "by 4:45 PM"],
  // Half an hour before the office closes, a request is no longer answered the same day.
  ["4:30 PM", "4:15 PM"],
  // The hours in the header, from which a script says whether the office is open.
  ["[830,1700]", "[915,1645]"],
] as const;

/** Parts of the old values, in any notation. */
const OLD_FACTS = /555.?0142|8:30 ?AM|5:00 ?PM|08:00|17:00|4:30 ?PM|830,1700/i;

// A time at which an answer is due on the same day with the old hours and with the new ones.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T15:00:00Z") }));
afterEach(() => void vi.useRealTimers());

interface Fixture {
  store: ContentStore;
  contentDir: string;
  out: string;
}

/** Copies the sample content to a temporary folder. */
async function copySample(): Promise<Fixture> {
  const folder = temporaryFolder();
  const contentDir = join(folder, "content");
  copySampleContent(contentDir, { withHistory: false });
  return { store: await openFileStore({ dir: contentDir }), contentDir, out: join(folder, "site") };
}

/** Returns every text that visitors, clients of the API and crawlers can get, by its origin. */
async function collectTexts(fixture: Fixture): Promise<Record<string, string>> {
  return {
    ...readSiteFiles(fixture.out),
    ...(await requestPageContent(fixture.store)),
    ...(await renderEmails(fixture.store)),
    ...(await describeShareImages(fixture.store)),
  };
}

function readSiteFiles(out: string): Record<string, string> {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:html|txt|xml|webmanifest)$|^_/.test(file),
  );
  // The times at which the office opens are tested beside their component.
  const read = (file: string) => readFileSync(join(out, file), "utf8").replace(/ data-status="[^"]*"/, "");
  return Object.fromEntries(files.map((file) => [file, read(file)]));
}

async function requestPageContent(store: ContentStore): Promise<Record<string, string>> {
  const { app } = await testApp({ store });
  const paths = (await (await store.reader()).pages()).map((id) => `/api/page-content/${id}`);
  const texts = paths.map(async (path) => [path, await (await app.request(path)).text()]);
  return Object.fromEntries(await Promise.all(texts));
}

async function renderEmails(store: ContentStore): Promise<Record<string, string>> {
  const emails: Record<string, string> = {};
  for (const kind of ["quote", "acknowledgement"] as const) {
    const send = async (mail: Mail) => {
      emails[kind] = JSON.stringify(mail);
      return { accepted: mail.to, rejected: [] };
    };
    const entry = { ...testEntry({ insuranceType: "medicare" }), kind };
    const mailer = { send, close: () => undefined };
    await sendEntry(entry, { mailer, store, outbox: memoryOutbox(), env: { TIME_ZONE: "America/Chicago" } });
  }
  return emails;
}

async function describeShareImages(store: ContentStore): Promise<Record<string, string>> {
  const reader = Object.assign(await store.reader(), { media: undefined });
  const texts = (await reader.pages()).map(async (id) => {
    const page = await loadPage(reader, pathOf(id) ?? "");
    return [`share image of ${id}`, JSON.stringify(page && openGraphContent(page)) ?? ""];
  });
  return Object.fromEntries(await Promise.all(texts));
}

function replaceFacts(text: string): string {
  return REPLACEMENTS.reduce((replaced, [before, after]) => replaced.replaceAll(before, after), text);
}

/** Lists the origins of texts that match a pattern. */
function originsOf(texts: Record<string, string>, pattern: RegExp): string[] {
  return Object.keys(texts).filter((origin) => pattern.test(texts[origin] ?? ""));
}

test("a new phone number and new hours replace the old ones everywhere and change nothing else", async () => {
  const fixture = await copySample();
  const { store, contentDir, out } = fixture;
  await prerender({ root: PROJECT, store, contentDir, out });
  const before = await collectTexts(fixture);

  const input = { raw: JSON.stringify({ site: withNewFacts(readSampleDocument(SITE)) }), file: "facts.json" };
  await importContent([input], {}, store, { by: "ann", message: "", sha256: "" });
  const { rendered, routes } = await prerender({ root: PROJECT, store, contentDir, out, onlyChanged: true });
  expect(rendered).toBe(routes);
  const after = await collectTexts(fixture);

  expect(originsOf(after, OLD_FACTS)).toEqual([]);
  expect(after).toEqual(Object.fromEntries(Object.entries(before).map(([name, text]) => [name, replaceFacts(text)])));
  expect(originsOf(after, /\{(?:site|claim)\./)).toEqual([]);
  const withPhone = originsOf(after, /\(641\) 555-0177/);
  const pages = Object.keys(after).filter((origin) => origin.endsWith(".html") && origin !== "admin.html");
  expect(withPhone).toEqual(expect.arrayContaining([...pages, "llms.txt", "acknowledgement"]));
});

test("the preview of an import that changes the phone number shows the new number", async () => {
  const { store } = await copySample();
  const render = createPreview({ root: PROJECT, out: SAMPLE_SITE, store, readMedia: async () => new Map() });
  const site = withNewFacts(readSampleDocument(SITE));
  for (const page of [SITE, "contact", "medicare", "farm/agribusiness"]) {
    const html = (await render.withFields(page, new Map([[SITE, site]]))) ?? "";
    expect([page, html.includes(NEW_FACTS.phone), OLD_FACTS.test(html)]).toEqual([page, true, false]);
  }
});

test("a change of a claim renders the pages that quote it again", async () => {
  const { store, contentDir, out } = await copySample();
  await store.transaction(async (writer) => {
    const read = await writer.read([SITE, "about"]);
    const [site, about] = [read.get(SITE)?.content ?? {}, read.get("about")?.content ?? {}];
    const hero = { title: "{claim.test} neighbors" };
    const changes = [
      { page: SITE, before: site, after: { ...site, claims: [{ id: "test", value: "300" }] } },
      { page: "about", before: about, after: { ...about, hero } },
    ];
    return writer.commit(changes, { by: "ann", source: "", format: "", sha256: "", message: "" });
  });
  await prerender({ root: PROJECT, store, contentDir, out });
  expect(readFileSync(join(out, "about.html"), "utf8")).toContain("300 neighbors");

  const input = { raw: JSON.stringify({ site: { claims: [{ id: "test", value: "400" }] } }), file: "claim.json" };
  await importContent([input], {}, store, { by: "ann", message: "", sha256: "" });
  const { written } = await prerender({ root: PROJECT, store, contentDir, out, onlyChanged: true });
  expect(written).toContain("/about");
  expect(readFileSync(join(out, "about.html"), "utf8")).toContain("400 neighbors");
});
