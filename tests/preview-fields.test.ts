/** Fields in the previews of all stored pages. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { beforeAll, expect, test } from "vitest";
import { shapeFor, walk } from "#schemas/content-shape.ts";
import { type JsonObject, segments, valueAt } from "#schemas/json.ts";
import { isSettings, pathOf, SITE } from "#schemas/page-ids.ts";
import type { SiteReader } from "#site/page-model/media.ts";
import { createPreview } from "#site/publishing/live/preview.ts";
import { elementsIn, getAttribute } from "#site/rendering/html-tree.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import { joinMarkup } from "#site/shared-markup/markup.ts";
import { PROJECT } from "./support/project.ts";
import { listSampleDocuments, readSampleDocument, SAMPLE_SITE } from "./support/sample-agency.ts";
import { memoryStore } from "./support/store/memory-store.ts";

const FIELD = / data-field="([^"]*)"(?: data-document="site")?/g;

const MEDIA = new Map(
  ["barn.jpg", "logo.svg"].map((name) => [
    name,
    { stem: `/assets/media/${name}-1a2b`, width: 2000, height: 1000, isPhoto: name.endsWith("jpg"), ending: "jpeg" },
  ]),
);

/** A page of the sample agency with content and no address. */
const UNROUTED = "farm/best-providers";

interface PreviewedPage {
  id: string;
  content: JsonObject;
  visible: string;
  preview: string;
}

const pages: PreviewedPage[] = [];

beforeAll(async () => {
  const documents = withPhotos();
  for (const [id, content] of documents) {
    if (id !== UNROUTED && !isSettings(id)) pages.push({ id, content, ...(await renderBoth(id, documents)) });
  }
}, 60_000);

/** Returns the stored pages with photos in their heroes and lists. */
function withPhotos(): Map<string, JsonObject> {
  const pages = listSampleDocuments().filter(([id]) => id !== SITE);
  for (const [id, content] of pages) {
    for (const { value, shape, pointer } of walk(content, shapeFor(id))) {
      if (shape.kind !== "object" || !shape.keys.has("image") || pointer.startsWith("/meta")) continue;
      Object.assign(value as JsonObject, { image: pointer.length % 2 === 0 ? "barn.jpg" : "logo.svg" });
    }
  }
  return new Map(pages);
}

test("a preview without its fields is the page that visitors see, byte for byte", () => {
  expect(pages.length).toBeGreaterThan(25);
  for (const { id, visible, preview } of pages) expect([id, preview.replace(FIELD, "")]).toEqual([id, visible]);
});

test("a page without an address has no preview", async () => {
  expect(await renderBoth(UNROUTED, withPhotos())).toMatchObject({ preview: "" });
});

test("every field in a preview is a field of its document, or can be added to it", () => {
  const site = readSampleDocument(SITE);
  for (const { id, content, preview } of pages) {
    for (const element of elementsIn(parse(preview))) {
      const pointer = getAttribute(element, "data-field");
      if (pointer === undefined) continue;
      const document = getAttribute(element, "data-document") === SITE ? site : content;
      expect([id, pointer, valueAt(document, segments(pointer).slice(0, -1)) === undefined]).toEqual([
        id,
        pointer,
        false,
      ]);
    }
  }
});

test("every text and photo of a coverage page has its place in the preview", () => {
  for (const { id, content, preview } of pages.filter(({ id }) => id.includes("/"))) {
    const fields = new Set([...preview.matchAll(FIELD)].map(([, pointer]) => pointer));
    const missing = walk(content, shapeFor(id)).filter(
      ({ value, shape: { kind }, pointer }) =>
        typeof value === "string" &&
        kind !== "url" &&
        !/^\/meta|\/(?:id|scene|name|insuranceType|ready\/\d+)$/.test(pointer) &&
        !fields.has(pointer),
    );
    expect(missing.map(({ pointer }) => `${id} ${pointer}`)).toEqual([]);
  }
});

test("the header and the footer name the site settings that they show", () => {
  const { preview = "" } = pages.find(({ id }) => id === "farm/agribusiness") ?? {};
  expect(preview).toMatch(/<a data-field="\/navigation\/0\/title" data-document="site" href="\/"/);
  expect(preview).toMatch(/<a data-field="\/phone" data-document="site" class="phone-link"/);
  expect(preview).toMatch(/<p data-field="\/footer\/blurb" data-document="site"/);
});

test("a cut, split or marked-up text is shown as visitors see it", async () => {
  const marked = "\ue000 is a character of a private alphabet.";
  const text = "First <b>bold</b> line\n\n<em>Second</em> & last";
  const members = [120, 121].map((length) => ({ name: `Ann ${length}`, title: "Agent", bio: "b".repeat(length) }));
  const items = [
    { title: "5 < 7", description: "<p>One</p><ul><li>Two</li></ul>" },
    { title: "& more", description: "<5 acres" },
  ];
  const content = {
    meta: { title: "About", description: "Us" },
    hero: { title: marked, description: text, backgroundColor: "green" },
    about: { description: text },
    features: { title: "Features", items },
    team: { members },
  };
  const { visible, preview } = await renderBoth("about", new Map([["about", content]]));
  expect(preview.replace(FIELD, "")).toBe(visible);
  expect(preview).toContain('<p data-field="/about/description"><em>Second</em> & last</p>');
  expect(preview).toContain(`<span data-field="/team/members/1/bio" class="bio-excerpt">${"b".repeat(120)}… </span>`);
  expect(preview).toContain('<li data-field="/features/items/0/description">Two</li>');
});

test("published pages have no fields", () => {
  const files = readdirSync(SAMPLE_SITE, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  expect(files.length).toBeGreaterThan(25);
  for (const file of files)
    expect([file, readFileSync(join(SAMPLE_SITE, file), "utf8").includes("data-field")]).toEqual([file, false]);
});

/** Renders a page for visitors and as a preview. */
async function renderBoth(
  id: string,
  documents: ReadonlyMap<string, JsonObject>,
): Promise<{ visible: string; preview: string }> {
  const store = memoryStore([[SITE, readSampleDocument(SITE)]]);
  const renderer = await loadRenderer({ root: PROJECT, out: SAMPLE_SITE });
  const reader: SiteReader = Object.assign((await store.reader()).withPending(documents), { media: MEDIA });
  const { markup } = await renderer.render(pathOf(id) ?? "", reader);
  const preview = await createPreview({
    root: PROJECT,
    out: SAMPLE_SITE,
    store,
    readMedia: async () => MEDIA,
  }).withFields(id, documents);
  return { visible: joinMarkup(markup), preview: preview ?? "" };
}
